internal import FormLayout

/// The nearest thing that can be done where something was not understood.
enum Suggestion {
  /// The example of the rule that shares most words with what was said.
  static func example(for tokens: ArraySlice<Token>) -> String {
    let said = Set(tokens.filter { $0.kind == .word }.map { Words.stem($0.key) })
    let best = Rule.all.max { shared($0, said) < shared($1, said) }
    guard let best, shared(best, said) > 0 else {
      return "“add a phone field after email”, “make the company optional”"
    }
    return "“\(best.example)”"
  }

  private static func shared(_ rule: Rule, _ said: Set<String>) -> Int {
    said.intersection(
      Words.keys(rule.example).filter { !Words.empty.contains($0) }.map { Words.stem($0) }
    ).count
  }

  /// The component whose name is nearest to one that was not found.
  static func name(for complaint: String, _ reading: FormReading) -> String? {
    guard let start = complaint.firstIndex(of: "'"), complaint.hasPrefix("There is no '") else {
      return nil
    }
    let rest = complaint[complaint.index(after: start)...]
    let words = String(rest.prefix { $0 != "'" })
    let named = reading.components.filter { $0.component.words != nil }
    let stems = Set(Words.stems(of: words))
    if let near = named.first(where: { !stems.isDisjoint(with: $0.own) }) { return near.title }
    return NearestName.to(words, among: named.compactMap(\.component.words)).map { "'\($0)'" }
  }
}
