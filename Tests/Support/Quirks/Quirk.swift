package import Chat
import JSON

/// What a service does in the wild: a script of answers to one request, and what the person gets.
package struct Quirk: Sendable, CustomStringConvertible {
  /// The number in the survey of services.
  package let row: Int
  package let name: String
  package let replies: [ScriptedReply]
  /// `success:` and the reply's text, or the sentence that a person reads.
  package let sentence: String
  /// How many requests are sent.
  package let requests: Int
  /// What is said beside the reply.
  package let remarks: [String]
  /// The counts that the reply must have, where they matter.
  package let usage: TokenUsage?
  /// What the person wants of every request.
  package let wants: RequestPreferences
  /// How long each part may take, where that matters.
  package let timeouts: Timeouts?
  /// Whether this is how OpenAI's own service speaks, so that its own client understands it.
  package let isProper: Bool

  package init(
    _ row: Int, _ name: String, _ replies: ScriptedReply..., gives sentence: String,
    requests: Int = 1, remarks: [String] = [], usage: TokenUsage? = nil,
    wants: RequestPreferences = RequestPreferences(), timeouts: Timeouts? = nil,
    isProper: Bool = false
  ) {
    self.row = row
    self.name = name
    self.replies = replies
    self.sentence = sentence
    self.requests = requests
    self.remarks = remarks
    self.usage = usage
    self.wants = wants
    self.timeouts = timeouts
    self.isProper = isProper
  }

  package var description: String { "\(row) \(name)" }

  /// Every quirk that was seen.
  package static let all =
    framing + chunks + ends + prose + faults + refusals + preferences + patience + compression

  /// The key that is sent in tests, and must come out nowhere.
  package static let secret = "sk-test-0123456789abcdef"

  // MARK: What the cases are made of

  static let answer = #"{"message":"hé 😀"}"#
  static let good = "success: \(answer)"
  static let text = ScriptedReply.chunk(["content": .string(answer)])
  static let stop = ScriptedReply.chunk([:], finishReason: "stop")
}
