internal import FormLayout

/// Takes a message apart into words, numbers, quotations and marks.
struct Tokenizer {
  private let characters: [Character]
  private var place = 0
  private var tokens: [Token] = []

  static func tokens(_ characters: [Character]) -> [Token] {
    var tokenizer = Tokenizer(characters: characters)
    while tokenizer.place < characters.count { tokenizer.step() }
    return tokenizer.tokens
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private mutating func step() {
    let character = characters[place]
    if character.isNewline {
      append(.mark, "\n", key: "\n", length: 1)
    } else if character.isWhitespace {
      place += 1
    } else if let length = quotation() {
      append(
        .quoted, String(characters[place + 1..<place + length - 1]).trimmedSpace, length: length)
    } else if let length = colour() {
      append(.colour, String(characters[place..<place + length]), length: length)
    } else if let length = address() {
      append(.address, String(characters[place..<place + length]), length: length)
    } else if character.isASCIIDigit || startsNegative() {
      number()
    } else if character.isLetter || character == "_" {
      word()
    } else {
      append(.mark, String(character), key: Self.marks[character] ?? String(character), length: 1)
    }
  }

  private static let marks: [Character: String] = [
    "–": "-", "—": "-", "•": "*", "·": "*", "…": ".", "，": ",", "&": "and",
  ]

  private mutating func append(
    _ kind: Token.Kind, _ text: String, key: String? = nil, value: Double? = nil, length: Int
  ) {
    tokens.append(
      Token(
        kind: kind, text: text, key: key ?? Words.key(text), value: value,
        range: place..<place + length))
    place += length
  }

  // MARK: Quotations

  private static let closings: [Character: [Character]] = [
    "\"": ["\"", "”"], "“": ["”", "\"", "“"], "„": ["“", "”"], "«": ["»"], "‘": ["’", "'"],
    "'": ["'", "’"], "`": ["`"], "’": ["’", "'"],
  ]

  /// The length of the quotation that begins here, both quotes included.
  private func quotation() -> Int? {
    guard let closings = Self.closings[characters[place]] else { return nil }
    let before = place == 0 ? " " : characters[place - 1]
    guard before.isWhitespace || "([{:=,/-—".contains(before) else { return nil }
    let ends = characters[(place + 1)...].indices.filter { closings.contains(characters[$0]) }
    let end = ends.first { isClosing(at: $0) } ?? (characters[place] == "'" ? nil : ends.first)
    return end.map { $0 - place + 1 }
  }

  /// A closing quote is followed by the end, a space, or a mark and one of these.
  private func isClosing(at index: Int) -> Bool {
    guard index > place + 1, let next = characters.at(index + 1) else { return index > place + 1 }
    if next.isWhitespace { return true }
    guard ",.;:!?)—-".contains(next) else { return false }
    return characters.at(index + 2).map { $0.isWhitespace || ",.;:!?)".contains($0) } ?? true
  }

  // MARK: Colours, addresses, numbers

  private func colour() -> Int? {
    guard characters[place] == "#" else { return nil }
    let digits = characters[(place + 1)...].prefix { $0.isHexDigit }.count
    return [3, 6, 8].contains(digits) ? digits + 1 : nil
  }

  private func address() -> Int? {
    let isStart = ["http://", "https://", "www.", "mailto:"].contains { start in
      characters[place...].starts(with: Array(start))
    }
    guard isStart else { return nil }
    var length = characters[place...].prefix { !$0.isWhitespace && $0 != "\"" }.count
    while length > 1, ".,;!?)'".contains(characters[place + length - 1]) { length -= 1 }
    return length
  }

  private func startsNegative() -> Bool {
    characters[place] == "-" && characters.at(place + 1)?.isASCIIDigit ?? false
      && (place == 0 || characters[place - 1].isWhitespace) && tokens.last?.kind != .number
  }

  private mutating func number() {
    var end = place + (characters[place] == "-" ? 1 : 0)
    var digits = characters[place] == "-" ? "-" : ""
    while let character = characters.at(end) {
      let nextIsDigit = characters.at(end + 1)?.isASCIIDigit ?? false
      if character.isASCIIDigit {
        digits.append(character)
      } else if character == ".", nextIsDigit, !digits.contains(".") {
        digits.append(".")
      } else if character == ",", isThousands(at: end) {
        // The separator of thousands is passed over.
      } else {
        break
      }
      end += 1
    }
    let tail = String(characters[end...].prefix { $0.isLetter }).lowercased()
    if ["st", "nd", "rd", "th"].contains(tail) { end += 2 }
    append(.number, String(characters[place..<end]), value: Double(digits), length: end - place)
  }

  private func isThousands(at index: Int) -> Bool {
    let group = characters[(index + 1)...].prefix { $0.isASCIIDigit }
    return group.count == 3 && characters[..<index].last.map { $0.isASCIIDigit } ?? false
  }

  // MARK: Words

  private mutating func word() {
    var end = place
    while let character = characters.at(end) {
      let nextIsLetter = characters.at(end + 1)?.isLetter ?? false
      guard
        character.isLetter || character.isASCIIDigit || character == "_"
          || "'’".contains(character) && nextIsLetter
      else { break }
      end += 1
    }
    let text = String(characters[place..<end])
    // `e-mail` is one word; other hyphens stand between words.
    if text.lowercased() == "e", characters.at(end) == "-",
      String(characters[(end + 1)...].prefix(4)).lowercased() == "mail"
    {
      let tail = characters[(end + 1)...].prefix { $0.isLetter }.count
      let whole = String(characters[place..<end + 1 + tail])
      append(
        .word, whole, key: Words.key(whole.filter { $0 != "-" }), length: end + 1 + tail - place)
      return
    }
    let range = place..<end
    for part in Contractions.parts(of: text) {
      tokens.append(
        Token(
          kind: .word, text: part.text, key: Words.key(part.text),
          value: NumberWords.value(of: Words.key(part.text)), range: part.range(in: range)))
    }
    place = end
    if characters.at(place) == "-", characters.at(place + 1)?.isLetter ?? false { place += 1 }
  }
}

extension [Character] {
  /// The character at a place, or `nil` beyond the end.
  fileprivate func at(_ index: Int) -> Character? { indices.contains(index) ? self[index] : nil }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  fileprivate var trimmedSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
