internal import FormLayout
internal import JSON

extension Rule {
  /// How long a text may be.
  static let lengths: [Rule] = lengthLimits + [sameLimit, noLimit]

  private static let lengthLimits: [Rule] = [
    Rule(
      "limit the message to 500 characters",
      [
        "limit|restrict|cap|shorten {T} to|at [a_maximum_of|at_most|max] {N} <characters>",
        "{T} <must> [<only>] [be|have|contain|allow|take|accept] [<only>] <atmost> {N} <characters> [long]",
        "{T} can|may [<only>] [be|have|contain|allow|take|hold] <atmost> {N} <characters> [long]",
        "{T} can|may|must|should not be longer|more than {N} <characters> [long]",
        "{T} can|may|must|should not have|exceed|contain [more_than|over] {N} <characters>",
        "{T} [,] <atmost> {N} <characters> [long]", "{T} : <atmost> {N} <characters>",
        "{T} {N} <characters> max|maximum|at_most|at_the_most|tops",
        "[a|the] maximum|max length of {N} <characters> for|on|in {T}",
        "<set> [the] maximum|max length of|for|on {T} to {N} [<characters>]",
        "[the] maximum|max length of {T} <must> [be] {N} [<characters>]",
        "[the] maximum|max length of|for {T} : {N} [<characters>]",
        "<add> [a] [maximum|max|length|character] [length|limit] of {N} <characters> to|for|on {T}",
        "<atmost> {N} <characters> for|in {T}",
        "no|nothing longer than {N} <characters> in|for {T}",
        "nobody writes|may_write|can_write|should_write more than {N} <characters> about|in|for {T}",
        "{T} <must> not be longer than {N} <characters>",
        "{T} <must> be shorter than {N2} <characters>",
        "{T} allows|takes|accepts <atmost> {N} <characters>",
        "{T} has [a] [maximum] limit of {N} <characters>",
        "<people> can|may|must write|type|enter <atmost> {N} <characters> in|into|for {T}",
        "no {T} <must> be longer than {N} <characters>",
        "allow <atmost> {N} <characters> in|for {T}",
        "keep|hold {T} under|below {N2} <characters>",
        "keep {T} to|within|at [<atmost>] {N} <characters>",
        "{T} [<must>] [be|stay] under|below {N2} <characters> [long]",
        "nothing|no_text|no_answer [anywhere] <must> be|have longer_than|more_than|over {N} <characters>",
        "not longer|more than {N} <characters> for|in {T}",
      ],
      apply: { captures, draft in
        let count = captures["N"].first?.whole ?? captures["N2"].first?.whole.map { $0 - 1 }
        return draft.limiting(
          captures["T"], isAnyText: !captures.has("T"), [("maxLength", count)]
        ) {
          "\($0) may have at most \($1) characters now."
        }
      }),
    Rule(
      "password must be at least 12 characters",
      [
        "{T} <must> [be|have|contain] <atleast> {N} <characters> [long]",
        "{T} <must> not be shorter than {N} <characters>",
        "{T} [,] <atleast> {N} <characters> [long]", "{T} : <atleast> {N} <characters>",
        "{T} {N} <characters> min|minimum|at_least",
        "<set> [the] minimum|min length of|for|on {T} to {N} [<characters>]",
        "[the] minimum|min length of {T} <must> [be] {N} [<characters>]",
        "[the] minimum|min length of|for {T} : {N} [<characters>]",
        "<atleast> {N} <characters> for|in {T}",
        "[a|the] minimum|min length of {N} <characters> for|on {T}",
        "<make> {T} [be] <atleast> {N} <characters> [long]",
        "<make> {T} {N} <characters> or more|longer",
        "{T} <must> [be|have] {N} <characters> or more|longer",
        "require <atleast> {N} <characters> for|in {T}",
        "{T} needs|need [<atleast>] {N} <characters> or_more",
        "{T} needs|need <atleast> {N} <characters>",
        "{T} can|may not be shorter than {N} <characters>",
        "<people> must write|type|enter <atleast> {N} <characters> in|into|for {T}",
        "{T} <must> be longer than {N2} <characters>",
        "<set> [a|the] minimum|min length of {N} [<characters>] for|on {T}",
        "require {T} to [be|have] <atleast> {N} <characters> [long]",
      ],
      apply: { captures, draft in
        let count = captures["N"].first?.whole ?? captures["N2"].first?.whole.map { $0 + 1 }
        return draft.limiting(captures["T"], [("minLength", count)]) {
          "\($0) must have at least \($1) characters now."
        }
      }),
    Rule(
      "nickname must have between 3 and 20 characters",
      [
        "{T} <must> [be|have|contain] [between|from] {N} and|to|- {N2} <characters> [long]",
        "{T} can|may [<only>] [be|have|contain] [between|from] {N} and|to|- {N2} <characters> [long]",
        "{T} [,|:] [between] {N} to|-|and {N2} <characters>",
        "limit {T} to [between] {N} and|to|- {N2} <characters>",
      ],
      apply: { captures, draft in
        draft.limiting(
          captures["T"],
          [("minLength", captures["N"].first?.whole), ("maxLength", captures["N2"].first?.whole)]
        ) { names, _ in
          "\(names) must have \(captures["N"].first?.text ?? "") to \(captures["N2"].first?.text ?? "") characters now."
        }
      }),
    Rule(
      "the code must have exactly 6 characters",
      [
        "{T} <must> [be|have|contain] [exactly|precisely] {N} <characters> [long]",
        "{T} [,|:] exactly {N} <characters>", "exactly {N} <characters> for|in {T}",
      ],
      apply: { captures, draft in
        draft.limiting(
          captures["T"],
          [("minLength", captures["N"].first?.whole), ("maxLength", captures["N"].first?.whole)]
        ) {
          "\($0) must have exactly \($1) characters now."
        }
      }),
  ]

  /// The limit that was just set, with another number: `but the cover letter can have 3000`.
  private static let sameLimit = Rule(
    "no text longer than 300 characters, but the cover letter can have 3000",
    [
      "{T} can|may|must|should [<only>] [be|have|go_up_to|take] [<atmost>] {N}",
      "{T} [:|,] [<atmost>] {N}", "for {T} [it] [can|may|should] [be] {N}",
      "{N} for {T}",
    ],
    apply: { captures, draft in
      guard case .set(_, let props)? = draft.edits.last, props.count == 1,
        ["minLength", "maxLength"].contains(props[0].name), props[0].number != nil
      else { return nil }
      return draft.limiting(captures["T"], [(props[0].name, captures["N"].first?.whole)]) {
        "\($0) may have \($1)."
      }
    })

  private static let noLimit = Rule(
    "the message may be as long as people like",
    [
      "{T} can|may|should be as long as <people> like|want|wish|need",
      "{T} can|may|should be any length|as_long_as_you_like",
      "there is|should_be no [length|character] limit on|for {T}",
      "no [length|character] limit on|for {T}",
      "{T} <must> have no [length|character] limit", "{T} can|may have any length",
      "<people> can|may write as much as <people> like|want in|into|for {T}",
    ],
    apply: { captures, draft in
      switch draft.targets(captures["T"], which: isText, are: "a text") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        let having = found.filter { $0.component.rule("maxLength") != nil }
        guard !having.isEmpty else { return .answer("\(Found.list(found)) has no length limit.") }
        return draft.setting(having, [.unset("maxLength")]) { names, _ in
          "\(names) may be of any length now."
        }
      }
    })
}
