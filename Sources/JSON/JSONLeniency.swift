/// What a parser lets pass beside strict JSON (RFC 8259).
package struct JSONLeniency: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One comma before `]` or `}`, as Foundation's reader takes it.
  package static let trailingCommas = JSONLeniency(rawValue: 1)
  /// Line feeds, tabs and other controls inside a string.
  package static let rawControls = JSONLeniency(rawValue: 2)
  /// Escapes that JSON does not know: the backslash is kept before letters, digits and a pattern's
  /// syntax (`\d`, `\.`), and dropped before the rest (`\'').
  package static let unknownEscapes = JSONLeniency(rawValue: 4)
  /// Half a surrogate pair: it becomes U+FFFD.
  package static let loneSurrogates = JSONLeniency(rawValue: 8)
  /// Text after the value: it is left alone.
  package static let trailingText = JSONLeniency(rawValue: 16)

  /// What a language model's answer needs.
  package static let modelText: JSONLeniency = [
    .trailingCommas, .rawControls, .unknownEscapes, .loneSurrogates, .trailingText,
  ]
}
