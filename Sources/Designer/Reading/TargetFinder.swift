internal import FormLayout

/// Finds the components that a phrase names.
struct TargetFinder: Sendable {
  let reading: FormReading
  /// What "it" means: what was last spoken of.
  let focus: [String]
  /// What the last two turns were about.
  var lately: [String] = []

  /// What a phrase names: one component, a set, or several of which one is meant.
  func find(_ tokens: ArraySlice<Token>) -> Found {
    var phrase = TargetPhrase(tokens)
    guard !phrase.isEmpty else { return .none("") }
    if let found = pronoun(phrase) { return found }
    if let (kept, left) = phrase.exception() {
      return excepting(find(kept), find(left))
    }
    let parts = phrase.conjuncts()
    let whole = single(phrase)
    if case .some(let found, _) = whole,
      parts == nil || found.count == 1 && phrase.isExactly(found[0])
    {
      return whole
    }
    if let parts {
      let found = together(parts)
      if case .some = found { return found }
      if case .none = whole { return found }
      if case .some = whole { return found }
    }
    if case .none = whole, phrase.isRespelled(by: reading) { return single(phrase) }
    return whole
  }

  // MARK: Several

  private func together(_ parts: [ArraySlice<Token>]) -> Found {
    var all: [NamedComponent] = []
    for part in parts {
      switch find(part) {
      case .some(let found, _):
        all += found.filter { new in !all.contains { $0.component.id == new.component.id } }
      case let other: return other
      }
    }
    return .some(all, isSet: true)
  }

  /// What one phrase names, without what another does.
  func excepting(_ kept: Found, _ left: Found) -> Found {
    guard case .some(let all, _) = kept else { return kept }
    guard case .some(let out, _) = left else { return left }
    let ids = Set(out.map(\.component.id))
    return .some(all.filter { !ids.contains($0.component.id) }, isSet: true)
  }

  // MARK: One phrase

  private func single(_ phrase: TargetPhrase) -> Found {
    if phrase.isMixed { return .none(phrase.words) }
    if let isRequired = phrase.requirement {
      let fitting = reading.fields.filter { $0.component.isRequired == isRequired }
      return fitting.isEmpty ? .none(phrase.words) : .some(fitting, isSet: true)
    }
    if let found = scoped(phrase) { return found }
    let found = look(phrase, among: nil)
    if case .none = found, phrase.isMany, phrase.noun?.isVagueNoun ?? false {
      // `all contact fields` are those in the contact section.
      let around = containers(phrase)
      guard around.count == 1, let container = around.first else { return found }
      let inside = reading.fields.filter { field in
        field.placed.ancestors.contains { $0.id == container.component.id }
      }
      return inside.isEmpty ? found : .some(inside, isSet: true)
    }
    // `the one in the emergency section` is not that section.
    if phrase.saysInside, let one = found.one, !phrase.isExactly(one) { return .none(phrase.words) }
    return found
  }

  /// A phrase that says where: `the phone in the emergency section`.
  private func scoped(_ phrase: TargetPhrase) -> Found? {
    if case .some(let found, _) = look(phrase, among: nil), !phrase.isGeneral,
      !phrase.saysInside || found.count == 1 && phrase.isExactly(found[0])
    {
      return nil
    }
    for (inner, outer) in phrase.places() {
      var outerPhrase = TargetPhrase(outer)
      guard !outerPhrase.isEmpty else { continue }
      if outerPhrase.isWholeForm {
        return look(TargetPhrase(inner), among: nil)
      }
      var around = containers(outerPhrase)
      if around.isEmpty, outerPhrase.isRespelled(by: reading) { around = containers(outerPhrase) }
      guard around.count == 1, let container = around.first else { continue }
      let innerPhrase = TargetPhrase(inner)
      if innerPhrase.isTheOne { return likeFocus(in: container, phrase) }
      let found = look(innerPhrase, among: container.component.id)
      if case .none = found { continue }
      return found
    }
    return nil
  }

  /// What in a container is of the kind that was spoken of.
  private func likeFocus(in container: NamedComponent, _ phrase: TargetPhrase) -> Found {
    let spoken = focus.compactMap { reading[$0] }
    let alike = reading.components.filter { named in
      named.placed.ancestors.contains { $0.id == container.component.id }
        && spoken.contains {
          $0.label == named.label
            || Purpose.of($0.component).map { $0 == Purpose.of(named.component) } ?? false
        }
    }
    switch alike.count {
    case 0: return .unclear(phrase.words)
    case 1: return .some(alike, isSet: false)
    default: return .several(phrase.words, alike)
    }
  }

