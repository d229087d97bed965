internal import FormLayout

/// Looks for the components that have the words of a phrase among their names.
struct ComponentSearch: Sendable {
  let reading: FormReading
  let pool: [NamedComponent]

  /// How well a component fits the words, the best first.
  private enum Fit: Int, Comparable {
    /// All words are near its names, some only around it.
    case around = 1
    /// All words are its own or mean the same.
    case meant
    /// All words are among its own.
    case own
    /// Its label or its id is just these words.
    case exact

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  func find(_ phrase: TargetPhrase) -> Found {
    if phrase.content.count == 1, Self.pronouns.contains(phrase.content[0]) {
      return .none(phrase.words)
    }
    var fitting: [(component: NamedComponent, fit: Fit)] = candidates(phrase.content).compactMap {
      component in fit(component, phrase).map { (component, $0) }
    }
    if let noun = phrase.noun {
      let right = fitting.filter { noun.matches($0.component.component) }
      if !right.isEmpty || !noun.isVagueNoun { fitting = right }
    }
    guard let best = fitting.map(\.fit).max() else { return known(phrase) }
    let top = preferred(fitting.filter { $0.fit == best }.map(\.component), best, phrase)
    if top.count == 1, !phrase.isMany, isGuess(top[0], best, phrase, fitting.map(\.component)) {
      return .several(phrase.words, fitting.map(\.component))
    }
    if top.count == 1, !(phrase.isMany && best < .exact) { return .some(top, isSet: false) }
    guard phrase.isMany || isPlural(phrase) else {
      return top.count == 1 ? .some(top, isSet: false) : .several(phrase.words, top)
    }
    let all =
      best == .exact ? top : fitting.filter { $0.fit >= .meant || $0.fit == best }.map(\.component)
    return .some(all.isEmpty ? top : all, isSet: true)
  }

  /// The one among several that fit alike that the words mean all the same, where there is one.
  private func preferred(
    _ top: [NamedComponent], _ fit: Fit, _ phrase: TargetPhrase
  ) -> [NamedComponent] {
    guard top.count > 1 else { return top }
    if fit == .exact {
      // `part 3.4` is not Part 4.3.
      let inOrder = top.filter { $0.label == phrase.content || $0.id == phrase.content }
      return inOrder.count == 1 ? inOrder : top
    }
    // A field before the section that bears the same name.
    let fields = phrase.noun == nil ? top.filter { $0.component.isField } : []
    if fields.count == 1 { return fields }
    if !phrase.isMany, phrase.content == [Words.stem("name")] {
      // A bare name is a person's, where there is one such.
      let purposes = top.map { Purpose.of($0.component) }
      let persons = zip(top, purposes).filter { $0.1 == .name }.map(\.0)
      if persons.count == 1, purposes.allSatisfy({ $0 == .name || $0 == .organisation }) {
        return persons
      }
    }
    // `the Child passenger` is Child, rather than something else among the passengers.
    let whole = top.filter { !$0.label.isEmpty && Set($0.label).isSubset(of: phrase.content) }
    return whole.count == 1 ? whole : top
  }

  /// By another name of what a field is known to ask for: `payment method` for `Pay with`.
  private func known(_ phrase: TargetPhrase) -> Found {
    guard !phrase.isMany, phrase.noun.map(\.isVagueNoun) ?? true,
      let wanted = KnownField.named(phrase.name)
    else { return .none(phrase.words) }
    // Only what shares a word with one of its names can be it.
    let alike = candidates(wanted.stems, mustHaveAll: false).filter { named in
      named.component.isField
        && (KnownField.named(Words.keys(named.component.label ?? ""))
          ?? KnownField.named(Words.keys(Identifier.words(of: named.component.id))))?.id
          == wanted.id
    }
    switch alike.count {
    case 0: return .none(phrase.words)
    case 1: return .some(alike, isSet: false)
    default: return .several(phrase.words, alike)
    }
  }

  /// The components that have one of some words; none where one that all must have is nowhere.
  private func candidates(_ words: [String], mustHaveAll: Bool = true) -> [NamedComponent] {
    var places: Set<Int> = []
    for word in words {
      let having = reading.places(of: word)
      if mustHaveAll, having.isEmpty { return [] }
      places.formUnion(having)
    }
    guard pool.count < reading.components.count else {
      return places.sorted().map { reading.components[$0] }
    }
    let ids = Set(places.map { reading.components[$0].component.id })
    return pool.filter { ids.contains($0.component.id) }
  }

  /// Whether two lists have the same words, in whatever order.
  private static func areSame(_ left: [String], _ right: [String]) -> Bool {
    left.count == right.count && (left == right || left.sorted() == right.sorted())
  }

  private func fit(_ component: NamedComponent, _ phrase: TargetPhrase) -> Fit? {
    let words = phrase.content
    if Self.areSame(component.label, words) || Self.areSame(component.id, words) { return .exact }
    if words.allSatisfy({ component.own.contains($0) }) { return .own }
    var ownWords = 0
    var distant = false
    for word in words {
      if component.own.contains(word) || component.meant.contains(word) {
        ownWords += 1
      } else if component.around.contains(word) {
        distant = true
      } else {
        return nil
      }
    }
    guard ownWords > 0 else { return nil }
    return distant ? .around : .meant
  }

  /// Whether a component that fits best is still a guess: a bare `name` where there are several names.
  private func isGuess(
    _ top: NamedComponent, _ fit: Fit, _ phrase: TargetPhrase, _ all: [NamedComponent]
  ) -> Bool {
    guard fit == .exact, phrase.content.count == 1,
      ["nam", "dat", "number"].contains(phrase.content[0]),
      !top.placed.ancestors.isEmpty
    else { return false }
    return all.count > 1
  }

  private func isPlural(_ phrase: TargetPhrase) -> Bool {
    guard let last = phrase.keys.last else { return false }
    return last.count > 3 && last.hasSuffix("s") && !last.hasSuffix("ss")
      || Self.gathering.contains(last)
  }

  private static let pronouns: Set<String> = [
    "you", "i", "we", "me", "us", "he", "she", "it", "they", "them",
  ]

  private static let gathering: Set<String> = ["stuff"]
}
