internal import FormLayout

/// Fields that must repeat others.
extension Rule {
  static let sameAs = Rule(
    "confirm password must match password",
    [
      "{T} <must> match|equal|repeat|be_equal_to|be_identical_to|be_the_same_as|correspond_to|agree_with [the] {T2}",
      "check|make_sure|ensure|verify [that] {T} is|are the_same_as|equal_to|identical_to {T2}",
      "check|make_sure|ensure|verify [that] {T} matches|equals|match {T2}",
      "{T} and {T2} <must> match|be_equal|be_the_same|be_identical|agree",
      "check|make_sure|ensure|verify [that] {T} and {T2} match|are_the_same|are_equal|are_identical|agree",
      "{T} <must> be the same as {T2}",
    ],
    apply: { captures, draft in
      guard let left = draft.find(captures["T"]).one, let right = draft.find(captures["T2"]).one
      else {
        return draft.find(captures["T"]).complaint ?? draft.find(captures["T2"]).complaint
      }
      guard left.component.id != right.component.id, isText(left.component), isText(right.component)
      else { return nil }
      let isLater = right.placed.path.indices.lexicographicallyPrecedes(left.placed.path.indices)
      let (second, first) = isLater ? (left, right) : (right, left)
      return draft.setting([second], [.text("matchField", first.component.id)]) { names, _ in
        "\(names) must be the same as \(first.title) now."
      }
    })

  /// A second field that must repeat the first.
  static let confirmation = Rule(
    "let people type their email twice",
    [
      "<people> <must> <fillin>|type|write {T} twice|two_times|again|a_second_time",
      "let <people> <fillin>|type|write|repeat {T} twice|two_times|again|a_second_time",
      "ask [<people>] [for] {T} twice|two_times|a_second_time",
      "<add> [a] [field] to confirm|repeat|verify {T}", "let <people> repeat|confirm|retype {T}",
      "<add> [a] confirmation|repetition [field] for|of {T}", "{T} <must> be confirmed|repeated",
      "<people> <must> confirm|repeat|retype {T}",
      "confirm|retype {T}",
    ],
    apply: { captures, draft in
      switch draft.targets(
        captures["T"], which: { ["TextField", "SecureField"].contains($0.type) },
        are: "a text field")
      {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count == 1 else { return Found.several("it", found).complaint }
        return draft.confirming(found[0])
      }
    })
}
