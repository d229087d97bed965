/// One way to say something: words, classes of words, and slots for what is spoken of.
///
/// Written as `<make> {T} [to_be] <required>`: `|` separates alternatives, `_` joins the words of one,
/// `<…>` names a class of `Vocabulary`, `[…]` may be missing, `{…}` is a slot, whose first letter
/// tells what may stand in it.
struct Pattern: Sendable {
  enum Element: Sendable {
    case words([[String]], isOptional: Bool)
    case slot(String, Slot)
  }

  let elements: [Element]

  init(_ text: String) {
    elements = text.split(separator: " ").map { Self.element(String($0)) }
  }

  private static func element(_ piece: String) -> Element {
    if piece.hasPrefix("{") {
      let name = String(piece.dropFirst().dropLast())
      return .slot(name, Slot(rawValue: String(name.prefix(1))) ?? .text)
    }
    let isOptional = piece.hasPrefix("[")
    let body = isOptional ? String(piece.dropFirst().dropLast()) : piece
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
