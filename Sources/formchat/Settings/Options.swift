internal import FormLayout
/// A command line, taken apart.
struct Options: Sendable {
  /// The name of the subcommand; `chat` where none is given.
  private(set) var command: String
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes the arguments after the program's name apart, for the subcommands there are.
  init(parsing arguments: [String], subcommands: [Subcommand]) throws(ProgramError) {
    var rest = arguments[...]
    let isName = rest.first.map { word in subcommands.contains { $0.name == word } } ?? false
    command = isName ? rest.removeFirst() : "chat"
    let name = command
    let known =
      (subcommands.first { $0.name == name }?.options ?? []) + CommandLineOption.common
      + (isName ? [] : [CommandLineOption.version])
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        try take(word, from: &rest, known: known)
      }
    }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, known: [CommandLineOption]
  ) throws(ProgramError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = known.first(where: { $0.name == name || $0.short == name }) else {
      throw Self.unknown(name, command: command, known: known)
    }
    switch option.value {
    case .none:
      guard attached == nil else {
        throw ProgramError(.usage, "usage", "\(option.name) takes no value")
      }
      values[option.name, default: []].append("")
    case .required(let what):
      guard let value = attached ?? rest.popFirst() else {
        throw ProgramError(.usage, "usage", "\(option.name) needs a value (\(what))")
      }
      values[option.name, default: []].append(value)
    case .optional:
      var value = attached
      if value == nil, let next = rest.first, !next.hasPrefix("-") { value = rest.popFirst() }
      values[option.name, default: []].append(value ?? "")
    }
  }

  private static func unknown(
    _ name: String, command: String, known: [CommandLineOption]
  ) -> ProgramError {
    let meant = NearestName.to(name, among: known.map(\.name))
    return ProgramError(
      .usage, "usage", "'\(name)' is no option of 'formchat \(command)'",
      help: meant.map { "Did you mean \($0)?" } ?? "See formchat \(command) --help")
  }

  /// Whether a flag was given.
  func has(_ option: CommandLineOption) -> Bool { values[option.name] != nil }

  /// The last value given for a flag.
  func value(_ option: CommandLineOption) -> String? { values[option.name]?.last }

  /// The whole number given for a flag, within bounds.
  func number(_ option: CommandLineOption, in range: ClosedRange<Int>) throws(ProgramError) -> Int?
  {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw ProgramError(
        .usage, "usage",
        "\(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'"
      )
    }
    return number
  }

  /// The word given for a flag, which must be one of a few.
  func choice(_ option: CommandLineOption, among words: [String]) throws(ProgramError) -> String? {
    guard let text = value(option) else { return nil }
    guard words.contains(text) else {
      throw ProgramError(
        .usage, "usage", "\(option.name) takes \(words.joined(separator: ", ")), not '\(text)'")
    }
    return text
  }
}
