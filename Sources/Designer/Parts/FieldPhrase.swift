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
    guard !tokens.isEmpty, tokens.count <= 32 else { return nil }
    let span = tokens.startIndex..<tokens.endIndex
    if let known = memo.read[span] { return known }
    let field = FieldAttribute.read(tokens, self) ?? plain(tokens)
    memo.read[span] = .some(field)
    return field
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

  private func withoutLink(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    while let first = tokens.first, tokens.count > 1, first.isOne(of: Self.links) {
      tokens = tokens.dropFirst()
    }
    return tokens
  }

  private func field(_ known: KnownField) -> NewField {
    var field = NewField(type: known.type, label: known.label, name: known.id, props: known.props)
    field.isEssential = known.isEssential
    return field
  }

  /// A component of a kind that was named, called by what is left.
  private func typed(_ kind: TypePhrase, _ rest: ArraySlice<Token>) -> NewField? {
    let name = trimmed(withoutLink(rest))
    let isQuoted = name.contains { $0.kind == .quoted }
    guard !name.isEmpty else {
      if kind.type == "Text", message.tokens[..<rest.startIndex].last?.key == "line" {
        return NewField(type: "Divider", label: "", isTyped: true, isBare: true)
      }
      var field = NewField(
        type: kind.type, label: bareLabel(kind, rest), props: kind.props, isTyped: !kind.isVague)
      field.isBare = true
      return kind.isVague ? nil : field
    }
    guard !isQuoted || name.count == 1 else { return nil }
    guard isQuoted || !name.contains(where: { $0.isOne(of: Self.placing) }) else { return nil }
    if kind.isVague {
      var field = isQuoted ? heuristic(name) : untyped(name)
      field?.isNamed = isQuoted
      return field
    }
    var field = NewField(type: kind.type, label: label(name), props: kind.props, isTyped: true)
    field.isNamed = isQuoted
    if let known = KnownField.named(name.map(\.key)) {
      if !isQuoted { field.label = known.label; field.name = known.id }
      field.isEssential = known.isEssential
      if known.type == kind.type {
        for change in known.props where !field.has(change.name) { field.props.append(change) }
      } else if kind.type == "Picker", known.type == "Picker" {
        field.props += known.props.filter { $0.name == "options" }
      }
    }
    if kind.type == "Button" { shapeButton(&field) }
    return field
  }

  private static let placing: Set<String> = [
    "before", "after", "above", "below", "under", "between", "at", "into",
  ]

  /// The words of a component that has none but its kind: `a Send button` says Send.
  private func bareLabel(_ kind: TypePhrase, _ rest: ArraySlice<Token>) -> String {
    switch kind.type {
    case "Divider", "Spacer", "Image": ""
    case "Button":
      Words.capitalised(
        ["submit", "send", "save", "cancel", "reset"].first { word in
          message.tokens[..<rest.startIndex].last { $0.key == "button" } != nil
            && message.tokens[..<rest.startIndex].suffix(3).contains { $0.key == word }
        } ?? "")
    case "Rating": "Rating"
    default: ""
    }
  }

  private func shapeButton(_ field: inout NewField) {
    let words = Words.keys(field.label)
    if let first = words.first, ["cancel", "back"].contains(first) {
      field.set(.text("role", "cancel"))
    } else if words.first == "reset" {
      field.set(.text("role", "reset"))
    } else {
      field.set(.text("role", "submit"))
    }
  }

  func label(_ tokens: ArraySlice<Token>) -> String {
    let text = message.text(of: tokens)
    return tokens.count == 1 && tokens.first?.kind == .quoted ? text : Words.capitalised(text)
  }

  // MARK: Without a type

  /// A field of which only the name is said.
  private func untyped(_ tokens: ArraySlice<Token>) -> NewField? {
    let name = trimmed(tokens)
    guard !name.isEmpty, name.count <= 8 else { return nil }
    if name.allSatisfy({ $0.kind != .quoted }), let known = KnownField.named(name.map(\.key)) {
      return field(known)
    }
    if name.contains(where: { $0.kind == .quoted }), name.count > 1 { return nil }
    guard name.contains(where: { $0.kind == .word || $0.kind == .quoted }) else { return nil }
    return heuristic(name)
  }

  private func heuristic(_ name: ArraySlice<Token>) -> NewField? {
    let isQuoted = name.first?.kind == .quoted
    let keys = isQuoted ? Words.keys(name.first?.text ?? "") : name.map(\.key)
    var field = NewField(type: "TextField", label: label(name))
    field.isNamed = isQuoted
    if isQuoted, let known = KnownField.named(keys) {
      field.type = known.type
      field.props = known.props
      field.isEssential = known.isEssential
      return field
    }
    let isReported = ["whether", "how", "what", "why", "where", "who", "when", "which", "if"]
      .contains(keys.first ?? "")
    guard isQuoted || isReported || !keys.contains(where: Self.isSentence) else { return nil }
    guard let shape = FieldShape.of(keys) else { return isReported && !isQuoted ? nil : field }
    if isReported, !isQuoted, keys.count < 3 || ReportedQuestion.direct(keys) == nil { return nil }
    field.type = shape.type
    field.props = shape.props
    if !isQuoted { field.label = shape.label(keys, field.label) }
    return field
  }

  /// Words that a field's name does not have: then a whole sentence was said.
  private static func isSentence(_ key: String) -> Bool {
    [
      "should", "must", "please", "would", "could", "if", "unless", "until", "only", "because",
      "not",
      "is", "are", "was", "were", "has", "have", "had", "it", "they", "them", "we", "you", "i",
      "he", "she", "make",
      "remove", "delete", "move", "let", "want", "need", "so", "that", "this", "do", "does", "did",
      "be", "been",
      "also", "but", "instead", "into", "then", "when", "where", "who", "why", "how", "what",
      "which", "than",
      "me", "us", "can", "will", "required", "optional", "mandatory", "at", "third", "step", "page",
      "section", "below", "under",
      "somebody", "someone", "nothing", "form", "survey", "beside", "behind", "right", "first",
      "yours", "everything", "field", "question", "called", "named", "placeholder", "like", "guess",
      "another", "other", "every",
      "write", "poem", "joke", "tell", "after", "before", "above", "below", "except", "without",
    ].contains(key)
  }
}
