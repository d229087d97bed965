internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

/// One run of a subcommand: what was asked, where it runs, where it writes.
struct Invocation: Sendable {
  let options: Options
  let environment: Environment
  let output: ProgramOutput

  /// The operand at a place.
  subscript(index: Int) -> String { options.operands[index] }

  /// All settings, from wherever they come.
  func settings() throws(ProgramError) -> Settings { try Settings(options, environment) }

  /// How a subcommand shows things.
  func look() throws(ProgramError) -> Look { try look(settings()) }

  /// How things are shown with these settings.
  func look(_ settings: Settings) throws(ProgramError) -> Look {
    let isPlain =
      settings.isOn(.plain) || (environment["TERM"] == "dumb" && output.isTerminal)
    let color = settings[.color].text.flatMap(ColourChoice.init) ?? .auto
    let columns = settings.number(.width)
    return Look(
      width: columns ?? Look.clamped(output.terminalWidth),
      followsTerminal: columns == nil && output.isTerminal, isPlain: isPlain,
      isASCII: settings.isOn(.ascii),
      hasColour: !isPlain
        && color.isOn(environment: environment.variables, isTerminal: output.isTerminal),
      language: settings[.language].text, today: try today(),
      preview: settings[.preview].text.flatMap(Look.Preview.init) ?? .changes)
  }

  /// The day given with `--today`, or the day it is here.
  func today() throws(ProgramError) -> String {
    guard let day = options.value(.today) else { return Timestamp.localDay(environment.now()) }
    guard DateText.isDate(day) else {
      throw ProgramError(
        .usage, "usage", "--today takes a day such as 2026-11-30, not '\(day)'")
    }
    return day
  }

  /// Writes lines to standard output.
  func print(_ lines: [StyledText], _ look: Look) { output.write(look.text(lines)) }

  /// Writes the one object of machine output.
  func print(json: JSONObject) {
    var object: JSONObject = ["command": .string(options.command)]
    for member in json.members { object[member.key] = member.value }
    output.write(JSONValue.object(object).lineForTerminal + "\n")
  }
}
