/// A form after its edits.
package struct AppliedEdits: Sendable {
  /// A component's id, before and after.
  package struct Renaming: Equatable, Sendable {
    package let from: String
    package let to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  package let form: Form
  /// Whether anything is different; edits that set what is already so change nothing.
  package let isChanged: Bool
  /// What was renamed, each once, with the id before the first edit and the one after the last.
  package let renamed: [Renaming]
  package let notes: [EditNote]
}
