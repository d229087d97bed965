internal import JSON

/// What the article's program would refuse or ignore, collected while a ViewLayout is read.
struct ViewLayoutFindings {
  private(set) var all: [Diagnostic] = []

  /// Refuses the values of an element that the original's decoder does not take.
  mutating func checkElement(_ object: JSONObject, at pointer: JSONPointer) {
    expect(.text, "type", of: object, at: pointer, isRequired: true)
    let texts = [
      "title", "value", "placeholder", "binding", "action", "font", "backgroundColor",
      "foregroundColor",
    ]
    for name in texts { expect(.text, name, of: object, at: pointer) }
    for name in ["cornerRadius", "padding"] { expect(.integer, name, of: object, at: pointer) }
    expect(.list, "children", of: object, at: pointer)
  }

  /// Refuses a form whose own five keys are not there as the original's decoder wants them.
  mutating func checkRoot(_ root: JSONObject) {
    expect(.text, "type", of: root, at: .root, isRequired: true)
    for name in ["spacing", "padding"] {
      expect(.integer, name, of: root, at: .root, isRequired: true)
    }
    expect(.text, "backgroundColor", of: root, at: .root, isRequired: true)
    expect(.list, "children", of: root, at: .root, isRequired: true)
  }

  /// What the original's decoder asks of a value.
  private enum Kind: String {
    case text = "a string"
    case integer = "a whole number"
    case list = "a list"

    func accepts(_ value: JSONValue) -> Bool {
      switch self {
      case .text: value.stringValue != nil
      case .integer: value.intValue != nil
      case .list: value.arrayValue != nil
      }
    }
  }

  private mutating func expect(
    _ kind: Kind, _ name: String, of object: JSONObject, at pointer: JSONPointer,
    isRequired: Bool = false
  ) {
    guard let value = object[name] else {
      if isRequired { refuse("'\(name)' is missing", at: pointer) }
      return
    }
    guard !kind.accepts(value), isRequired || !value.isNull else { return }
    let found = value.numberValue?.text ?? value.kindInWords
    refuse("'\(name)' is \(found), not \(kind.rawValue)", at: pointer.appending(name))
  }

  mutating func refuse(_ message: String, at pointer: JSONPointer) {
    all.append(
      FormatFinding.originalRefuses.diagnostic(
        message, at: pointer,
        help: "a ViewLayout needs 'type', 'spacing', 'padding', 'backgroundColor' and 'children' "
          + "at the top, 'type' in each element, and whole numbers"))
  }

  mutating func note(_ message: String, at pointer: JSONPointer) {
    all.append(FormatFinding.originalIgnores.diagnostic(message, at: pointer))
  }

  mutating func ignore(_ key: String, at pointer: JSONPointer) {
    note("ViewLayout's renderer ignores '\(key)' here", at: pointer.appending(key))
  }

  /// Tells what the original makes of a font or colour that it reads otherwise than one expects.
  mutating func noteMisreading(
    _ member: JSONObject.Member, _ kind: ViewElementKind, at pointer: JSONPointer
  ) {
    guard kind.reads(member.key), let text = member.value.stringValue else { return }
    let place = pointer.appending(member.key)
    switch member.key {
    case "font" where !ViewElementKind.effectiveFonts.contains(text.lowercased()):
      note("ViewLayout's renderer shows '\(text)' as body", at: place)
    case "foregroundColor", "backgroundColor":
      let digits = text.utf8.filter { $0 != UInt8(ascii: "#") }
      let isHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      if digits.count != 6 || !isHex {
        note(
          "ViewLayout's renderer reads six hexadecimal digits only, so '\(text)' comes out wrong",
          at: place)
      }
    default: break
    }
  }
}
