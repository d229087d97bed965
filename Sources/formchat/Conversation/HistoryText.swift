internal import Chat
internal import FormLayout

/// How a message looks in the history: the senders differ by a word and by where they stand.
enum HistoryText {
  static func lines(of message: ChatMessage, width: Int) -> [StyledText] {
    let isMine = message.sender == .me
    let indent = isMine ? "" : "      "
    var name = StyledText(isMine ? "me  " : "gpt ", TextStyle(.heading, isBold: true))
    let words = message.words.isEmpty ? "(nothing)" : message.words
    let room = max(10, width - indent.count - 4)
    var lines: [StyledText] = []
    for row in words.split(separator: "\n", omittingEmptySubsequences: false) {
      for line in StyledText(String(row)).wrapped(to: room) {
        lines.append(StyledText(indent) + name + line)
        name = StyledText("    ")
      }
    }
    if let note = note(on: message) {
      lines.append(StyledText(indent) + name + StyledText(note, .dim))
    }
    return lines
  }

  /// What became of a message, where that is not the usual.
  private static func note(on message: ChatMessage) -> String? {
    switch (message.sender, message.fate) {
    case (.gpt, .refused): "(could not be applied)"
    case (.gpt, .cancelled): "(cancelled)"
    case (.gpt, .failed): "(failed)"
    case (.me, nil): "(never answered)"
    case (.me, _), (.gpt, _): nil
    }
  }
}
