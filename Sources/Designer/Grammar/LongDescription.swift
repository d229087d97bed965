internal import FormLayout
internal import JSON

/// Reads a description of a whole form in several sentences or bullets, looks included.
struct LongDescription {
  private let draft: Draft
  private let message: Message
  private let isFresh: Bool

  init(_ draft: Draft, _ message: Message, isFresh: Bool) {
    self.draft = draft
    self.message = message
    self.isFresh = isFresh
  }

  func read() -> Outcome? { nil }
}
