internal import FormLayout
internal import JSON

/// Reads a new form in steps: `form in two steps: first name and email, second address`.
struct StepList {
  private let draft: Draft
  private let tokens: ArraySlice<Token>

  init(_ draft: Draft) {
    self.draft = draft
    tokens = Clauses.body(draft.message.tokens[...])
  }

  /// The form, and what is said after its steps; `nil` where the message describes no steps.
  func read() -> (Outcome, ArraySlice<Token>)? {
    let marks = marks()
    guard draft.form.components.isEmpty, marks.count > 1,
      let head = head(tokens[..<marks[0].lowerBound])
    else { return nil }
    var steps: [NewField] = []
    var rest: ArraySlice<Token> = []
    for (index, mark) in marks.enumerated() {
      let isLast = index == marks.count - 1
      let whole = tokens[mark.upperBound..<(isLast ? tokens.endIndex : marks[index + 1].lowerBound)]
      let stop = isLast ? whole.firstIndex { $0.isOne(of: [".", "\n"]) } : nil
      guard let step = step(whole[..<(stop ?? whole.endIndex)], index + 1) else { return nil }
      steps.append(step)
      if let stop { rest = tokens[(stop + 1)...] }
    }
    var button = NewField(type: "Button", label: head.kind?.button ?? "Send")
    button.props = [.text("role", "submit")]
    steps[steps.count - 1].children.append(button)
    guard
      let outcome = FormDraft(draft, clears: false).outcome(
        title: head.title(draft.message), kind: head.kind, fields: steps, source: tokens)
    else { return nil }
    return (outcome, rest)
  }

  // MARK: Steps

  private func step(_ words: ArraySlice<Token>, _ number: Int) -> NewField? {
    var words = trimmed(words)
    var title = "Step \(number)"
    if let first = words.first, first.kind == .quoted, words.count > 1,
      words[words.startIndex + 1].isOne(of: [":", "with", ",", "-", "has", "for"])
    {
      title = first.text
      words = trimmed(words.dropFirst())
    }
    guard let fields = FieldList(draft.message).read(words) else { return nil }
    var step = NewField(type: "Step", label: title)
    step.children = fields
    return step
  }

  private func trimmed(_ words: ArraySlice<Token>) -> ArraySlice<Token> {
    let idle: Set<String> = [
      ":", ",", ".", ";", "\n", "-", "*", "and", "then", "with", "has", "asks", "for", "is", "we",
      "ask", "called", "contains", "should", "have", "on", "the", "in",
    ]
    var words = words.drop { $0.isOne(of: idle) }
    while let last = words.last, last.isOne(of: idle) { words = words.dropLast() }
    return words
  }

  /// Where the first, second and so on are named, in this order.
  private func marks() -> [Range<Int>] {
    var marks: [Range<Int>] = []
    for place in tokens.indices {
      guard let range = mark(at: place, number: marks.count + 1),
        marks.last.map({ $0.upperBound <= range.lowerBound }) ?? true
      else { continue }
      marks.append(range)
    }
    return marks
  }

  private func mark(at place: Int, number: Int) -> Range<Int>? {
    let nouns: Set<String> = ["step", "page", "screen", "part"]
    let next = place + 1 < tokens.endIndex ? tokens[place + 1] : nil
    if NumberWords.ordinal(tokens[place]) == number, let next {
      if next.isOne(of: nouns) { return place..<place + 2 }
      return next.isOne(of: [":"]) ? place..<place + 2 : nil
    }
    guard tokens[place].isOne(of: nouns), let next, next.whole == number else { return nil }
    return place..<place + 2
  }

  // MARK: Head

  /// What the form is called, without how many steps it has.
  private func head(_ words: ArraySlice<Token>) -> FormHead? {
    let counted: Set<String> = ["step", "steps", "page", "pages", "screens", "parts"]
    var left = Array(Creation.withoutOpening(trimmed(words)))
    guard let place = left.firstIndex(where: { $0.isOne(of: counted) }) else {
      return FormHead.read(left[...])
    }
    var start = place
    while start > 0,
      left[start - 1].value != nil
        || left[start - 1].isOne(of: ["in", "with", "multi", "of", "over"])
    { start -= 1 }
    let isAfterName = start > 0
    left.removeSubrange(start..<(isAfterName ? left.count : place + 1))
    return FormHead.read(left[...]) ?? FormHead.read(left + Message("form").tokens)
  }
}

extension FormHead {
  fileprivate static func read(_ tokens: [Token]) -> FormHead? { read(tokens[...]) }
}
