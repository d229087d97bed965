internal import FormLayout

extension Draft {
  /// The last request once more, for something else of the same kind: `kids too`.
  func again(for tokens: ArraySlice<Token>) -> Outcome? {
    guard edits.isEmpty, let last = past.last, !last.done.isEmpty else { return nil }
    let other = finder.container(tokens).one ?? find(tokens).one
    guard let other else { return nil }
    let before = Message(last.request)
    for length in stride(from: min(5, before.tokens.count), through: 1, by: -1) {
      for start in before.tokens.indices where start + length <= before.tokens.endIndex {
        let span = before.tokens[start..<start + length]
        guard isLike(other, span) else { continue }
        let words =
          String(before.characters[..<span[start].range.lowerBound]) + text(tokens)
          + String(before.characters[span[start + length - 1].range.upperBound...])
        let next = Draft(Message(words), form, past: [], revision: revision)
        var reader = ClauseReader(next)
        guard let outcomes = reader.read(Clauses.body(next.message.tokens[...])),
          let outcome = Self.joined(outcomes)
        else { continue }
        return outcome
      }
    }
    return nil
  }

  /// Whether some words of the last request named something in whose place another may stand.
  private func isLike(_ other: NamedComponent, _ span: ArraySlice<Token>) -> Bool {
    if span.count == 1, span.first?.isOne(of: ["it", "that"]) ?? false {
      return other.component.isField
    }
    guard let first = span.first, first.kind == .word || first.kind == .quoted,
      !span.contains(where: { $0.kind == .mark || $0.isOne(of: ["it", "that", "this"]) }),
      span.contains(where: { $0.kind == .quoted || !Words.empty.contains($0.key) }),
      let one = finder.container(span).one ?? find(span).one
    else { return false }
    return one.component.id != other.component.id
      && one.component.isField == other.component.isField
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
