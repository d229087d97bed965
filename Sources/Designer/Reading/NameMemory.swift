internal import FormLayout
internal import JSON

/// What was worked out while a form is read, since its components are much alike.
struct NameMemory {
  private var stems: [String: [String]] = [:]
  private var stemsOfWords: [String: String] = [:]
  private var nouns: [[String]: Set<String>] = [:]

  /// The stems of a text's words.
  mutating func stems(of text: String) -> [String] {
    if let known = stems[text] { return known }
    let new = Words.telling(in: text).map { stem(of: $0) }
    stems[text] = new
    return new
  }

  private mutating func stem(of word: String) -> String {
    if let known = stemsOfWords[word] { return known }
    let new = Words.stem(word)
    stemsOfWords[word] = new
    return new
  }

  /// The stems of the nouns that a component may be called by; components of one look share them.
  mutating func nouns(for component: Component) -> Set<String> {
    let font = component.style["font"]?.stringValue ?? ""
    let rule = component.rule("email") == nil ? "" : "email"
    let look = [
      component.type, component.appearance ?? "", component.input ?? "", component.role ?? "",
      component.isMultiple ? "multiple" : "", font, rule,
    ]
    if let known = nouns[look] { return known }
    let new = ComponentNoun.words(for: component)
    nouns[look] = new
    return new
  }
}
