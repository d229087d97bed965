internal import FormLayout

/// The list of commands, made from the commands themselves.
enum HelpText {
  /// The groups with their commands; those whose line has a text in it, where one is given. A topic's
  /// name gives the topic.
  static func lines(matching pattern: String, width: Int) -> [StyledText] {
    let wanted = pattern.lowercased().drop { $0 == "/" }
    if let topic = HelpTopic.all.first(where: { $0.name == wanted }) {
      return [StyledText(topic.summary, .heading)]
        + topic.rows.flatMap { entry($0.0, $0.1, width: width) } + named(topic, width: width)
    }
    var lines: [StyledText] = []
    for group in Command.Group.allCases {
      let commands = Command.all.filter { command in
        command.group == group
          && (wanted.isEmpty || "\(command.usage) \(command.summary)".lowercased().contains(wanted))
      }
      guard !commands.isEmpty else { continue }
      if !lines.isEmpty { lines.append(StyledText()) }
      lines.append(StyledText(group.rawValue, .heading))
      for command in commands { lines += entry(command.usage, command.summary, width: width) }
    }
    if wanted.isEmpty {
      lines.append(StyledText())
      lines.append(StyledText("More", .heading))
      for topic in HelpTopic.all {
        lines += entry("/help \(topic.name)", topic.summary, width: width)
      }
      lines.append(StyledText())
      lines += StyledText(essence, .dim).wrapped(to: width)
    }
    return lines
  }

  private static let essence =
    "Anything else is sent as a message; //x sends /x. A beginning that only one command has is "
    + "enough. Enter sends, Ctrl-C stops a reply or clears the line, Ctrl-D leaves."

  /// The commands that have a topic's name, after it: `/help model` tells of `/model` too.
  private static func named(_ topic: HelpTopic, width: Int) -> [StyledText] {
    Command.all.filter { $0.name == topic.name }
      .flatMap { entry($0.usage, $0.summary, width: width) }
  }

  private static func entry(_ usage: String, _ summary: String, width: Int) -> [StyledText] {
    let column = 24
    let usage = "  " + usage
    let room = max(20, width - column)
    let words = StyledText(summary, .dim).wrapped(to: room)
    guard usage.displayWidth < column, width >= column + 20 else {
      return StyledText(usage).wrapped(to: width)
        + StyledText(summary, .dim).wrapped(to: max(10, width - 4)).map {
          StyledText("    ") + $0
        }
    }
    let blank = StyledText(String(repeating: " ", count: column))
    return words.enumerated().map {
      $0.offset == 0 ? StyledText(usage).padded(to: column) + $0.element : blank + $0.element
    }
  }
}
