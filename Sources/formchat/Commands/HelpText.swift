internal import FormLayout

/// The list of commands, made from the commands themselves.
struct HelpText {
  let width: Int
  var isASCII = false

  /// The groups with their commands; those whose line has a text in it, where one is given. A topic's
  /// name gives the topic, and the command of that name.
  func lines(matching pattern: String) -> [StyledText] {
    let wanted = pattern.lowercased().drop { $0 == "/" }
    if let topic = HelpTopic.all.first(where: { $0.name == wanted }) {
      return [StyledText(topic.summary, .heading)]
        + topic.rows.flatMap { entry($0.0, $0.1) }
        + Command.all.filter { $0.name == topic.name }.flatMap { entry($0.usage, $0.summary) }
    }
    let lines = groups(matching: String(wanted))
    return wanted.isEmpty ? lines + topics : lines
  }

  private func groups(matching wanted: String) -> [StyledText] {
    var lines: [StyledText] = []
    for group in Command.Group.allCases {
      let commands = Command.all.filter { command in
        command.group == group
          && (wanted.isEmpty || "\(command.usage) \(command.summary)".lowercased().contains(wanted))
      }
      guard !commands.isEmpty else { continue }
      if !lines.isEmpty { lines.append(StyledText()) }
      lines.append(StyledText(group.rawValue, .heading))
      for command in commands { lines += entry(command.usage, command.summary) }
    }
    return lines
  }

  private var topics: [StyledText] {
    [StyledText(), StyledText("More", .heading)]
      + HelpTopic.all.flatMap { entry("/help \($0.name)", $0.summary) } + [StyledText()]
      + StyledText(Self.essence, .dim).wrapped(to: width)
  }

  private static let essence =
    "Anything else is sent as a message; //x sends /x. A beginning that only one command has is "
    + "enough. Enter sends, Ctrl-C stops a reply or clears the line, Ctrl-D leaves."

  /// What is typed, and beside or below it what that does.
  private func entry(_ typed: String, _ summary: String) -> [StyledText] {
    let column = 24
    let typed = "  " + ownSigns(typed)
    let summary = StyledText(ownSigns(summary), .dim)
    guard typed.displayWidth < column, width >= column + 20 else {
      return StyledText(typed).wrapped(to: width, hanging: 2)
        + summary.wrapped(to: max(10, width - 6)).map { StyledText("      ") + $0 }
    }
    let blank = StyledText(String(repeating: " ", count: column))
    return summary.wrapped(to: max(20, width - column)).enumerated().map {
      ($0.offset == 0 ? StyledText(typed).padded(to: column) : blank) + $0.element
    }
  }

  private func ownSigns(_ text: String) -> String {
    isASCII ? text.replacing("…", with: "...") : text
  }
}
