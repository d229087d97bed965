internal import FormLayout

/// A phrase that names components, taken apart: determiners, noun, content.
struct TargetPhrase: Sendable {
  private let tokens: ArraySlice<Token>
  /// Its words, without those at its ends that say nothing.
  let keys: [String]
  /// `field`, `dropdown`, `section`, where it says so.
  private(set) var noun: ComponentNoun?
  /// The stems that say which one.
  private(set) var content: [String]
  /// Every word of the name, the noun and the determiners left out.
  private var named: [String] = []
  /// Whether it means all that fit.
  let isMany: Bool
  /// The place it counts, from 1; negative from the end.
  let ordinal: Int?
  /// Words in quotes.
  let quotation: String?
  /// Whether it has several quotations, or one among words that say more.
  private(set) var isMixed: Bool

  init(_ tokens: ArraySlice<Token>) {
    let body = Self.trimmed(tokens)
    self.tokens = body
    var rest = Array(body)
    keys = body.map(\.key)
    var isMany = false
    while let first = rest.first, first.kind != .quoted, rest.count > 1,
      Self.leading.contains(first.key)
    {
      if Self.quantifiers.contains(first.key) { isMany = true }
      rest.removeFirst()
    }
    if let first = rest.first, Self.alone.contains(first.key), rest.count == 1 { isMany = true }
    var ordinal: Int?
    if rest.count > 1, let number = NumberWords.ordinal(rest[0]), Self.isCounted(rest) {
      ordinal = number
      rest.removeFirst()
    }
    let quotations = rest.filter { $0.kind == .quoted }
    quotation = quotations.first?.text
    isMixed = quotations.count > 1
    let found = Self.nouned(rest)
    noun = found.noun
    isMany = isMany || (found.noun?.isPlural ?? false)
    self.isMany = isMany
    self.ordinal = ordinal
    content = Self.telling(found.rest)
    named = found.rest.flatMap { TextWords.of($0.text) }
    let beside = found.rest.filter { $0.kind != .quoted && !$0.isOne(of: Self.beside) }
    isMixed = isMixed || quotation != nil && !beside.isEmpty
  }

  private static let beside: Set<String> = [
    "the", "called", "named", "labelled", "labeled", ",", "titled", "that", "says",
  ]

  var isEmpty: Bool { tokens.isEmpty }

  /// The words of the name, the noun and the determiners left out.
  var name: [String] { named.map { $0.lowercased() } }

  var words: String { tokens.map(\.text).joined(separator: " ") }

  /// Whether it names no kind in particular: `all fields`, `everything`.
  var isGeneral: Bool {
    content.isEmpty && quotation == nil && (noun.map { $0.isVagueNoun } ?? false)
  }

  /// Whether it has words of a name, rather than only of a kind or a pronoun.
  var saysWhich: Bool {
    quotation != nil || !content.isEmpty && !keys.allSatisfy(Words.empty.contains)
  }

  /// Whether it means all that are required, or all that are not: `the optional fields`.
  var requirement: Bool? {
    guard isMany, noun?.isVagueNoun ?? false, named.count == 1 else { return nil }
    return ["required": true, "mandatory": true, "optional": false][named[0].lowercased()]
  }

  var isWholeForm: Bool {
    ["form", "the form", "this form", "it"].contains(keys.joined(separator: " "))
  }

  private static let leading: Set<String> = [
    "the", "a", "an", "our", "my", "your", "their", "this", "that", "these", "those", "all",
    "every",
    "each", "both", "whole", "entire", "little", "of", "any", "normal", "actual", "existing", "for",
    "about", "new", "current", "single", "only",
  ]
  private static let quantifiers: Set<String> = ["all", "every", "each", "both"]
  private static let alone: Set<String> = ["everything", "all"]
  private static let idle: Set<String> = [
    "please", "too", "also", "again", "now", ",", ".", ":", ";", "-", "instead", "already", "\n",
  ]

  private static func trimmed(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    while let last = tokens.last, last.isOne(of: idle) { tokens = tokens.dropLast() }
    while let first = tokens.first, first.isOne(of: idle) { tokens = tokens.dropFirst() }
    return tokens
  }

  /// Whether an ordinal counts (`the second field`) rather than being part of a name (`second class`).
  private static func isCounted(_ rest: [Token]) -> Bool {
    let keys = rest.dropFirst().map(\.key)
    return ComponentNoun.ending(keys).map { $0.count == keys.count } ?? false
  }

  /// The noun of a phrase and what is left: `phone field`, `question about prices`, `field called X`.
  private static func nouned(_ rest: [Token]) -> (noun: ComponentNoun?, rest: [Token]) {
    let keys = rest.map { $0.kind == .quoted ? "" : $0.key }
    if ["everything", "all"].contains(keys.joined()) {
      return (ComponentNoun.ending(["fields"])?.noun, [])
    }
    if let (noun, count) = ComponentNoun.starting(keys), keys.count > count {
      let next = keys[count]
      if links.contains(next) || next.isEmpty {
        let tail = rest[(count + (next.isEmpty ? 0 : 1))...]
        if !tail.isEmpty { return (noun, Array(tail)) }
      }
    }
    if let (noun, count) = ComponentNoun.ending(keys) {
      return (noun, Array(rest.dropLast(count)))
    }
    return (nil, rest)
  }

