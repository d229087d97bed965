/// Choices as people list them: `A, B and C`, or a known list by its name.
enum OptionsPhrase {
  /// The choices as an edit has them; none where the words are no list.
  static func read(_ tokens: ArraySlice<Token>, _ message: Message) -> [String] {
    var tokens = trimmed(tokens)
    if let known = OptionSet.spoken(tokens.map(\.key)) { return known }
    if let first = tokens.first, ["either", "options", "choices", "values"].contains(first.key) {
      tokens = tokens.dropFirst()
    }
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for place in tokens.indices where isSeparator(place, tokens) {
      parts.append(tokens[start..<place])
      start = place + 1
    }
    parts.append(tokens[start...])
    let told = parts.map(trimmed).filter { !$0.isEmpty }
    // Words beside a quotation say something of it, which is not understood here.
    guard !told.contains(where: { $0.count > 1 && $0.contains { $0.kind == .quoted } }) else {
      return []
    }
    return told.map { label($0, message) }
  }

  private static func isSeparator(_ place: Int, _ tokens: ArraySlice<Token>) -> Bool {
    tokens[place].isOne(of: [",", "and", "or", ";", "/", "|", "\n", "*"])
  }

  private static func trimmed(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    let idle: Set<String> = [",", ".", ":", ";", "\n", "*", "please", "-", "both", "too", "each"]
    while let last = tokens.last, last.isOne(of: idle) { tokens = tokens.dropLast() }
    while let first = tokens.first, first.isOne(of: idle) { tokens = tokens.dropFirst() }
    return tokens
  }

  private static func label(_ tokens: ArraySlice<Token>, _ message: Message) -> String {
    var tokens = tokens
    if tokens.count > 1, let first = tokens.first, ["the", "a", "an"].contains(first.key),
      first.kind == .word
    {
      tokens = tokens.dropFirst()
    }
    let text = message.text(of: tokens)
    if tokens.count == 1, tokens.first?.kind == .quoted { return protected(text) }
    return protected(Words.capitalised(text))
  }

  /// A label with an equals sign would be read as a value and a label.
  private static func protected(_ label: String) -> String { label }
}
