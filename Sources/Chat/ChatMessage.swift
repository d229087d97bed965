/// One message of a conversation.
package struct ChatMessage: Equatable, Sendable {
  /// Who wrote a message; the raw values are those of a transcript.
  package enum Sender: String, CaseIterable, Sendable {
    case me
    case gpt
  }

  /// What became of a message.
  package enum Fate: String, CaseIterable, Sendable {
    /// Its edits made a revision.
    case applied
    /// It answered without an edit.
    case answered
    /// Its edits could not be applied, or the model declined.
    case refused
    /// The person stopped it.
    case cancelled
    /// The service did not give a whole reply.
    case failed
  }

  package let id: String
  package let sender: Sender
  /// The text as received or typed.
  package let content: String
  /// The text that is shown.
  package let words: String
  /// When it was written: ISO 8601, UTC.
  package let dateCreated: String
  /// What became of it; a person's message has none until its turn ends, and may stay without.
  package var fate: Fate?
  /// The model that wrote it, as the service named it.
  package let model: String?
  package let finishReason: FinishReason?
  package let usage: TokenUsage?

  package init(
    id: String,
    sender: Sender,
    content: String,
    words: String? = nil,
    dateCreated: String,
    fate: Fate? = nil,
    model: String? = nil,
    finishReason: FinishReason? = nil,
    usage: TokenUsage? = nil
  ) {
    self.id = id
    self.sender = sender
    self.content = content
    self.words = words ?? content
    self.dateCreated = dateCreated
    self.fate = fate
    self.model = model
    self.finishReason = finishReason
    self.usage = usage
  }
}
