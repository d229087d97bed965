internal import FormLayout

extension Rule {
  static let goingBack: [Rule] = [undoAll, undoMany, undo]

  private static let undoAll = Rule(
    "put everything back as it was in the beginning",
    [
      "[no] [,] [forget|undo|revert|reset|cancel|discard] [all] [of] everything|all_of_it|all_of_that|all_that|all_my_changes|all_changes|it_all|the_lot [,] [and] [i_want|i_would_like|i_need|give_me|put] [it|everything] [back] [as|how|the_way] [it] [was] [in|at] [the] [beginning|start|originally|before]",
      "[no] [,] forget|undo|revert all [of] [that|it|this] [,] [i_want] [it] [as_it_was|how_it_was|the_way_it_was] [in|at] [the] [beginning|start]",
      "i want it|everything [back] as|how|the_way it was in|at the beginning|start",
      "[put] [everything|it] back to the beginning|start|original",
      "go back to the [very] beginning|start|original",
      "undo|revert everything|all|all_changes|all_of_it|all_my_changes",
      "back to [the] start|beginning|square_one",
    ],
    apply: { _, draft in draft.undoing(1_000) })

  private static let undoMany = Rule(
    "go back two steps",
    [
      "go|step|take_me back {N} [steps|changes|revisions|times|step]",
      "undo [the] [last] {N} [changes|steps|revisions|edits|things|times|wishes|of_them]",
      "revert|cancel|take_back [the|my] [last] {N} [changes|steps|revisions|edits|things]",
      "{N} steps|changes|revisions back", "undo {N} times", "undo twice", "go back twice",
      "undo [the|my] last two",
    ],
    apply: { captures, draft in draft.undoing(captures["N"].first?.whole ?? 2) })

  private static let undo = Rule(
    "undo that",
    [
      "[no] [,] [oh] [oops] [wait] [,] [please] <undo> [again] [please]",
      "[no|oops|wait|sorry] [,] undo [it|that] [,] [please]",
      "no , [please] put it|that [field] back [please]",
      "restore what you [just] removed|deleted|changed", "undo",
    ],
    apply: { _, draft in draft.undoing(1) })
}

extension Draft {
  /// Goes back some revisions, where there are any.
  func undoing(_ count: Int) -> Outcome? {
    guard (1...1_000).contains(count) else { return nil }
    guard edits.isEmpty else { return .ask("Please say 'undo' in a message of its own") }
    if revision == 0 {
      return .answer("There is nothing to undo: the form is as it was at the start.")
    }
    return .done(
      [.undo(count: count)],
      count == 1
        ? "I took the last change back."
        : count == 1_000
          ? "The form is as it was in the beginning." : "I went back \(count) changes.", focus: [])
  }
}
