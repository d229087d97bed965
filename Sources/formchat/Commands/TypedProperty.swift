internal import FormLayout
internal import JSON

/// A property as it is typed: `required=true`, `minLength=8`, `options=Free,Pro`, `help=`.
enum TypedProperty {
  /// The names that can be typed, each once, in the order of the reply's.
  static let names: [String] = {
    var seen: Set<String> = []
    return ReplyNames.Kind.allCases.flatMap { ReplyNames.names(of: $0) }
      .filter { seen.insert($0).inserted }
  }()

  /// Reads `name=value`; an empty value takes the property away.
  static func change(_ word: String) throws(ProgramError) -> PropertyChange {
    guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
      throw ProgramError(
        .usage, "usage", "'\(word)' is no name=value",
        help: "Put words with spaces in quotes: label=\"Full name\"")
    }
    let name = String(word[..<equals])
    let value = String(word[word.index(after: equals)...])
    if value.isEmpty { return .unset(name) }
    func has(_ kind: ReplyNames.Kind) -> Bool { ReplyNames.names(of: kind).contains(name) }
    if has(.flag), value == "true" || value == "false" { return .flag(name, value == "true") }
    if has(.number), let number = (try? JSONValue(parsing: value))?.numberValue {
      return .number(name, number)
    }
    if has(.text) { return .text(name, value) }
    if has(.list) { return .list(name, value.split(separator: ",").map { String($0).trimmed }) }
    if has(.flag) || has(.number) {
      throw ProgramError(
        .usage, "usage",
        "'\(name)' takes \(has(.flag) ? "true or false" : "a number"), not '\(value)'")
    }
    if name.contains(".") {
      return .path(name, (try? JSONValue(parsing: value)) ?? .string(value))
    }
    throw ProgramError(
      .usage, "unknown-property", "no component has a property '\(name)'",
      help: NearestName.to(name, among: names).map { "Did you mean '\($0)'?" })
  }
}
