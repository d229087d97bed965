/// The help of the program and of each command, made from the lists.
enum ProgramHelp {
  /// The help of one command, or of the program.
  static func text(for name: String?) -> String {
    guard let name, let command = Subcommand.all.first(where: { $0.name == name }) else {
      return overview
    }
    let options = command.options + CommandLineOption.common
    return """
      usage: formchat \(command.name) \(command.arguments)

      \(command.summary)

      options:
      \(table(options.map { ($0.usage, $0.summary) }))

      """
  }

  private static var overview: String {
    """
    formchat designs forms in conversation: say what you need, see what changed, check it, use it.

    usage: formchat [COMMAND] [OPTION …]

    commands:
    \(table(Subcommand.all.map { ("\($0.name) \($0.arguments)", $0.summary) }))

    FILE is a layout in any format, a transcript (its latest revision), or - for standard input.
    formchat COMMAND --help shows a command's options.

    exit codes:
    \(table(ExitCode.allCases.filter { $0.rawValue < 128 }.map { ("\($0.rawValue)", $0.meaning) }))

    """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(34, (rows.map(\.0.count).max() ?? 0) + 2)
    return rows.map { left, right in
      let blank = String(repeating: " ", count: width)
      return left.count < width
        ? "  " + left + blank.dropFirst(left.count) + right
        : "  " + left + "\n  " + blank + right
    }.joined(separator: "\n")
  }
}
