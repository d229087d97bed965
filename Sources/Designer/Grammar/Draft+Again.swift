internal import FormLayout

extension Draft {
  /// The last request once more, for something else of the same kind: `kids too`.
  func again(for tokens: ArraySlice<Token>) -> Outcome? {
    guard edits.isEmpty, let last = past.last, !last.done.isEmpty else { return nil }
    let other = finder.container(tokens).one ?? find(tokens).one
    guard let other else { return nil }
    let before = Message(last.request)
    for place in before.tokens.indices {
      let span = before.tokens[place..<place + 1]
      guard before.tokens[place].kind == .word, !Words.empty.contains(before.tokens[place].key),
        let one = finder.container(span).one ?? find(span).one,
        one.component.type == other.component.type, one.component.id != other.component.id
      else { continue }
      let range = before.tokens[place].range
      let words =
        String(before.characters[..<range.lowerBound]) + text(tokens)
        + String(before.characters[range.upperBound...])
      let next = Draft(Message(words), form, past: [], revision: revision)
      var reader = ClauseReader(next)
      guard let outcomes = reader.read(Clauses.body(next.message.tokens[...])) else { return nil }
      return Self.joined(outcomes)
    }
    return nil
  }

  /// Several wishes that were all understood, as one.
  private static func joined(_ outcomes: [Outcome]) -> Outcome? {
    var all: [Edit] = []
    var words: [String] = []
    var focus: [String] = []
    for outcome in outcomes {
      guard case .done(let edits, let said, let spoken) = outcome else { return nil }
      all += edits
      words.append(said)
      focus = spoken
    }
    return .done(all, words.joined(separator: " "), focus: focus)
  }
}
