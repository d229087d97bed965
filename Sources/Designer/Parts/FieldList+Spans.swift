internal import FormLayout

/// What takes several parts of a list: groups with what each is asked, choices.
extension FieldList {
  /// People or things with what each is asked: the list goes on to the part after `and`, or to `each`.
  func group(
    _ parts: [ArraySlice<Token>], from start: Int, _ tokens: ArraySlice<Token>
  ) -> (Step?, Int)? {
    let ahead = parts[start...].prefix(8)
    guard FieldGroup.mayName(parts[start]) || ahead.contains(where: Self.saysEach) else {
      return nil
    }
    let each = ahead.indices.dropFirst().first { end in
      Self.saysEach(parts[end]) && !Self.opensEach(parts[end])
    }
    let joined = ahead.indices.dropFirst().first { end in
      tokens[..<parts[end].startIndex].last?.key == "and"
    }
    for end in [each, joined, start].compactMap({ $0 }) {
      let span = tokens[parts[start].startIndex..<parts[end].endIndex]
      if let field = phrase.read(span), field.type == "Repeat" {
        return (.new(field), end - start + 1)
      }
    }
    return nil
  }

  /// `toppings, as many as they like: …`
  private static func saysMany(_ part: ArraySlice<Token>) -> Bool {
    part.contains { $0.isOne(of: [":"]) }
      && part.prefix(2).contains { $0.isOne(of: ["many", "any", "several"]) }
  }

  static func saysEach(_ part: ArraySlice<Token>) -> Bool {
    part.contains { $0.isOne(of: ["each"]) }
  }

  private static func opensEach(_ part: ArraySlice<Token>) -> Bool {
    part.prefix(2).contains { $0.isOne(of: ["each"]) }
  }

  /// A choice with all that belongs to it.
  func choice(
    _ parts: [ArraySlice<Token>], from start: Int, _ tokens: ArraySlice<Token>
  ) -> (Step?, Int)? {
    var opener = start
    if !opensList(parts[start]) {
      guard start + 1 < parts.count, Self.saysMany(parts[start + 1]) else { return nil }
      opener += 1
    }
    for end in stride(from: parts.count - 1, through: opener + 1, by: -1) {
      guard parts[(opener + 1)...end].allSatisfy(isChoice),
        !goesBeyond(parts, from: opener + 1, to: end, tokens)
      else { continue }
      let span = tokens[parts[start].startIndex..<parts[end].endIndex]
      if let field = phrase.read(span), field.isChoice { return (.new(field), end - start + 1) }
    }
    return nil
  }
}
