/// The start of a description of a form: its kind, and where the list of what it asks begins.
struct FormHead {
  let kind: FormKind?
  /// The words that name the form.
  let name: ArraySlice<Token>
  /// The list; empty where there is none.
  let fields: ArraySlice<Token>
  /// What the words say it is called.
  var given: String?

  private static let nouns: Set<String> = [
    "form", "survey", "questionnaire", "screen", "page", "poll", "sheet", "ticket", "request",
    "application", "dialog", "forms",
  ]
  private static let links: Set<String> = [
    "with", ":", "for", "asking", "containing", "that", "which", "including", "having", "where",
    "of", "to", "-", "has", "consisting", "collecting", ",", "\n", "contains",
  ]
  private static let linkTails: Set<String> = [
    "for", "the", "following", "fields", "questions", "asks", "has", "contains", "collects", "a",
    "list", "of", "field", ":", "it", "with", "includes", "we", "people", "enter", "have", "only",
    "just", "these", "inputs", "\n", "-", "*",
  ]

  /// Reads `contact form with name and email`; `nil` where the words begin no form.
  static func read(_ tokens: ArraySlice<Token>) -> FormHead? {
    let keys = tokens.map { $0.kind == .quoted ? "" : $0.key }[...]
    guard !keys.isEmpty else { return nil }
    let start = tokens.startIndex
    if let noun = keys.prefix(8).firstIndex(where: nouns.contains) {
      return after(noun, tokens, keys, start)
    }
    // `newsletter sign-up with email`: a known kind, and a list.
    guard let (kind, range) = FormKind.named(in: keys.prefix(6)), range.lowerBound <= 1 else {
      return nil
    }
    var rest = tokens[(start + range.upperBound)...]
    if rest.first?.key == "for",
      let link = rest.prefix(7).firstIndex(where: { $0.isOne(of: ["with", ":", "asking"]) })
    {
      rest = rest[link...]
    }
    guard
      rest.isEmpty
        || rest.first.map({ ["with", ":", "asking", "containing", "including"].contains($0.key) })
          ?? false
    else { return nil }
    return FormHead(kind: kind, name: tokens[..<(start + range.upperBound)], fields: list(rest))
  }

  private static func after(
    _ noun: Int, _ tokens: ArraySlice<Token>, _ keys: ArraySlice<String>, _ start: Int
  ) -> FormHead? {
    var end = start + noun + 1
    // `job application form`
    while end < tokens.endIndex, nouns.contains(tokens[end].key) { end += 1 }
    var name = tokens[start..<end]
    let before = keys[
      ..<(noun
        + (["survey", "questionnaire", "poll", "ticket", "request", "application"].contains(
          keys[noun]) ? 1 : 0))
    ]
    guard before.count <= 5,
      before.allSatisfy({
        ![
          "add", "remove", "the", "move", "set", "this", "title", "of", "change", "delete", "to",
          "rename", "call", "one", "put", "all", "split", "make",
        ].contains($0)
      })
    else { return nil }
    var kind = FormKind.named(in: before)?.kind
    // `form for booking a table`, `form to register new users`.
    if kind == nil, end < tokens.endIndex, ["for", "to"].contains(tokens[end].key) {
      let ahead = keys[(noun + 2)...].prefix(5)
      if let (found, range) = FormKind.named(in: ahead) {
        let stop = start + range.upperBound
        let between = tokens[end..<stop]
        if !between.contains(where: { $0.isOne(of: [",", ":", "with"]) }) {
          kind = found
          end = stop
          name = tokens[start..<end]
        }
      }
    }
    var rest = tokens[end...]
    let given = Self.given(&rest)
    if let purpose = Self.purpose(rest) {
      // `membership form for our gym`, `form for returns`: what it is for.
      if name.count < 2 || name.allSatisfy({ nouns.contains($0.key) || $0.key == "a" }) {
        name = purpose.drop { $0.isOne(of: ["our", "the", "a", "my", "your"]) }
      }
      rest = tokens[purpose.endIndex...].drop { $0.isOne(of: ["\n", ":", "."]) }
      if !rest.isEmpty, !(rest.first.map { links.contains($0.key) } ?? false) {
        return FormHead(kind: kind, name: name, fields: rest, given: given)
      }
    }
    // `survey for our café guests: …`
    if let colon = rest.firstIndex(where: { $0.isOne(of: [":"]) }),
      rest.first.map({ ["for", "about", "to", "of", "on", "where"].contains($0.key) }) ?? false,
      colon - rest.startIndex <= 8
    {
      rest = rest[colon...]
    } else if let with = rest.firstIndex(where: { $0.isOne(of: ["with"]) }),
      rest.first.map({ ["for", "about", "to"].contains($0.key) }) ?? false,
      with - rest.startIndex <= 7,
      !rest[..<with].contains(where: { $0.isOne(of: [",", "and"]) })
    {
      rest = rest[with...]
    }
    guard rest.isEmpty || rest.first.map({ links.contains($0.key) }) ?? false else { return nil }
    if kind != nil, rest.first?.key == "for", rest.count <= 5,
      !rest.contains(where: { $0.isOne(of: [",", "and", ":", "with"]) })
    {
      // `a sign-up screen for new users`: who it is for.
      rest = []
    }
    return FormHead(kind: kind, name: name, fields: list(rest), given: given)
  }

