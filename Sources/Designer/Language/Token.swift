/// One word, number, quotation or mark of a message.
struct Token: Equatable, Sendable {
  enum Kind: Sendable {
    case word, number, quoted, colour, address, mark
  }

  let kind: Kind
  /// As typed; of a quotation, what is inside.
  let text: String
  /// In lower case and without accents, for comparing.
  let key: String
  /// What a number, or a word for one, stands for.
  let value: Double?
  /// Where it stands among the message's characters.
  let range: Range<Int>
  /// The key's mark in `WordMarks`.
  let mark: UInt64

  init(kind: Kind, text: String, key: String, value: Double?, range: Range<Int>) {
    self.kind = kind
    self.text = text
    self.key = key
    self.value = value
    self.range = range
    mark = WordMarks.mark(of: key)
  }

  /// Whether it is one of these words or marks.
  func isOne(of keys: Set<String>) -> Bool { kind != .quoted && keys.contains(key) }

  /// The value as a whole number.
  var whole: Int? { value.flatMap { Int(exactly: $0) } }
}
