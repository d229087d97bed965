internal import FormLayout
internal import JSON

/// Reads a list of new components: `name, email and a dropdown with A, B and C`.
struct FieldList {
  let phrase: FieldPhrase

  init(_ message: Message) {
    phrase = FieldPhrase(message: message)
  }

  /// The components in order; `nil` where one of the parts cannot be read.
  func read(_ tokens: ArraySlice<Token>) -> [NewField]? {
    let tokens = Self.withoutCoda(phrase.trimmed(tokens))
    guard !tokens.isEmpty else { return nil }
    let (header, rest) = heading(tokens)
    let parts = split(rest)
    guard !parts.isEmpty else { return nil }
    var fields: [NewField] = []
    var place = 0
    var scope: Int?
    while place < parts.count {
      if let (count, changes) = looks(parts[place], fields, scope) {
        for index in fields.indices.suffix(count) {
          for change in changes { fields[index].set(change) }
        }
        scope = count
        place += 1
        continue
      }
      if let (count, options) = scale(parts[place], fields) {
        for index in fields.indices.suffix(count) {
          fields[index].type = "Picker"
          fields[index].props = [.text("appearance", "radio"), .list("options", options)]
        }
        place += 1
        continue
      }
      scope = nil
      guard let (field, used) = longest(parts, from: place, rest, after: fields.last) else {
        return nil
      }
      place += used
      guard let field else { continue }
      switch field {
      case .new(let field):
        // What was listed already is said more of: `message, message up to 500 characters`.
        if let same = fields.firstIndex(where: { $0.isSame(as: field) }) {
          for change in field.props { fields[same].set(change) }
        } else {
          fields.append(field)
        }
      case .replacing(let field): fields[fields.count - 1] = field
      }
    }
    if let header { fields = fields.map { typed($0, header) } }
    return fields.isEmpty ? nil : fields
  }

  /// A list without `and nothing else` at its end.
  private static func withoutCoda(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    for coda in [
      ["nothing", "else"], ["nothing", "more"], ["that", "is", "all"], ["that", "is", "it"],
      ["only"],
    ]
    where tokens.count > coda.count && tokens.suffix(coda.count).map(\.key) == coda {
      tokens = tokens.dropLast(coda.count)
    }
    while let last = tokens.last, last.isOne(of: [",", "and", "-", "."]) {
      tokens = tokens.dropLast()
    }
    return tokens
  }

  /// Looks that a part of its own gives the components before it: `both with padding 12`, `padding 14`.
  private func looks(
    _ part: ArraySlice<Token>, _ fields: [NewField], _ scope: Int?
  ) -> (Int, [PropertyChange])? {
    guard let last = fields.last, var body = Optional(part), let first = part.first else {
      return nil
    }
    var count = scope ?? 1
    if first.isOne(of: ["both", "all", "each"]) {
      count = first.key == "both" ? 2 : fields.count
      body = body.dropFirst().drop {
        $0.isOne(of: ["with", "having", "have", "get", "of", "them", "in"])
      }
    }
    guard count <= fields.count, !body.isEmpty, KnownField.named(body.map(\.key)) == nil else {
      return nil
    }
    let stub = Component(type: last.type, id: "new")
    return StylePhrase.read(body, for: [stub], form: Form()).map { (count, $0) }
  }

  /// A scale on which the components before a part are answered: `both on a Likert scale`.
  private func scale(_ part: ArraySlice<Token>, _ fields: [NewField]) -> (Int, [String])? {
    guard let first = part.first, first.isOne(of: ["both", "all", "each"]),
      let options = ScalePhrase.options(part)
    else { return nil }
    let count = first.key == "both" ? 2 : fields.count
    return count <= fields.count && count > 0 ? (count, options) : nil
  }

  /// What a part of the list says.
  enum Step {
    case new(NewField)
    /// Says more of the one before.
    case replacing(NewField)
  }

  /// One component from as few parts as can be; choices take the parts that follow.
  private func longest(
    _ parts: [ArraySlice<Token>], from start: Int, _ tokens: ArraySlice<Token>,
    after last: NewField?
  ) -> (Step?, Int)? {
    // `when it was lost and where`
    if parts[start].count == 1, let word = parts[start].first, last?.label.hasSuffix("?") ?? false,
      let type = ["where": "TextField", "when": "DatePicker", "why": "TextEditor"][word.key]
    {
      return (.new(NewField(type: type, label: Words.capitalised(word.key) + "?")), 1)
    }
    if let last, let more = amended(last, parts[start], parts, start, tokens) { return more }
    var best: (Step?, Int)?
    if let field = phrase.read(parts[start]) { best = (.new(field), 1) }
    if let group = group(parts, from: start, tokens) { return group }
    if let choice = choice(parts, from: start, tokens) { return choice }
    if start + 1 < parts.count, let next = parts[start + 1].first,
      next.isOne(of: ["only", "from", "between", "number", "with", "max", "maximum", "at"])
        || next.kind == .number,
      phrase.read(parts[start + 1]) == nil,
      let field = phrase.read(tokens[parts[start].startIndex..<parts[start + 1].endIndex])
    {
      return (.new(field), 2)
    }
    return best
  }

  /// `their country, a dropdown with …`: the second part says of which type the first is.
  private func amended(
    _ last: NewField, _ part: ArraySlice<Token>, _ parts: [ArraySlice<Token>], _ start: Int,
    _ tokens: ArraySlice<Token>
  ) -> (Step?, Int)? {
    if ["required", "mandatory", "optional"].contains(part.map(\.key).joined()) {
      var field = last
      if part.first?.key == "optional" {
        field.isEssential = false
      } else {
        field.set(.flag("required", true))
      }
      return (.replacing(field), 1)
    }
    guard !last.isTyped, let first = part.first, ["a", "an"].contains(first.key),
      tokens[..<part.startIndex].last?.key != "and"
    else { return nil }
    for end in stride(from: opensList(part) ? parts.count - 1 : start, through: start, by: -1) {
      guard end == start || parts[(start + 1)...end].allSatisfy(isChoice) else { continue }
      let span = tokens[part.startIndex..<parts[end].endIndex]
      guard var field = phrase.read(span), field.isBare, field.isField else { continue }
      field.label = last.label
      field.name = last.name
      field.isBare = false
      return (.replacing(field), end - start + 1)
    }
    return nil
  }

  /// Whether choices were complete before the last of some parts: `with A, B and C, and comments`.
  func goesBeyond(
    _ parts: [ArraySlice<Token>], from start: Int, to end: Int, _ tokens: ArraySlice<Token>
  ) -> Bool {
    guard
      let last = (start...end).first(where: { tokens[..<parts[$0].startIndex].last?.key == "and" }),
      last < end
    else { return false }
    return tokens[..<parts[last + 1].startIndex].last?.key == "and"
      || KnownField.named(parts[last + 1].map(\.key)) != nil
  }

  func opensList(_ part: ArraySlice<Token>) -> Bool {
    part.contains { $0.isOne(of: ["with", ":", "-", "either", "between", "offering"]) }
  }

  func isChoice(_ part: ArraySlice<Token>) -> Bool {
    guard let first = part.first, part.count <= 4 else { return false }
    return !["a", "an", "the", "another"].contains(first.key)
      && TypePhrase.ending(part.map(\.key)) == nil
  }
}
