internal import FormLayout

/// Finds the choices of one field that some words name.
struct OptionSearch: Sendable {
  private let options: [(option: FieldOption, label: [String], value: [String])]

  /// The words of the field's own name, which may be said with a choice: `a reply by phone`.
  private let field: Set<String>

  init(_ component: Component) {
    field = Set(Words.stems(of: component.label ?? ""))
    options = component.options.map { ($0, Words.stems(of: $0.label), Words.stems(of: $0.value)) }
  }

  /// The choices: one, or several where the words are a list; none where one of the words names none.
  func find(_ tokens: ArraySlice<Token>, isExact: Bool = false) -> [FieldOption] {
    if let one = single(tokens, isExact) { return [one] }
    var found: [FieldOption] = []
    var start = tokens.startIndex
    for place in tokens.indices where tokens[place].isOne(of: [",", "or", "and"]) {
      if place > start {
        guard let one = single(tokens[start..<place], isExact) else { return [] }
        found.append(one)
      }
      start = place + 1
    }
    guard start > tokens.startIndex, start < tokens.endIndex,
      let last = single(tokens[start...], isExact)
    else { return [] }
    return found + [last]
  }

  private func single(_ tokens: ArraySlice<Token>, _ isExact: Bool) -> FieldOption? {
    guard !tokens.isEmpty else { return nil }
    if tokens.count == 1, let quoted = tokens.first, quoted.kind == .quoted {
      return options.first {
        $0.option.label.lowercased() == quoted.text.lowercased() || $0.option.value == quoted.text
      }?.option
    }
    let words = tokens.filter { $0.kind != .mark }.map(\.text).joined(separator: " ")
    let typed = words.lowercased()
    if let same = options.first(where: {
      $0.option.label.lowercased() == typed || $0.option.value.lowercased() == typed
    }) {
      return same.option
    }
    let stems = Words.stems(of: words)
    let exact = options.filter { $0.label == stems || $0.value == stems }
    if exact.count == 1 { return exact[0].option }
    guard !isExact else { return nil }
    let telling = stems.filter { !field.contains($0) }
    let meant = telling.isEmpty ? stems : telling
    let near = options.filter { option in
      meant.allSatisfy { stem in
        option.label.contains(stem) || option.value.contains(stem)
          || (option.label + option.value).contains { Synonyms.of($0).contains(stem) }
      }
    }
    if near.count == 1 { return near[0].option }
    let misspelled = options.filter { option in
      stems.allSatisfy { stem in option.label.contains { $0 == stem || Spelling.isNear(stem, $0) } }
    }
    return near.isEmpty && misspelled.count == 1 ? misspelled[0].option : nil
  }
}
