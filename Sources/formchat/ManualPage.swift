internal import FormLayout

/// The manual page in mdoc, made from the lists that the program itself uses.
enum ManualPage {
  /// The page, for section 1.
  static var text: String {
    ([head] + [commands, conversation, settings, files, exitStatus, examples]).joined()
  }

  private static let head = """
    .Dd November 30, 2026
    .Dt FORMCHAT 1
    .Os
    .Sh NAME
    .Nm formchat
    .Nd design forms in conversation
    .Sh SYNOPSIS
    .Nm
    .Op Ar COMMAND
    .Op Ar OPTION ...
    .Sh DESCRIPTION
    .Nm
    is a conversational form assistant for the terminal: you say in plain words
    what form you want, and after every turn you see what changed, the form drawn
    as text, and a report on what is wrong with it.
    .Pp
    .Ar FILE
    is a layout in any format, a transcript (its latest revision), or
    .Sq -
    for standard input.
    Standard output carries the result; everything else goes to standard error.

    """

  // MARK: Sections

  private static var commands: String {
    var text = ".Sh COMMANDS\n.Bl -tag -width Ds\n"
    for command in Subcommand.all {
      text += item("\(command.name) \(command.arguments)", command.summary)
      guard !command.options.isEmpty else { continue }
      text += ".Pp\n.Bl -tag -width Ds -compact\n"
      for option in command.options { text += item(option.usage, option.summary) }
      text += ".El\n"
    }
    text += ".El\n.Pp\nEvery command takes:\n.Pp\n.Bl -tag -width Ds -compact\n"
    for option in CommandLineOption.common { text += item(option.usage, option.summary) }
    return text + ".El\n"
  }

  private static var conversation: String {
    var text = """
      .Sh IN A CONVERSATION
      A line that begins with a slash is a command;
      anything else is sent as a message.
      A beginning that only one command has is enough, and
      .Sq //x
      sends
      .Sq /x .

      """
    for group in Command.Group.allCases {
      text += ".Ss \(escaped(group.rawValue))\n.Bl -tag -width Ds -compact\n"
      for command in Command.all where command.group == group {
        text += item(command.usage, command.summary)
      }
      text += ".El\n"
    }
    text += ".Ss Keys\n.Bl -tag -width Ds -compact\n"
    for (key, summary) in HelpTopic.keys.rows { text += item(key, summary) }
    return text + ".El\n"
  }

  private static var settings: String {
    var text = """
      .Sh SETTINGS
      A setting comes from its option, else from the environment, else from
      .Pa ./.env
      (only
      .Ev OPENAI_*
      and
      .Ev FORMCHAT_* ,
      and no program to run), else from the settings file, else it is the default.
      .Nm
      .Cm config list --show-origin
      shows them.
      .Bl -tag -width Ds

      """
    for setting in Setting.all {
      let standard = setting.standard.map { " (by default \($0))" } ?? ""
      let names = (setting.option.map { [$0.name] } ?? []) + setting.variables
      let places = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
      text += item(setting.name, "\(setting.summary)\(standard)\(places)")
    }
    return text + ".El\n"
  }

  private static let files = """
    .Sh FILES
    .Bl -tag -width Ds
    .It Pa ~/.config/formchat/config.json
    the settings file, below
    .Ev XDG_CONFIG_HOME
    where that is set
    .It Pa ~/.local/state/formchat/sessions
    the transcripts of conversations, below
    .Ev XDG_STATE_HOME
    where that is set
    .It Pa ~/.local/state/formchat/history.jsonl
    the lines typed, but for those that begin with a space or hold what looks
    like a key
    .El

    """

  private static var exitStatus: String {
    var text = ".Sh EXIT STATUS\n.Bl -tag -width Ds -compact\n"
    for code in ExitCode.allCases { text += item("\(code.rawValue)", code.meaning) }
    return text + ".El\n"
  }

  private static let examples = """
    .Sh EXAMPLES
    A conversation with a model on this machine:
    .Pp
    .Dl formchat --base-url http://localhost:11434/v1 --model llama3.1
    .Pp
    One turn for a script:
    .Pp
    .Dl formchat ask \\(dqa login form\\(dq -o login.form.json
    .Pp
    The answers of a person, as JSON:
    .Pp
    .Dl formchat fill login.form.json

    """

  // MARK: Macros

  private static func item(_ term: String, _ words: String) -> String {
    ".It \(quoted(term))\n\(sentence(words))\n"
  }

  /// Words of a macro's line: in quotes, so that none of them is taken for a macro.
  private static func quoted(_ text: String) -> String {
    text.trimmed.split(separator: " ").map { "\"\(escaped(String($0)))\"" }.joined(separator: " ")
  }

  /// Words on lines of their own, none of which may begin like a macro.
  private static func sentence(_ text: String) -> String {
    escaped(text).wrapped(to: 78).map { line in
      line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }.joined(separator: "\n")
  }

  /// Characters that roff would take for its own, or that not every terminal has.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "\"": result += "\\(dq"
      case "-": result += "\\-"
      case "…": result += "..."
      case "·": result += "\\(pc"
      default: result.append(character)
      }
    }
  }
}
