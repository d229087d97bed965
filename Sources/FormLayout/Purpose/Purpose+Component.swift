internal import JSON

extension Purpose {
  /// What a field asks for: its explicit `purpose`, else what its label, its id and its binding say.
  ///
  /// Whether a password is new is for the form to say: see `CheckContext.purposes`.
  package static func of(_ component: Component) -> Purpose? {
    of(component, FieldWords(component))
  }

  /// What a field of these words asks for.
  static func of(_ component: Component, _ words: FieldWords) -> Purpose? {
    guard let kinds = taken(by: component) else { return nil }
    if let token = component.purpose {
      if let known = Purpose(token: token) { return known }
      if AutofillToken(token) != nil { return nil }
    }
    let names = [
      (component.label, words.label), (component.accessibility["label"]?.stringValue, words.name),
    ]
    for case (let text?, let words) in names where !text.isEmpty && !isOtherQuestion(text, words) {
      switch reading(of: text, words) {
      case .purpose(let found): return kinds(found) ? found : nil
      case .excluded: return nil
      case .nothing: continue
      }
    }
    // A label that says something else goes before a name that nobody reads.
    guard words.label.count <= 3 else { return nil }
    for (text, words) in [(component.id, words.id), (component.binding, words.binding)] {
      if case .purpose(let found) = reading(of: text, words), kinds(found) { return found }
    }
    return nil
  }

  /// What a text asks for.
  package static func of(_ text: String) -> Purpose? {
    if case .purpose(let found) = reading(of: text, TextWords.of(text)) { found } else { nil }
  }

  private enum Reading {
    case purpose(Purpose)
    case excluded
    case nothing
  }

  /// The longest phrase in a text that stands at its end, or before words that leave its meaning.
  private static func reading(of text: String, _ words: [String]) -> Reading {
    guard text.utf8.count <= 80 else { return .nothing }
    if text.utf8.contains(where: { $0 >= 0xE3 }), let found = japanese(text) { return found }
    guard words.count <= 10 else { return .nothing }
    var best: (length: Int, reading: Reading)?
    var isCompound = false
    for start in words.indices {
      for phrase in PurposePhrases.byFirstWord[words[start]] ?? []
      where words[start...].starts(with: phrase.words) {
        guard isWhole(phrase, from: start, in: words) else {
          isCompound = true
          continue
        }
        if phrase.words.count >= best?.length ?? 0 {
          best = (phrase.words.count, phrase.purpose.map { .purpose($0) } ?? .excluded)
        }
        break
      }
    }
    return best?.reading ?? (isCompound ? .excluded : .nothing)
  }

  private static func isWhole(
    _ phrase: PurposePhrases.Phrase, from start: Int, in words: [String]
  ) -> Bool {
    let end = start + phrase.words.count
    if end < words.count, !PurposePhrases.after.contains(words[end]), Int(words[end]) == nil {
      return false
    }
    guard phrase.words == ["name"] || phrase.words == ["nom"] || phrase.words == ["nombre"],
      start > 0
    else { return true }
    return PurposePhrases.beforeName.contains(words[start - 1])
  }

  private static func japanese(_ text: String) -> Reading? {
    let units = Array(text.utf8)
    let found = PurposePhrases.japanese.first { words, _ in
      let wanted = Array(words.utf8)
      guard wanted.count <= units.count else { return false }
      return (0...(units.count - wanted.count)).contains { units[$0...].starts(with: wanted) }
    }
    return found.map { $0.1.map { .purpose($0) } ?? .excluded }
  }

  /// A question is about what it names only where it asks for that itself: "What is your name?".
  private static func isOtherQuestion(_ label: String, _ words: [String]) -> Bool {
    guard label.utf8.last == UInt8(ascii: "?") else { return false }
    let opening = words.prefix(2)
    return ![["what", "is"], ["what", "s"], ["your"], ["wie", "lautet"], ["wie", "ist"]].contains {
      opening.starts(with: $0)
    }
  }

  /// Which purposes a component of this type may have; `nil` for none.
  private static func taken(by component: Component) -> ((Purpose) -> Bool)? {
    switch component.type {
    case "TextField", "SecureField", "TextEditor", "Stepper", "Slider": { _ in true }
    case "DatePicker": { [.birthday, .cardExpiry].contains($0) }
    case "Picker":
      {
        [
          .country, .region, .city, .gender, .honorific, .health, .religion, .ethnicity,
          .orientation,
          .birthday,
        ].contains($0)
      }
    default: nil
    }
  }
}
