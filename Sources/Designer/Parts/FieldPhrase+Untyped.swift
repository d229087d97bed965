internal import FormLayout

/// A component of which only the name was said.
extension FieldPhrase {
  /// A field of which only the name is said.
  func untyped(_ tokens: ArraySlice<Token>) -> NewField? {
    let name = trimmed(tokens)
    guard let first = name.first, name.count <= 8,
      !first.isOne(of: ["both", "each", "all", "none", "neither"])
    else { return nil }
    if name.allSatisfy({ $0.kind != .quoted }), let known = KnownField.named(name.map(\.key)) {
      return field(known)
    }
    if name.contains(where: { $0.kind == .quoted }), name.count > 1 { return nil }
    guard
      name.contains(where: {
        $0.kind == .quoted || $0.kind == .word && !["and", "or", "plus"].contains($0.key)
      })
    else { return nil }
    return heuristic(name)
  }

  func heuristic(_ name: ArraySlice<Token>) -> NewField? {
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
    if !isQuoted, let question = DirectQuestion.field(keys) { return question }
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