  private func containers(_ phrase: TargetPhrase) -> [NamedComponent] {
    look(phrase, among: nil, onlyContainers: true).all
  }

  fileprivate func containers(named tokens: ArraySlice<Token>) -> Found {
    let phrase = TargetPhrase(tokens)
    if let found = pronoun(phrase) { return found }
    return look(phrase, among: nil, onlyContainers: true)
  }

  /// The components of a phrase without a place, inside a container where one is given.
  private func look(
    _ phrase: TargetPhrase, among container: String?, onlyContainers: Bool = false
  ) -> Found {
    var pool = reading.components
    if let container {
      pool = pool.filter { $0.placed.ancestors.contains { $0.id == container } }
    }
    if onlyContainers { pool = pool.filter { !$0.component.children.isEmpty } }
    if let quoted = phrase.quotation {
      return named(quoted, in: pool, phrase)
    }
    if let ordinal = phrase.ordinal {
      return numbered(ordinal, in: pool, phrase)
    }
    if phrase.content.isEmpty { return byNoun(phrase, pool) }
    return ComponentSearch(reading: reading, pool: pool).find(phrase)
  }

  /// A component by the words in quotes: exactly those.
  private func named(
    _ words: String, in pool: [NamedComponent], _ phrase: TargetPhrase
  ) -> Found {
    let key = words.lowercased()
    var found = pool.filter {
      ($0.component.words ?? "").lowercased() == key || $0.component.id == words
    }
    if found.isEmpty {
      let stems = Words.stems(of: words)
      found = pool.filter { $0.label == stems || $0.id == stems }
    }
    if let noun = phrase.noun, found.count > 1 {
      let fitting = found.filter { noun.matches($0.component) }
      if !fitting.isEmpty { found = fitting }
    }
    switch found.count {
    case 0: return .none(words)
    case 1: return .some(found, isSet: false)
    default: return phrase.isMany ? .some(found, isSet: true) : .several(words, found)
    }
  }

  private func numbered(
    _ ordinal: Int, in pool: [NamedComponent], _ phrase: TargetPhrase
  ) -> Found {
    guard let noun = phrase.noun else { return .none(phrase.words) }
    var fitting = pool.filter { noun.matches($0.component) }
    if phrase.isGeneral { fitting = pool.filter { $0.component.isField } }
    let index = ordinal < 0 ? fitting.count + ordinal : ordinal - 1
    guard fitting.indices.contains(index) else { return .none(phrase.words) }
    return .some([fitting[index]], isSet: false)
  }

  private func byNoun(_ phrase: TargetPhrase, _ pool: [NamedComponent]) -> Found {
    guard let noun = phrase.noun else { return .none(phrase.words) }
    var fitting = pool.filter { noun.matches($0.component) }
    if phrase.isGeneral, phrase.isMany { fitting = pool.filter { $0.component.isField } }
    if phrase.isMany { return fitting.isEmpty ? .none(phrase.words) : .some(fitting, isSet: true) }
    if fitting.count != 1, let telling = phrase.withTellingNoun,
      case .some(let found, let isSet) = ComponentSearch(reading: reading, pool: pool).find(telling)
    {
      return .some(found, isSet: isSet)
    }
    switch fitting.count {
    case 0: return .none(phrase.words)
    case 1: return .some(fitting, isSet: false)
    default: return phrase.hasDeterminer ? .several(phrase.words, fitting) : .none(phrase.words)
    }
  }
}

extension TargetFinder {
  /// The container that a phrase names: `the contact section`, `Documents`, `adults`, `the first page`.
  func container(_ tokens: ArraySlice<Token>) -> Found {
    let keys = tokens.map(\.key)
    if keys.count > 1, let ordinal = tokens.lazy.compactMap(NumberWords.ordinal).first,
      keys.contains(where: { ["page", "step", "section"].contains($0) })
    {
      let isSection = keys.contains("section")
      let all = reading.components.filter {
        isSection ? $0.component.type == "Section" : $0.component.type == "Step"
      }
      let index = ordinal < 0 ? all.count - 1 : ordinal - 1
      return all.indices.contains(index)
        ? .some([all[index]], isSet: false) : .none(keys.joined(separator: " "))
    }
    return containers(named: tokens)
  }
}