  /// Takes `called 'Lost property'` off the start.
  private static func given(_ rest: inout ArraySlice<Token>) -> String? {
    guard rest.count > 1, let first = rest.first,
      first.isOne(of: ["called", "named", "titled", "entitled", "headed"]),
      let title = rest.dropFirst().first, title.kind == .quoted
    else { return nil }
    rest = rest.dropFirst(2)
    return title.text
  }

  /// What the form is for, where that is no list of what it asks.
  private static func purpose(_ rest: ArraySlice<Token>) -> ArraySlice<Token>? {
    guard let first = rest.first, ["for", "about"].contains(first.key) else { return nil }
    let words = rest.dropFirst().prefix { !$0.isOne(of: ["\n", ".", "?", "!", ":"]) }
    let telling = words.filter { !$0.isOne(of: ["our", "the", "a", "an", "my", "your"]) }
    guard (1...5).contains(telling.count), telling.allSatisfy({ $0.kind == .word }),
      !words.contains(where: { $0.isOne(of: [",", "and", "with", "that", "which", "asking"]) }),
      KnownField.named(telling.map(\.key)) == nil,
      TypePhrase.ending(telling.map(\.key)) == nil,
      words.endIndex < rest.endIndex || telling.count < words.count || telling.count > 1
        || telling[0].key.hasSuffix("s")
    else { return nil }
    return words
  }

  private static func list(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var rest = tokens
    if let first = rest.first, links.contains(first.key) { rest = rest.dropFirst() }
    var dropped = 0
    while let first = rest.first, rest.count > 1, linkTails.contains(first.key),
      first.kind != .quoted, dropped < 6
    {
      // `a` may begin the first item.
      rest = rest.dropFirst()
      dropped += 1
    }
    return rest
  }

  /// The title: the kind's where no other words name it.
  func title(_ message: Message) -> String {
    if let given { return given }
    var words = name.map { $0 }
    // `our practice needs an appointment form`
    if let verb = words.lastIndex(where: { $0.isOne(of: ["needs", "need", "wants", "want"]) }) {
      words.removeFirst(verb + 1)
    }
    while let first = words.first,
      first.isOne(of: ["a", "an", "the", "simple", "short", "small", "our"])
    { words.removeFirst() }
    if let last = words.last,
      last.isOne(of: ["form", "screen", "page", "forms", "dialog", "sheet"])
    {
      words.removeLast()
    }
    let text = words.map(\.text).joined(separator: " ")
    if let kind, kind.phrases.contains(words.map(\.key)) || words.isEmpty { return kind.title }
    return text.isEmpty ? "" : Words.capitalised(text)
  }
}
