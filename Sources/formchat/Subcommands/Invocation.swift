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

  /// The width asked for, of the terminal, or 80.
  func width() throws(ProgramError) -> Int {
    if let width = try options.number(.width, in: Look.widths) { return width }
    return min(max(output.terminalWidth, Look.widths.lowerBound), Look.widths.upperBound)
  }

  /// How a subcommand shows things.
  func look() throws(ProgramError) -> Look {
    let color = try options.choice(.color, among: ["auto", "always", "never"]) ?? "auto"
    let isPlain =
      options.has(.plain) || environment["FORMCHAT_PLAIN"] != nil
      || (environment["TERM"] == "dumb" && output.isTerminal)
    return Look(
      width: try width(), isPlain: isPlain, isASCII: options.has(.ascii),
      hasColour: !isPlain
        && (ColourChoice(rawValue: color) ?? .auto).isOn(
          environment: environment.variables, isTerminal: output.isTerminal),
      language: options.value(.language), today: try today())
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
    output.write(JSONValue.object(object).text(.compact) + "\n")
  }
}
