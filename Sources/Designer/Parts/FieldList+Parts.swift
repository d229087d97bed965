internal import FormLayout

/// A list cut into its parts.
extension FieldList {
  /// `two text fields, Street and City`: what is said of all of them first.
  func heading(
    _ tokens: ArraySlice<Token>
  ) -> (TypePhrase?, ArraySlice<Token>) {
    var end = tokens.startIndex
    while end < tokens.endIndex, end - tokens.startIndex < 7, tokens[end].kind != .quoted {
      end += 1
      let words = tokens[tokens.startIndex..<end].map(\.key).filter {
        !["the", "following", "these", "some", "more", "new", "additional"].contains($0)
      }
      let counted = words.first.map { NumberWords.value(of: $0) != nil || Int($0) != nil } ?? false
      let kinds = counted ? Array(words.dropFirst()) : words
      guard let (kind, count) = TypePhrase.ending(kinds), count == kinds.count,
        kinds.last?.hasSuffix("s") ?? false, end < tokens.endIndex
      else { continue }
      var rest = tokens[end...]
      let links: Set<String> = [",", ":", "called", "named", "-", "labelled", "namely", "\n"]
      let isLinked = rest.first?.isOne(of: links) ?? false
      while let first = rest.first, first.isOne(of: links) { rest = rest.dropFirst() }
      guard counted || kind.isVague || kind.type == "TextField" || kind.type == "TextEditor" else {
        continue
      }
      guard !rest.isEmpty,
        isLinked || rest.first?.kind == .quoted || rest.first?.text.first?.isUppercase ?? false
      else { continue }
      return (kind, rest)
    }
    return (nil, tokens)
  }

  func typed(_ field: NewField, _ kind: TypePhrase) -> NewField {
    guard !kind.isVague, !field.isTyped, field.type != kind.type else { return field }
    var field = field
    field.type = kind.type
    field.props = kind.props
    field.isTyped = true
    return field
  }

  func split(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    var depth = 0
    for place in tokens.indices {
      if tokens[place].isOne(of: ["("]) { depth += 1 }
      if tokens[place].isOne(of: [")"]) { depth -= 1 }
      guard depth == 0, isSeparator(place, tokens) else { continue }
      parts.append(tokens[start..<place])
      start = place + 1
    }
    parts.append(tokens[start...])
    parts = parts.map { $0.drop { $0.isOne(of: ["-", "*", "and", "then"]) } }.filter { part in
      part.contains { $0.kind != .mark }
    }
    // The first stands at the top and the last at the bottom anyway.
    if let first = parts.first {
      parts[0] = Self.without(first, ["at the top", "at the very top"])
    }
    if let last = parts.last {
      parts[parts.count - 1] = Self.without(
        last, ["at the bottom", "at the end", "at the very bottom"])
    }
    return parts
  }

  private static func without(
    _ part: ArraySlice<Token>, _ endings: [String]
  ) -> ArraySlice<Token> {
    for ending in endings.map({ $0.split(separator: " ").map(String.init) })
    where part.count > ending.count && part.suffix(ending.count).map(\.key) == ending {
      return part.dropLast(ending.count)
    }
    return part
  }

  private func isSeparator(_ place: Int, _ tokens: ArraySlice<Token>) -> Bool {
    let token = tokens[place]
    if token.isOne(of: [",", ";", "\n", "*", "plus"]) { return true }
    if token.isOne(of: ["."]) { return true }
    guard token.isOne(of: ["and"]) else { return false }
    // `date and time` is one.
    for left in 1...3 where place - left >= tokens.startIndex {
      for right in 1...3 where place + right < tokens.endIndex {
        let keys = tokens[(place - left)...(place + right)].map(\.key)
        if KnownField.named(keys) != nil { return false }
        if let (_, count) = TypePhrase.starting(keys), count == keys.count { return false }
      }
    }
    return true
  }
}
