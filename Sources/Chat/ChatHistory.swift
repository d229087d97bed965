/// The messages of a conversation, in order.
package struct ChatHistory: Equatable, Sendable {
  /// A request and the reply that stood.
  package struct Exchange: Equatable, Sendable {
    package let request: ChatMessage
    package let reply: ChatMessage

    package init(request: ChatMessage, reply: ChatMessage) {
      self.request = request
      self.reply = reply
    }
  }

  package private(set) var messages: [ChatMessage]

  package init(_ messages: [ChatMessage] = []) {
    self.messages = messages
  }

  package mutating func append(_ message: ChatMessage) {
    messages.append(message)
  }

  /// Records what became of a message.
  package mutating func setFate(_ fate: ChatMessage.Fate, of id: String) {
    guard let index = messages.lastIndex(where: { $0.id == id }) else { return }
    messages[index].fate = fate
  }

  /// Returns one sender's messages, in order.
  package func history(from sender: ChatMessage.Sender) -> [ChatMessage] {
    messages.filter { $0.sender == sender }
  }

  /// The exchanges that may be sent again: a request with the applied or answered reply to it.
  /// Refused, cancelled and failed replies, and repair rounds, leave no trace here.
  package var exchanges: [Exchange] {
    var exchanges: [Exchange] = []
    var open: ChatMessage?
    for message in messages {
      switch (message.sender, message.fate) {
      case (.me, _):
        open = message
      case (.gpt, .applied), (.gpt, .answered):
        guard let request = open else { continue }
        exchanges.append(Exchange(request: request, reply: message))
        open = nil
      case (.gpt, .refused), (.gpt, .cancelled), (.gpt, .failed), (.gpt, nil):
        continue
      }
    }
    return exchanges
  }
}
