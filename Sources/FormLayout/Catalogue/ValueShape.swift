package import JSON

/// What a property's value looks like: decoding, checking and both schemas are made from it.
package indirect enum ValueShape: Sendable {
  case text
  /// A text that the host or the platform gives sense to: an action, an asset, an SF Symbol.
  case name
  case identifier
  case flag
  /// A whole number, within bounds where they are given.
  case integer(ClosedRange<Int>? = nil)
  /// A number, within bounds where they are given.
  case number(minimum: Int? = nil, maximum: Int? = nil)
  case choice([String])
  case condition
  case colour
  case language
  /// A date or time (`2026-01-31`, `18:30`, `2026-01-31T18:30`), `today` with or without an offset
  /// (`today+3d`), or a field's id.
  case dateBound
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
    case .number(let minimum?, let maximum?): "a number from \(minimum) to \(maximum)"
    case .number(let minimum?, nil): "a number of at least \(minimum)"
    case .number(nil, let maximum?): "a number of at most \(maximum)"
    case .number(nil, nil): "a number"
    case .choice(let names): "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
    case .condition: "a condition"
    case .colour: "a colour (#RGB, #RRGGBB, #RRGGBBAA or a SwiftUI colour name)"
    case .language: "a language tag such as 'en' or 'pt-BR'"
    case .dateBound: "a date, 'today' with an offset such as '+3d', or a field's id"
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
