internal import FormLayout
internal import JSON

/// A property as it is typed: `required=true`, `minLength=8`, `options=Free,Pro`, `help=`.
enum TypedProperty {
  /// The names that can be typed, each once, in the order of the reply's.
  static let names = ReplyNames.Kind.allCases.flatMap { ReplyNames.names(of: $0) }.uniqued

  /// What a word begun may become, for a component's id: a name with its `=`, or after that one of
  /// the values it takes.
  static func completions(of word: String, for id: String, form: Form) -> [String] {
    guard let equals = word.firstIndex(of: "=") else { return names.map { "\($0)=" } }
    let name = String(word[..<equals])
    let type = form.placed.first { $0.component.id == id }?.component.type
    return values(of: name, type.flatMap(ComponentType.named), form).map { "\(name)=\($0)" }
  }

  private static func values(of name: String, _ type: ComponentType?, _ form: Form) -> [String] {
    if name == "type" { return ComponentType.all.map(\.name) }
    if ["next", "back", "skip", "matchField"].contains(name) {
      return form.placed.map(\.component.id).filter { !$0.isEmpty }
    }
    let types = type.map { [$0] } ?? ComponentType.all
    let properties =
      types.compactMap { $0.property(name) } + Property.style.filter { $0.name == name }
    let isFlag = ReplyNames.names(of: .flag).contains(name) && name != "defaultValue"
    return (properties.flatMap(\.shape.words) + (isFlag ? ["true", "false"] : [])).uniqued
  }

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

extension ValueShape {
  /// The words that a value of this shape may be, where they are few.
  fileprivate var words: [String] {
    switch self {
    case .choice(let words): words
    case .flag: ["true", "false"]
    case .colour: ColourName.all
    case .constant(let value): value.stringValue.map { [$0] } ?? []
    case .oneOf(let shapes): shapes.flatMap(\.words)
    case .text, .name, .identifier, .integer, .number, .condition, .language, .dateBound, .list,
      .object, .map, .rules, .components, .anything:
      []
    }
  }
}
