internal import FormLayout

/// Reads one sentence as a wish, or as several that `and` and commas join.
struct ClauseReader {
  private var draft: Draft
  private var asked: Outcome?
  private var impossible: [String] = []

  init(_ draft: Draft) {
    self.draft = draft
  }

  /// The longest sentence that is laid under the patterns.
  private static let longest = 40

  /// What comes of a sentence, wish by wish; `nil` where some of it was not understood.
  mutating func read(_ tokens: ArraySlice<Token>) -> [Outcome]? {
    guard tokens.count <= Self.longest else { return nil }
    if let all = steps(tokens, draft, verb: nil, depth: 0) { return all }
    let respelled = Respelling.tokens(tokens, draft.reading)
    if let respelled, let all = steps(respelled, draft, verb: nil, depth: 0) { return all }
    if let partly = partly(respelled ?? tokens) { return partly }
    return asked.map { [$0] }
  }

  /// Every wish of a sentence, each understood with what the ones before have done.
  private mutating func steps(
    _ tokens: ArraySlice<Token>, _ draft: Draft, verb: ArraySlice<Token>?, depth: Int
  ) -> [Outcome]? {
    let body = Clauses.body(tokens)
    guard !body.isEmpty else { return [] }
    if depth > 0, Clauses.isReason(body) { return [] }
    if let outcome = one(body, draft, verb) { return [outcome] }
    guard depth < 8 else { return nil }
    // As much as can be belongs to one wish: a list is not cut in the middle.
    for place in body.indices.dropFirst().reversed() where Self.joins(body, at: place) {
      guard let outcome = one(Clauses.body(body[..<place]), draft, verb),
        case .done(let edits, _, let focus) = outcome
      else { continue }
      var next = draft
      guard next.take(edits, focus: focus) else { continue }
      next.refresh()
      if focus.isEmpty { next.forget(removing: edits) }
      let head = verb ?? body.prefix(1)
      if let rest = steps(body[(place + 1)...], next, verb: Array(head)[...], depth: depth + 1) {
        return [outcome] + rest
      }
    }
    return nil
  }

  private static func joins(_ tokens: ArraySlice<Token>, at place: Int) -> Bool {
    tokens[place].isOne(of: [",", "and", "then", "but", "plus", ";", "-"])
  }

  /// One wish; where it has no verb of its own, with that of the wish before.
  private mutating func one(
    _ tokens: ArraySlice<Token>, _ draft: Draft, _ verb: ArraySlice<Token>?
  ) -> Outcome? {
    guard !tokens.isEmpty else { return nil }
    if let outcome = apply(tokens, draft) { return outcome }
    // `make both optional again`: what says nothing more at the end.
    if let last = tokens.last, tokens.count > 2,
      last.isOne(of: Self.idleEnds),
      let outcome = apply(tokens.dropLast(), draft)
    {
      return outcome
    }
    if let wish = Self.wish(tokens), let outcome = apply(wish, draft) { return outcome }
    guard let verb, let first = tokens.first else { return nil }
    if first.key != verb.first?.key,
      let outcome = apply((Array(verb) + Array(tokens))[...], draft)
    {
      return outcome
    }
    // `the password needs a digit and at least ten characters`: of what was just spoken of.
    guard first.isOne(of: Self.predicates), !draft.edits.isEmpty else { return nil }
    return apply((Message("it").tokens + Array(tokens))[...], draft)
  }

  private static let idleEnds: Set<String> = [
    "again", "now", "too", "instead", "then", "also", "entirely", "completely", "altogether",
    "totally", "fully", "obviously", "naturally", "directly", "already",
  ]

  /// `I want the button to say …` as `the button should say …`; `nil` where it is no such wish.
  private static func wish(_ tokens: ArraySlice<Token>) -> ArraySlice<Token>? {
    guard
      let place = tokens.indices.dropFirst().dropLast().first(where: {
        tokens[$0].isOne(of: ["to"]) && tokens[$0 + 1].isOne(of: infinitives)
      }), !tokens[..<place].contains(where: { $0.isOne(of: ["should", "must", "has", "have"]) })
    else { return nil }
    var subject = tokens[..<place]
    for opening in [
      ["i", "want"], ["we", "want"], ["i", "need"], ["we", "need"],
      ["i", "would", "like"], ["we", "would", "like"], ["i", "like"],
    ] where subject.map(\.key).starts(with: opening) {
      subject = subject.dropFirst(opening.count)
      break
    }
    guard !subject.isEmpty else { return nil }
    return (Array(subject) + Message("should").tokens + Array(tokens[(place + 1)...]))[...]
  }

  private static let infinitives: Set<String> = [
    "be", "say", "read", "have", "come", "go", "start", "appear", "accept", "allow", "show",
    "become", "look", "contain", "stand",
  ]

