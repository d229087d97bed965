internal import Platform

/// A service that answers from a list, in order, whatever it is asked.
package final class RecordedChatService: ChatService {
  package let name = "recorded"
  package let model: String
  private let replies: Locked<ArraySlice<RecordedReply>>
  private let pieceLength: Int

  /// - Parameter pieceLength: how many characters of a reply come at a time.
  package init(model: String, replies: [RecordedReply], pieceLength: Int = .max) {
    self.model = model
    self.replies = Locked(replies[...])
    self.pieceLength = max(1, pieceLength)
  }

  /// How many replies are left.
  package var remaining: Int { replies.withLock { $0.count } }

  package func reply(
    to request: ChatRequest,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) -> ChatReply {
    guard !Task.isCancelled else { throw ChatError(.cancelled, attempts: 0) }
    switch replies.withLock({ $0.popFirst() }) {
    case .reply(let reply):
      try onEvent(.started(model: reply.model))
      try play(reply.content, onEvent)
      return reply
    case .failure(let sentence, let text):
      try play(text, onEvent)
      throw ChatError(.recorded(sentence), attempts: 0)
    case .cancelled(let text):
      try onEvent(.started(model: model))
      try play(text, onEvent)
      throw ChatError(.cancelled, attempts: 0)
    case nil:
      throw ChatError(.recorded("the recording has no more replies"), attempts: 0)
    }
  }

  private func play(
    _ text: String,
    _ onEvent: (ChatEvent) throws(ChatError) -> Void
  ) throws(ChatError) {
    var rest = text[...]
    while !rest.isEmpty {
      let piece = rest.prefix(pieceLength)
      try onEvent(.text(String(piece)))
      rest = rest.dropFirst(piece.count)
    }
  }
}