  private static let links: Set<String> = [
    "about", "for", "on", "with", "called", "named", "labelled", "labeled", "titled", "asking",
    "where", "how", "what", "saying", "whether", "if",
  ]

  private static func telling(_ tokens: [Token]) -> [String] {
    let words = tokens.filter { $0.kind == .word || $0.kind == .number }.flatMap { token in
      // `CVs` is one word, `giftWrap` is two.
      TextWords.of(token.text.dropLast().allSatisfy(\.isUppercase) ? token.key : token.text)
    }
    let telling = words.filter { !Words.empty.contains($0) && $0 != "'s" }
    return (telling.isEmpty ? words : telling).map { Words.stem($0) }
  }

  // MARK: Parts

  /// `all fields except phone` as what is kept and what is left out.
  func exception() -> (ArraySlice<Token>, ArraySlice<Token>)? {
    let marks: [[String]] = [
      ["except", "for"], ["except"], ["but", "not"], ["apart", "from"], ["other", "than"],
      ["besides"], ["excluding"], ["without"], ["save"], ["aside", "from"], ["but"],
    ]
    for start in tokens.indices.dropFirst() {
      for mark in marks where tokens[start...].map(\.key).starts(with: mark) {
        let end = start + mark.count
        guard end < tokens.endIndex, tokens[start].kind == .word else { continue }
        return (tokens[..<start], tokens[end...])
      }
    }
    return nil
  }

  /// The parts of `a, b and c`; `nil` where there is one.
  func conjuncts() -> [ArraySlice<Token>]? {
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for place in tokens.indices
    where tokens[place].isOne(of: [",", "and", "or", "plus", "\n", "*", "+"]) {
      if place > start { parts.append(tokens[start..<place]) }
      start = place + 1
    }
    guard !parts.isEmpty, start < tokens.endIndex else { return nil }
    parts.append(tokens[start...])
    // `the name and email fields`: the noun is said once.
    return parts.count > 1 ? parts : nil
  }

  /// Whether its words are just a component's label or id.
  func isExactly(_ component: NamedComponent) -> Bool {
    if let quotation {
      return (component.component.words ?? "").lowercased() == quotation.lowercased()
        || component.component.id == quotation
    }
    if saysInside { return TextWords.of(component.component.words ?? "") == named }
    let stems = content.sorted()
    return component.label.sorted() == stems || component.id.sorted() == stems
  }

  /// Whether it says that something is in something: then its words are not all of one name.
  var saysInside: Bool {
    tokens.dropFirst().contains { $0.isOne(of: ["in", "inside", "within"]) }
  }

  /// Whether an article or the like stands before it.
  var hasDeterminer: Bool {
    keys.first.map {
      ["the", "that", "this", "a", "an", "our", "my", "your", "their", "these", "those"].contains(
        $0)
    } ?? false
  }

  /// The same with its noun's own words as what tells: `the password field` is the field `password`.
  var withTellingNoun: TargetPhrase? {
    guard content.isEmpty, quotation == nil, !isMany, let last = keys.last,
      ["field", "box", "input"].contains(last)
    else { return nil }
    let words = keys.dropLast().filter { !Self.leading.contains($0) }
    guard !words.isEmpty else { return nil }
    var phrase = self
    phrase.content = words.map { Words.stem($0) }
    phrase.noun = ComponentNoun.ending(["field"])?.noun
    return phrase
  }

  /// `the one`: something of the kind that was spoken of.
  var isTheOne: Bool {
    ["the one", "one", "that one", "the other one"].contains(keys.joined(separator: " "))
  }

  /// The ways to read it as something inside something: `phone` in `the emergency section`.
  func places() -> [(inner: ArraySlice<Token>, outer: ArraySlice<Token>)] {
    tokens.indices.dropFirst().compactMap { place in
      guard
        tokens[place].isOne(of: [
          "in", "of", "from", "inside", "within", "on", "for", "under", "'s", "at",
        ]),
        place + 1 < tokens.endIndex
      else { return nil }
      return tokens[place].key == "'s"
        ? (tokens[(place + 1)...], tokens[..<place]) : (tokens[..<place], tokens[(place + 1)...])
    }
  }

  /// Puts the form's own words in the place of misspelled ones; whether there were any.
  mutating func isRespelled(by reading: FormReading) -> Bool {
    var changed = false
    content = content.map { word in
      guard reading.places(of: word).isEmpty else { return word }
      let near = reading.stems.filter { Spelling.isNear(word, $0) }.min()
      changed = changed || near != nil
      return near ?? word
    }
    return changed
  }
}
