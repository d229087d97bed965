internal import FormLayout
internal import JSON

/// What may be said of a new component beside its name: `with the placeholder "…"`, `(optional)`.
enum FieldAttribute {
  /// Reads a component with an attribute at its end or start; `nil` where there is none.
  static func read(_ tokens: ArraySlice<Token>, _ phrase: FieldPhrase) -> NewField? {
    for attribute in all {
      for pattern in attribute.patterns {
        var result: NewField?
        let isRead = PatternMatcher.matches(pattern, tokens) { captures in
          guard var field = phrase.read(captures["F"]),
            attribute.apply(captures, &field, phrase.message)
          else { return false }
          result = field
          return true
        }
        if isRead { return result }
      }
    }
    return nil
  }

  struct Attribute: Sendable {
    let patterns: [Pattern]
    let apply: @Sendable (Captures, inout NewField, Message) -> Bool

    init(
      _ patterns: [String], _ apply: @escaping @Sendable (Captures, inout NewField, Message) -> Bool
    ) {
      self.patterns = patterns.map { Pattern($0) }
      self.apply = apply
    }
  }

  private static let all: [Attribute] = words + shapes + choices + looks
}
