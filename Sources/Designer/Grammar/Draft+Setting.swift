internal import FormLayout
internal import JSON

extension Draft {
  /// The fields, or other components, that a phrase names, or what to say where it names none that fit.
  func targets(
    _ tokens: ArraySlice<Token>, except left: ArraySlice<Token> = [],
    which fits: (Component) -> Bool = { _ in true }, are noun: String = "of that kind"
  ) -> Result<[NamedComponent], Complaint> {
    let found = left.isEmpty ? find(tokens) : finder.excepting(find(tokens), find(left))
    guard case .some(let all, let isSet) = found else {
      if case .several(let words, let candidates) = found {
        let fitting = candidates.filter { fits($0.component) }
        if fitting.count == 1 { return .success(fitting) }
        if goesOn(tokens) { return .failure(Complaint(nil)) }
        return .failure(
          Complaint(Found.several(words, fitting.isEmpty ? candidates : fitting).complaint))
      }
      return .failure(Complaint(found.complaint))
    }
    let fitting = all.filter { fits($0.component) }
    guard !fitting.isEmpty, isSet || fitting.count == all.count else {
      // Only of a field can this be what was meant; elsewhere the words mean something else.
      guard noun == "a field", let first = all.first else { return .failure(Complaint(nil)) }
      return .failure(Complaint(.cannot("\(first.title) is not \(noun)")))
    }
    return .success(fitting)
  }

  /// Whether the words after a phrase belong to it: `the input` before `fields`.
  private func goesOn(_ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.startIndex >= clause.startIndex, tokens.endIndex < clause.endIndex,
      clause[tokens.startIndex].range == tokens.first?.range
    else { return false }
    return (1...2).contains { more in
      guard tokens.endIndex + more <= clause.endIndex else { return false }
      let longer = clause[tokens.startIndex..<tokens.endIndex + more]
      if case .some = find(longer) { return true }
      return false
    }
  }

  /// Sets properties of what a phrase names.
  func setting(
    _ tokens: ArraySlice<Token>, which fits: (Component) -> Bool = { _ in true },
    are noun: String = "of that kind",
    _ props: [PropertyChange], _ words: (String, Int) -> String
  ) -> Outcome? {
    switch targets(tokens, which: fits, are: noun) {
    case .failure(let complaint): return complaint.outcome
    case .success(let found): return setting(found, props, words)
    }
  }

  func setting(
    _ found: [NamedComponent], _ props: [PropertyChange], _ words: (String, Int) -> String
  ) -> Outcome {
    let ids = found.map(\.component.id)
    return .done([.set(ids: ids, props: props)], words(Found.list(found), found.count), focus: ids)
  }

  /// A text as a person wrote it for the form, or `nil` where the words go on to something else.
  func words(_ tokens: ArraySlice<Token>) -> String? {
    guard let first = tokens.first else { return nil }
    if tokens.count == 1, first.kind == .quoted { return first.text }
    var body = tokens
    while let last = body.last, last.isOne(of: ["please", ",", ":"]) { body = body.dropLast() }
    for place in body.indices {
      let token = body[place]
      if token.kind == .quoted || token.isOne(of: [",", ";", ":", "\n", "instead", "rather"]) {
        return nil
      }
      guard token.isOne(of: ["and", "but", "then"]), place + 1 < body.endIndex else { continue }
      if Self.goingOn.contains(body[place + 1].key) { return nil }
    }
    guard !body.isEmpty else { return nil }
    var text = message.text(of: body)
    while text.hasSuffix(".") { text.removeLast() }
    return Words.capitalised(text)
  }

  private static let goingOn: Set<String> = [
    "make", "move", "add", "remove", "delete", "put", "set", "change", "drop", "rename", "show",
    "hide", "call",
    "then", "it", "also", "give", "turn", "let", "ask", "insert", "only", "not", "mark", "its",
    "get", "take", "swap", "the",
  ]
}

/// Why something cannot be done as said.
struct Complaint: Error {
  /// `nil` where the words mean something else.
  let outcome: Outcome?

  init(_ outcome: Outcome?) {
    self.outcome = outcome
  }
}
