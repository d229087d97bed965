internal import FormLayout

/// The list of commands, made from the commands themselves.
enum HelpText {
  /// The groups with their commands; those whose line has a text in it, where one is given.
  static func lines(matching pattern: String, width: Int) -> [StyledText] {
    let wanted = pattern.lowercased().drop { $0 == "/" }
    var lines: [StyledText] = []
    for group in Command.Group.allCases {
      let commands = Command.all.filter { command in
        command.group == group
          && (wanted.isEmpty || "\(command.usage) \(command.summary)".lowercased().contains(wanted))
      }
      guard !commands.isEmpty else { continue }
      if !lines.isEmpty { lines.append(StyledText()) }
      lines.append(StyledText(group.rawValue, .heading))
      for command in commands { lines += entry(command, width: width) }
    }
    if wanted.isEmpty {
      lines.append(StyledText())
      lines += keys.flatMap { StyledText($0, .dim).wrapped(to: width) }
    }
    return lines
  }

  private static let keys = [
    "Anything else is sent as a message; //x sends /x. A beginning that only one command has is enough.",
    "Enter sends, Ctrl-J starts a new line, Ctrl-C stops a reply or clears the line, Ctrl-D leaves.",
  ]

  private static func entry(_ command: Command, width: Int) -> [StyledText] {
    let column = 24
    let usage = "  " + command.usage
    let room = max(20, width - column)
    let words = StyledText(command.summary, .dim).wrapped(to: room)
    guard usage.displayWidth < column, width >= column + 20 else {
      return StyledText(usage).wrapped(to: width)
        + StyledText(command.summary, .dim).wrapped(to: max(10, width - 4)).map {
          StyledText("    ") + $0
        }
    }
    let blank = StyledText(String(repeating: " ", count: column))
    return words.enumerated().map {
      $0.offset == 0 ? StyledText(usage).padded(to: column) + $0.element : blank + $0.element
    }
  }
}
