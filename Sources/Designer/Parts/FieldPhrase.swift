internal import FormLayout
internal import JSON

/// Reads one new component as people describe it: `a required text field for the city`.
struct FieldPhrase {
  let message: Message
  /// What spans were read as; the same span is looked at in many ways.
  private let memo = Memo()

  private final class Memo {
    var read: [Range<Int>: NewField?] = [:]
  }

  init(message: Message) {
    self.message = message
  }

  /// The component that some words describe; `nil` where they describe none.
  func read(_ tokens: ArraySlice<Token>) -> NewField? {
    let tokens = trimmed(tokens)
    guard !tokens.isEmpty, tokens.count <= 32, !Self.saysWhatToBe(tokens) else { return nil }
    let span = tokens.startIndex..<tokens.endIndex
    if let known = memo.read[span] { return known }
    let field =
      FieldGroup.read(tokens, self) ?? FieldAttribute.read(tokens, self) ?? plain(tokens)
    memo.read[span] = .some(field)
    return field
  }

  /// `the button to say …` is a wish about the button that is there.
  private static func saysWhatToBe(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.indices.dropLast().contains { place in
      tokens[place].isOne(of: ["to"])
        && tokens[place + 1].isOne(of: ["be", "say", "read", "become", "have", "look"])
    }
  }

  func trimmed(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    while let last = tokens.last, last.isOne(of: Self.idleEnds) { tokens = tokens.dropLast() }
    var isChanged = true
    while isChanged {
      isChanged = false
      for opening in Self.openings
      where tokens.count > opening.count && tokens.map(\.key).starts(with: opening) {
        tokens = tokens.dropFirst(opening.count)
        isChanged = true
      }
      while let first = tokens.first, tokens.count > 1, first.isOne(of: Self.idleStarts) {
        tokens = tokens.dropFirst()
        isChanged = true
      }
    }
    return tokens
  }

  /// Where something stands in a list that goes down the form anyway.
  private static let openings: [[String]] = [
    "on top goes", "on top", "at the top", "at the very top", "under it", "below it", "underneath",
    "under that", "below that", "then comes", "at the bottom", "at the very bottom",
    "at the end", "followed by", "after that", "beneath it", "then there is", "there is",
    "then we need", "next comes", "below", "finally",
  ].map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }

  private static let idleEnds: Set<String> = [
    ",", ".", ";", ":", "\n", "-", "*", "please", "too", "also", "and", "well", "as",
  ]
  private static let idleStarts: Set<String> = [
    ",", ".", ";", ":", "\n", "-", "*", "and", "then", "also", "a", "an", "the", "their", "some",
    "another",
    "his", "her", "finally", "plus", "your", "our", "one", "new", "simple", "additional", "extra",
    "separate", "plain", "more",
  ]

  // MARK: Without attributes

  private func plain(_ tokens: ArraySlice<Token>) -> NewField? {
    guard !tokens.contains(where: { $0.kind == .mark && !"'-?!/()&.".contains($0.text) }) else {
      return nil
    }
    if tokens.allSatisfy({ $0.kind != .quoted }) {
      if let known = KnownField.named(tokens.map(\.key)) {
        var field = field(known)
        field.isBare = TypePhrase.whole(tokens).map { !$0.isVague } ?? false
        if tokens.count > 2, tokens.contains(where: { $0.isOne(of: ["you"]) }) {
          // A question that is put to the person stays as it was written.
          field.label = label(tokens) + "?"
        }
        return field
      }
      if tokens.count > 1, let first = tokens.first,
        first.isOne(of: ["secure", "hidden", "masked"]), let field = read(tokens.dropFirst()),
        field.type == "SecureField", field.name != nil
      {
        return field
      }
      if tokens.count > 1, let first = tokens.first,
        NumberWords.ordinal(first) != nil || first.key == "other",
        var field = read(tokens.dropFirst()), !field.isTyped, field.name != nil
      {
        // `a second email field`
        field.label = Words.capitalised("\(first.text) \(field.label.lowercased())")
        field.name = nil
        return field
      }
      // `phone field` is the known phone, before it is a kind without a name.
      if tokens.count > 1, let last = tokens.last,
        ["field", "input", "box", "fields"].contains(last.key),
        let known = KnownField.named(tokens.dropLast().map(\.key)),
        known.type == "TextField" || known.type == "SecureField"
          || known.type == "DatePicker" && known.id == "dateOfBirth"
      {
        return field(known)
      }
    }
    let keys = tokens.map { $0.kind == .quoted ? "" : $0.key }
    if let (kind, count) = TypePhrase.starting(keys) {
      let rest = withoutLink(tokens.dropFirst(count))
      if rest.isEmpty { return typed(kind, tokens.dropFirst(tokens.count)) }
      if rest.count < tokens.count - count || rest.first?.kind == .quoted || Self.isName(rest) {
        return typed(kind, rest)
      }
    }
    if let (kind, count) = TypePhrase.ending(keys) {
      return typed(kind, tokens.dropLast(count))
    }
    return untyped(tokens)
  }

  /// Whether some words after a kind name it: `dropdown Country`.
  private static func isName(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.first?.text.first?.isUppercase ?? false
  }

  private static let links: Set<String> = [
    "for", "about", "called", "named", "labelled", "labeled", "titled", "asking", "with", "saying",
    "of", "to", "on", "where", "named:", "that", "which", "reading", "entitled", "says", "label",
    "title", "text", "words",
    "enter", "write", "ask", "asks", "the", "their", "a", "they", "can", "people", ":", "his",
    "her", "stating",
  ]

  func withoutLink(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    while let first = tokens.first, tokens.count > 1, first.isOne(of: Self.links) {
      tokens = tokens.dropFirst()
    }
    return tokens
  }

  func field(_ known: KnownField) -> NewField {
    var field = NewField(type: known.type, label: known.label, name: known.id, props: known.props)
    field.isEssential = known.isEssential
    return field
  }
}
