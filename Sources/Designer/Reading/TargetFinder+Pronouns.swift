internal import FormLayout

/// What `it`, `both` and `the upper one` mean.
extension TargetFinder {
  func pronoun(_ phrase: TargetPhrase) -> Found? {
    let spoken = focus.compactMap { reading[$0] }
    let words = phrase.keys.joined(separator: " ")
    if Self.singular.contains(words) {
      guard !spoken.isEmpty else { return .unclear(words) }
      return spoken.count == 1 || ["it", "that"].contains(words)
        ? .some(spoken, isSet: spoken.count > 1) : .several(words, spoken)
    }
    if let place = Self.ofTheTwo(phrase.keys), spoken.count == 2 {
      let ordered = spoken.sorted {
        $0.placed.path.indices.lexicographicallyPrecedes($1.placed.path.indices)
      }
      return .some([ordered[place]], isSet: false)
    }
    if words == "they", spoken.isEmpty { return .none(words) }
    if Self.plural.contains(words) {
      if spoken.count == 1, lately.count == 2, phrase.keys.contains("both") {
        return .some(reading.components.filter { lately.contains($0.component.id) }, isSet: true)
      }
      return spoken.isEmpty ? .unclear(words) : .some(spoken, isSet: true)
    }
    return nil
  }

  /// `the upper one of the two`: which of two.
  private static func ofTheTwo(_ keys: [String]) -> Int? {
    let words = keys.filter {
      !["the", "of", "two", "them", "these", "those", "one", "both"].contains($0)
    }
    guard words.count == 1, keys.count > 2, keys.contains("of") || keys.contains("one") else {
      return nil
    }
    return ["upper": 0, "first": 0, "top": 0, "lower": 1, "second": 1, "bottom": 1][words[0]]
  }

  private static let singular: Set<String> = [
    "it", "that", "this", "that one", "this one", "that field", "this field", "the field",
    "the new field", "the new one", "the same", "the same field", "the same one", "that question",
    "this question", "that thing", "the new question", "itself", "that button", "this button",
    "that section", "the last one added", "that section", "this section", "new field",
    "that whole part", "that part", "that whole section", "this part", "whole thing",
  ]
  private static let plural: Set<String> = [
    "them", "they", "those", "these", "them both", "them all", "they both", "they all",
    "these both",
    "both of those", "both of these", "all of those", "all of these", "the both of them", "both",
    "both of them", "all of them", "those fields",
    "these fields", "the two", "both fields", "those two", "these two", "the new fields",
    "all three",
    "the three", "those questions", "these questions",
  ]
}