  /// The first words of a wish that leaves out what it is about.
  private static let predicates: Set<String> = [
    "at", "no", "not", "can", "must", "should", "has", "have", "needs", "is", "are", "between",
    "only", "up", "max", "maximum", "min", "minimum", "optional", "required", "mandatory", "with",
    "from", "exactly", "may",
  ]

  private mutating func apply(_ tokens: ArraySlice<Token>, _ draft: Draft) -> Outcome? {
    let marks = WordMarks.marks(of: tokens)
    var draft = draft
    draft.clause = tokens
    for rule in Rule.all {
      var asking: Outcome?
      for pattern in rule.patterns where pattern.mayFit(marks) {
        var result: Outcome?
        let isDone = PatternMatcher.matches(pattern, tokens) { captures in
          switch rule.apply(captures, draft) {
          case .done(let edits, let words, let focus):
            result = .done(edits, words, focus: focus)
            return true
          case .answer(let words):
            result = .answer(words)
            return true
          case .ask(let words):
            // No other way to cut the same words may do what was to be asked about.
            asking = .ask(words)
            return true
          case .cannot(let words):
            note(impossible: words)
            return false
          case nil: return false
          }
        }
        if isDone, let result { return result }
        if asking != nil { break }
      }
      if let asking {
        asked = asked ?? asking
        return nil
      }
    }
    return nil
  }

  private mutating func note(impossible words: String) {
    // Only a short name is one that the person used for something.
    let name = words.split(separator: "'").dropFirst().first?.split(separator: " ") ?? []
    guard name.contains(where: { !Respelling.grammar.contains($0.lowercased()) }) else { return }
    guard name.count <= 5,
      !name.dropFirst(["the", "a"].contains(name.first ?? "") ? 1 : 0).contains(where: {
        Self.noNames.contains($0.lowercased())
      })
    else { return }
    impossible.append(words)
  }

  private static let noNames: Set<String> = [
    "make", "let", "there", "we", "people", "they", "you", "it", "its", "same", "not", "only",
    "and", "should", "must", "please", "ask", "call", "want", "need", "i", "if", "when",
    "him", "her", "put", "add", "say", "says", "the", "be", "is", "are", "can", "to",
  ]

  // MARK: Partly

  /// The wishes that are understood where the others are understood to be impossible.
  private mutating func partly(_ tokens: ArraySlice<Token>) -> [Outcome]? {
    let body = Clauses.body(tokens)
    let parts = Self.wishes(body)
    guard parts.count > 1 else { return nil }
    var draft = draft
    var outcomes: [Outcome] = []
    var done = 0
    for part in parts {
      impossible = []
      asked = nil
      if let steps = steps(part, draft, verb: nil, depth: 1), !steps.isEmpty {
        for step in steps {
          if case .done(let edits, _, let focus) = step { _ = draft.take(edits, focus: focus) }
        }
        draft.refresh()
        outcomes += steps
        done += 1
        continue
      }
      draft.forget()
      if let asked { outcomes.append(asked); continue }
      guard let reason = impossible.min(by: { $0.count < $1.count }) else { return nil }
      outcomes.append(.cannot(reason))
    }
    return done == 0 ? nil : outcomes
  }

  /// A sentence cut before each verb of a wish.
  private static func wishes(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    let verbs: Set<String> = [
      "make", "add", "remove", "delete", "drop", "move", "put", "set", "change", "rename", "call",
      "show", "hide", "group", "swap", "turn", "give", "sort", "limit", "insert", "mark", "disable",
      "take",
    ]
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for place in tokens.indices.dropFirst() where tokens[place].isOne(of: verbs) {
      guard tokens[place - 1].isOne(of: [",", "and", "then", ";", "but"]) else { continue }
      parts.append(tokens[start..<place])
      start = place
    }
    parts.append(tokens[start...])
    return parts.map { part in
      var part = part
      while let last = part.last, last.isOne(of: [",", "and", "then", ";", "but"]) {
        part = part.dropLast()
      }
      return part
    }
  }

  // MARK: Not understood

  /// What to say of a sentence that was not understood.
  func complaint(for tokens: ArraySlice<Token>) -> String {
    if case .ask(let words)? = asked { return words }
    if let apology = Languages.apology(for: draft.message) {
      return
        "\(apology.isEmpty ? "" : apology + " ")Without a model I understand English only, so I changed nothing. For other languages, set OPENAI_API_KEY or --base-url."
    }
    if !draft.form.components.isEmpty, let reason = impossible.min(by: { $0.count < $1.count }) {
      let near = Suggestion.name(for: reason, draft.reading).map { " Did you mean \($0)?" } ?? ""
      return reason + "." + near
    }
    let quoted = String(draft.text(tokens).prefix(160))
    return
      "I did not understand “\(quoted)”. What I can do is, for example: \(Suggestion.example(for: tokens)). See /help requests."
  }
}
