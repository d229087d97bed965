internal import FormLayout

/// Reads the description of a form in several sentences or bullets: what it asks first, wishes after.
struct Description {
  private let draft: Draft
  private let list: FieldList

  init(_ draft: Draft) {
    self.draft = draft
    list = FieldList(draft.message)
  }

  /// The form of the first sentences, and the sentences that are left; `nil` where they describe none.
  func read(_ sentences: [ArraySlice<Token>]) -> (Outcome, [ArraySlice<Token>])? {
    guard sentences.count > 1, var first = sentences.first.map(Clauses.body) else { return nil }
    var rest = Array(sentences.dropFirst())
    let clears = Creation.withoutStartingOver(&first)
    if clears, Clauses.body(first).isEmpty, let next = rest.first {
      first = Clauses.body(next)
      rest.removeFirst()
    }
    guard draft.form.components.isEmpty || clears else { return nil }
    guard let head = FormHead.read(Creation.withoutOpening(Clauses.body(first))) else { return nil }
    var fields: [NewField] = []
    if !head.fields.isEmpty, !isPlaceholder(head.fields) {
      guard let read = list.read(head.fields) else { return nil }
      fields = read
    }
    while let next = rest.first, let more = items(next, isFirst: fields.isEmpty) {
      fields += more
      rest.removeFirst()
    }
    if fields.isEmpty {
      guard let kind = head.kind else { return nil }
      let words = Message(kind.fields)
      guard let known = FieldList(words).read(words.tokens[...]) else { return nil }
      fields = known
    }
    guard
      let outcome = FormDraft(draft, clears: clears).outcome(
        title: head.title(draft.message), kind: head.kind, fields: fields, source: head.fields)
    else { return nil }
    return (outcome, rest)
  }

  /// `the following`: a list that is still to come.
  private func isPlaceholder(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.allSatisfy {
      $0.isOne(of: ["the", "following", "these", "fields", "elements", ":", "components", "things"])
    }
  }

  /// The components that a sentence lists; `nil` where it says something else.
  private func items(_ sentence: ArraySlice<Token>, isFirst: Bool) -> [NewField]? {
    var body = sentence
    while let last = body.last, last.isOne(of: [".", "\n", "!", ";", ",", "?"]) {
      body = body.dropLast()
    }
    let isBullet = body.first.map { $0.isOne(of: ["-", "*"]) } ?? false
    body = body.drop { $0.isOne(of: ["-", "*", ",", "and"]) }
    for opening in Self.openings where body.map(\.key).starts(with: opening) {
      return list.read(body.dropFirst(opening.count).drop { $0.isOne(of: [":", "a"]) })
    }
    guard !Self.isWish(body) else { return nil }
    guard let fields = list.read(body) else { return nil }
    // A bare noun phrase is a list only among bullets or with words that name a kind.
    return isBullet || fields.count > 1
      || fields.allSatisfy { $0.isTyped || $0.has("placeholder") || $0.type != "TextField" }
      ? fields : nil
  }

  private static let openings: [[String]] = [
    "fields", "the fields are", "fields are", "it should have", "it should contain",
    "it should ask for", "it has", "it must have", "it needs", "it asks for", "ask for", "with",
    "it contains", "it should include",
    "it should consist of", "it consists of", "it includes", "include", "we need", "i need",
    "we ask for", "they give", "people enter", "people give", "questions", "it collects",
    "it should collect", "we want", "we would like", "we need to know", "we want to know",
    "we would like to know", "we have to know", "we collect", "please ask for", "i want",
    "it should include the fields", "the fields should be", "fields should be",
  ].map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }

  private static func isWish(_ tokens: ArraySlice<Token>) -> Bool {
    let verbs: Set<String> = [
      "make", "set", "use", "put", "show", "hide", "move", "remove", "should", "must", "gets",
      "uses", "all", "every", "only",
    ]
    return tokens.first.map { verbs.contains($0.key) } ?? true
      || tokens.contains { $0.isOne(of: ["should", "must", "gets", "uses", "if", "when", "not"]) }
  }
}
