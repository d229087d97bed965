/// What may stand in a slot of a pattern.
enum Slot: String, Sendable {
  /// Components of the form.
  case target = "T"
  /// Words to be taken as they are.
  case text = "X"
  /// Words in quotes.
  case quotation = "Q"
  /// A number.
  case number = "N"
  /// A place in the form.
  case place = "P"
  /// When something holds.
  case condition = "C"
  /// A kind of component.
  case type = "K"
  /// A list of new fields.
  case fields = "F"
  /// Looks.
  case style = "S"
  /// Choices of a field.
  case options = "O"
  /// A colour.
  case colour = "L"
  /// One word: an id, a unit.
  case word = "W"
  /// Components that something is done to again.
  case again = "A"
  /// Components that are left out.
  case exception = "E"
  /// A container.
  case inside = "I"

  /// Whether some tokens may stand in it, as far as their shape tells.
  func takes(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first else { return false }
    switch self {
    case .number: return tokens.count == 1 && first.value != nil
    case .quotation: return tokens.count == 1 && first.kind == .quoted
    case .word: return tokens.count == 1 && [.word, .quoted, .address].contains(first.kind)
    case .text: return tokens.count == 1 || !tokens.contains { $0.kind == .quoted }
    case .colour: return tokens.count <= 6
    case .target, .place, .condition, .type, .fields, .style, .options, .exception, .inside,
      .again:
      return true
    }
  }

  /// Whether it must have at least so many tokens at once; a slot of one token is not stretched.
  var isSingle: Bool {
    switch self {
    case .number, .quotation, .word: true
    case .target, .text, .place, .condition, .type, .fields, .style, .options, .colour, .exception,
      .inside, .again:
      false
    }
  }
}
