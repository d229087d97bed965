internal import FormLayout
internal import JSON

/// Makes a whole form: from a list of what it asks, or from a known kind.
struct Creation {
  private let draft: Draft
  private let message: Message

  init(_ draft: Draft) {
    self.draft = draft
    message = draft.message
  }

  /// The form that the message describes; `nil` where it describes none.
  func read() -> Outcome? {
    var tokens = Clauses.body(message.tokens[...])
    let isFresh = draft.form.components.isEmpty
    let clears = Self.withoutStartingOver(&tokens)
    tokens = Self.withoutOpening(Clauses.body(tokens))
    guard let head = FormHead.read(tokens) else {
      guard isFresh || clears, !clears || !tokens.isEmpty else { return nil }
      return clears && tokens.isEmpty ? cleared : nil
    }
    guard isFresh || clears else {
      guard Self.isWish(message.tokens[...]) else { return nil }
      return .ask(
        "There is a form already. To begin again, say: start over: \(draft.text(tokens).prefix(80))"
      )
    }
    if tokens.isEmpty { return cleared }
    return form(head, clears: clears)
  }

  private var cleared: Outcome {
    .done([.clear], "The form is empty now. What should it ask for?", focus: [])
  }

  private static func isWish(_ tokens: ArraySlice<Token>) -> Bool { !Conversing.isQuestion(tokens) }

  // MARK: Openings

  private static let startingOver: [[String]] = [
    "forget this one , start over", "forget this one", "start over", "start again",
    "start from scratch", "start afresh", "begin again", "new form", "from scratch",
    "forget all of this", "forget this",
    "throw this away", "throw it away", "scrap this", "scrap it",
    "delete everything and start over", "clear everything", "clear the form", "delete everything",
    "remove everything", "scrap all of this", "replace this with", "replace it with",
    "replace everything with", "replace the form with", "forget the form", "start over with",
    "let us start over", "empty the form",
  ].map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }

  /// Takes "start over" off the start; whether it was there.
  static func withoutStartingOver(_ tokens: inout ArraySlice<Token>) -> Bool {
    var found = false
    var isChanged = true
    while isChanged {
      isChanged = false
      for words in startingOver where tokens.map(\.key).starts(with: words) {
        tokens = tokens.dropFirst(words.count).drop {
          $0.isOne(of: [
            ":", ",", ".", "-", "with", "and", "a", "make", "!", "create", "\n", "build", "me",
          ])
        }
        found = true
        isChanged = true
        break
      }
    }
    return found
  }

  private static let verbs: [[String]] = [
    "create", "make", "build", "design", "generate", "give me", "i need", "i want", "we need",
    "draft", "set up", "i would like", "we want", "we would like", "prepare", "make me",
    "create me", "build me", "write", "do", "produce", "i am looking for", "need", "start",
    "start with", "begin with", "let me have", "i would like to have", "can i have", "can i get",
    "show me", "we are looking for",
  ].map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }

  static func withoutOpening(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    for words in verbs where tokens.map(\.key).starts(with: words) {
      tokens = tokens.dropFirst(words.count)
      break
    }
    return tokens.drop {
      $0.isOne(of: [
        "a", "an", "the", "me", "us", "simple", "short", "new", "small", "basic", "nice", "little",
        "quick", ",", "typical", "standard", "our", "my", ":", "plain", "json", "based", "swiftui",
        "ui", "layout", "ios", "dynamic", "for", "please",
      ])
    }
  }

  // MARK: The form

  private func form(_ head: FormHead, clears: Bool) -> Outcome? {
    let list: [NewField]
    if head.fields.isEmpty {
      guard let kind = head.kind,
        let fields = FieldList(Message(kind.fields)).read(Message(kind.fields).tokens[...])
      else {
        return .ask(
          "What should the form ask for? For example: a form with name, email and message")
      }
      list = fields
    } else {
      guard let fields = FieldList(message).read(head.fields) else { return nil }
      list = fields
    }
    return FormDraft(draft, clears: clears).outcome(
      title: head.title(message), kind: head.kind, fields: list, source: head.fields)
  }
}
