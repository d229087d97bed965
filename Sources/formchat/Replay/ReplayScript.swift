internal import Chat
internal import FormLayout
internal import JSON

/// What a transcript has to say to a conversation: the lines, the replies, the stamps, the layouts.
struct ReplayScript {
  /// The lines as they were typed.
  private(set) var lines: [String] = []
  private(set) var replies: [RecordedReply] = []
  private(set) var stamps: [Stamps.Stamp] = []
  /// The layout that the session began with.
  private(set) var start: OpenedLayout?
  /// The layouts opened later, in order.
  private(set) var layouts: [OpenedLayout] = []

  init(_ transcript: Transcript) {
    for (index, event) in transcript.events.enumerated() {
      switch event {
      case .session, .repair, .revision: continue
      case .layout(let layout, let name):
        let opened = OpenedLayout(
          form: Form(json: layout.objectValue ?? [:]), name: name, file: nil)
        if index == 0 { start = opened } else { layouts.append(opened) }
      case .command(let line, let sender): if sender == .me { lines.append(line) }
      case .message(let message):
        stamps.append(Stamps.Stamp(id: message.id, date: message.dateCreated))
        if message.sender == .me {
          lines.append(message.content.hasPrefix("/") ? "/" + message.content : message.content)
        } else {
          replies.append(Self.reply(message))
        }
      }
    }
  }

  private static func reply(_ message: ChatMessage) -> RecordedReply {
    switch message.fate {
    case .cancelled: .cancelled(message.content)
    case .failed: .failure(message.words, after: message.content)
    case .applied, .answered, .refused, nil:
      .reply(
        ChatReply(
          content: message.content, model: message.model ?? "",
          finishReason: message.finishReason, usage: message.usage))
    }
  }
}
