/// One way to say something: words, classes of words, and slots for what is spoken of.
///
/// Written as `<make> {T} [to_be] <required>`: `|` separates alternatives, `_` joins the words of one,
/// `<…>` names a class of `Vocabulary`, `[…]` may be missing, `{…}` is a slot, whose first letter
/// tells what may stand in it.
struct Pattern: Sendable {
  enum Element: Sendable {
    case words([[String]], isOptional: Bool)
    case slot(String, Slot, isOptional: Bool)
  }

  let elements: [Element]
  /// The marks of the words that it must have: of each such element, of its alternatives.
  private let wanted: [[UInt64]]

  init(_ text: String) {
    elements = text.split(separator: " ").map { Self.element(String($0)) }
    wanted = elements.compactMap { element in
      guard case .words(let alternatives, isOptional: false) = element else { return nil }
      return alternatives.map { words in words.reduce(0) { $0 | WordMarks.mark(of: $1) } }
    }
  }

  /// Whether words of these marks may have all those that it must have.
  func mayFit(_ marks: UInt64) -> Bool {
    wanted.allSatisfy { alternatives in alternatives.contains { $0 & ~marks == 0 } }
  }

  /// The patterns of a text: `[a {T}]` is with all inside and without it.
  static func all(_ text: String) -> [Pattern] {
    guard let group = longGroup(text) else { return [Pattern(text)] }
    let (before, after) = (text[..<group.lowerBound], text[group.upperBound...])
    let inside = text[group].dropFirst().dropLast()
    return all("\(before)\(inside)\(after)") + all("\(before)\(after)")
  }

  /// The first `[…]` with a space in it.
  private static func longGroup(_ text: String) -> Range<String.Index>? {
    var place = text.startIndex
    while let open = text[place...].firstIndex(of: "[") {
      guard let close = text[open...].firstIndex(of: "]") else { return nil }
      place = text.index(after: close)
      if text[open..<close].contains(" ") { return open..<place }
    }
    return nil
  }

  private static func element(_ piece: String) -> Element {
    let isOptional = piece.hasPrefix("[")
    let body = isOptional ? String(piece.dropFirst().dropLast()) : piece
    if body.hasPrefix("{") {
      let name = String(body.dropFirst().dropLast())
      return .slot(name, Slot(rawValue: String(name.prefix(1))) ?? .text, isOptional: isOptional)
    }
    return .words(alternatives(body), isOptional: isOptional)
  }

  private static func alternatives(_ body: String) -> [[String]] {
    body.split(separator: "|").flatMap { part -> [[String]] in
      if part.hasPrefix("<") {
        return Vocabulary.phrases(String(part.dropFirst().dropLast()))
      }
      return [part.split(separator: "_").map(String.init)]
    }
    .sorted { $0.count > $1.count }
  }
}
