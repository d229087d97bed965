internal import FormLayout
internal import JSON

/// When something holds, as people say it: `topic is sales`, `they smoke`, `the box is ticked`.
struct ConditionPhrase {
  let draft: Draft
  /// The components whose condition it is; they are not what it reads.
  var excluded: Set<String> = []

  /// What words that mean a condition come to.
  enum Reading: Sendable {
    case condition(Condition)
    case complaint(Outcome)
  }

  /// Reads a condition; `nil` where the words are none.
  func read(_ tokens: ArraySlice<Token>) -> Reading? {
    let tokens = trimmed(tokens)
    guard !tokens.isEmpty, tokens.count <= 30 else { return nil }
    if let simple = test(tokens) { return simple }
    for (word, join) in [("or", true), ("and", false)] {
      for place in tokens.indices.dropFirst().dropLast() where tokens[place].isOne(of: [word]) {
        guard case .condition(let left)? = read(tokens[..<place]) else { continue }
        guard let right = read(tokens[(place + 1)...]) ?? sameField(left, tokens[(place + 1)...])
        else { continue }
        guard case .condition(let other) = right else { return right }
        return .condition(Self.joined(left, other, isOr: join))
      }
    }
    return nil
  }

  func trimmed(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    while let first = tokens.first, first.isOne(of: [",", "that", "then", ":", "if", "when"]) {
      tokens = tokens.dropFirst()
    }
    while let last = tokens.last, last.isOne(of: [",", ".", "only", "then", "please"]) {
      tokens = tokens.dropLast()
    }
    return tokens
  }

  static func joined(_ left: Condition, _ right: Condition, isOr: Bool) -> Condition {
    if isOr, case .test(let field, let first, let value) = left,
      case .test(let other, .eq, let more) = right,
      field.isIdentical(to: other), first == .eq || first == .in
    {
      let values = value.arrayValue ?? [value]
      return .test(field: field, .in, .array(values + [more]))
    }
    return isOr ? .any([left, right]) : .all([left, right])
  }

  /// `topic is sales or press`: the second value is of the same field.
  func sameField(_ left: Condition, _ tokens: ArraySlice<Token>) -> Reading? {
    guard case .test(let field, let comparison, _) = left, let named = draft.reading[field] else {
      return nil
    }
    return value(of: named, tokens, isNegative: comparison == .neq)
  }

  // MARK: One test

  func test(_ tokens: ArraySlice<Token>) -> Reading? {
    var complaint: Reading?
    for (patterns, read) in Self.forms {
      for pattern in patterns {
        var result: Reading?
        _ = PatternMatcher.matches(pattern, tokens) { captures in
          result = read(self, captures)
          if case .complaint? = result { complaint = complaint ?? result; result = nil }
          return result != nil
        }
        if let result { return result }
      }
    }
    return complaint
  }
}
