package import JSON

/// What a property's value looks like: decoding, checking and both schemas are made from it.
package indirect enum ValueShape: Sendable {
  case text
  /// Text that may be empty of meaning to the program: a name the host gives sense to.
  case name
  case identifier
  case flag
  /// A whole number, within bounds where they are given.
  case integer(ClosedRange<Int>? = nil)
  /// A number, at least `minimum` where it is given.
  case number(minimum: Int? = nil)
  case choice([String])
  case condition
  case colour
  case language
  /// A number, or a date bound (`2026-01-31`, `today+3d`), or a field's id.
  case bound
  /// A date bound or a field's id.
  case dateBound
  /// What a field may hold: a text, a number, true or false, a list of texts.
  case fieldValue
  case constant(JSONValue)
  case list(ValueShape)
  /// An object with these keys and no others.
  case object([Property])
  /// An object with free keys.
  case map(ValueShape)
  case oneOf([ValueShape])
  case rules
  case components
  /// Anything: kept, never looked at.
  case anything
}

extension ValueShape {
  /// The shape in words, for a message: `a number`, `one of 'menu', 'radio'`.
  package var inWords: String {
    switch self {
    case .text, .name: "a text"
    case .identifier: "an id"
    case .flag: "true or false"
    case .integer(let range):
      range.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" } ?? "a whole number"
    case .number(let minimum): minimum.map { "a number of at least \($0)" } ?? "a number"
    case .choice(let names): "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
    case .condition: "a condition"
    case .colour: "a colour (#RGB, #RRGGBB, #RRGGBBAA or a SwiftUI colour name)"
    case .language: "a language tag such as 'en' or 'pt-BR'"
    case .bound: "a number, a date, 'today' with an offset such as '+3d', or a field's id"
    case .dateBound: "a date, 'today' with an offset such as '+3d', or a field's id"
    case .fieldValue: "a text, a number, true or false, or a list of texts"
    case .constant(let value): value.text()
    case .list(let element): "a list (each entry \(element.inWords))"
    case .object: "an object"
    case .map: "an object"
    case .oneOf(let shapes): shapes.map(\.inWords).joined(separator: ", or ")
    case .rules: "a list of rules"
    case .components: "a list of components"
    case .anything: "anything"
    }
  }
}
