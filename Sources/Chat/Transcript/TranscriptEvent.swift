package import JSON

/// One line of a transcript.
package enum TranscriptEvent: Equatable, Sendable {
  case session(TranscriptHeader)
  /// A layout taken from a file, in our own format, with the last component of its path.
  case layout(JSONValue, name: String)
  case message(ChatMessage)
  /// What was sent back after a reply that could not be applied.
  case repair(String)
  case revision(TranscriptRevision)
  /// A line typed that is no message, as its full command. A reply's undo is one by `gpt`.
  case command(String, by: ChatMessage.Sender)
}

/// A change of the layout, as the transcript keeps it.
package struct TranscriptRevision: Equatable, Sendable {
  package let number: Int
  package let parent: Int
  /// The operations, as a reply has them; empty where a `layout` event before it says all.
  package let ops: JSONValue
  /// The first 16 hex digits of SHA-256 over the layout's compact JSON.
  package let fingerprint: String

  package init(number: Int, parent: Int, ops: JSONValue, fingerprint: String) {
    self.number = number
    self.parent = parent
    self.ops = ops
    self.fingerprint = fingerprint
  }
}
