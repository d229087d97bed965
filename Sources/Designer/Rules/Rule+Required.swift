internal import FormLayout
internal import JSON

extension Rule {
  /// What must be answered, and what need not.
  static let requirements: [Rule] = [
    requiredMessage, requiredWithMessage, requiredUnless, requiredIf, requiredOnly, required,
    optional,
  ]

  private static let requiredMessage = Rule(
    "the error message of phone should be 'Please tell us your number'",
    [
      "[the] [error] message <must> [be|say|read] {Q}",
      "[the] error message of|for {T} <must> [be|say|read] {Q}",
      "set [the] error message of|for {T} to {Q}",
    ],
    apply: { captures, draft in
      // A field may be called message.
      if !captures.has("T"),
        draft.reading.components.contains(where: {
          $0.own.contains(Words.stem("message")) && $0.component.isField
        })
      {
        return nil
      }
      let found =
        captures.has("T")
        ? draft.find(captures["T"]).all : draft.focus.compactMap { draft.reading[$0] }
      guard !found.isEmpty, found.allSatisfy({ $0.component.isRequired }) else { return nil }
      let text = draft.text(captures["Q"])
      return draft.setting(found, [.list("messages", ["required=" + text])]) { names, _ in
        "\(names) says '\(text)' where it is empty."
      }
    })

  private static let requiredWithMessage = Rule(
    "make phone required with the message 'Please tell us your number'",
    [
      "<make> {T} <required> [,] with|and [show] [the|a|an] [error] message|text|words|error [:|saying] {Q}",
      "<make> {T} <required> , [the|error] [error] message [is|:|should_be] {Q}",
      "require {T} with [the|a] message {Q}",
    ],
    apply: { captures, draft in
      draft.setting(
        captures["T"], which: \.isField, are: "a field",
        [.flag("required", true), .list("messages", ["required=" + draft.text(captures["Q"])])]
      ) { names, count in "\(names) \(Sentence.be(count)) required now, with your message." }
    })

  private static let requiredUnless = Rule(
    "make phone required unless topic is sales",
    [
      "<make> {T} <required> unless {C}", "{T} <mustbe> <required> unless {C}",
      "{T} <must> be <filled> unless {C}", "require {T} unless {C}",
    ],
    apply: { captures, draft in
      switch draft.targets(captures["T"], which: \.isField, are: "a field") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        return draft.conditioning(
          found, captures["C"], "requiredIf", isNegative: true, also: [.unset("required")]
        ) { names, condition in
          "\(names) \(Sentence.be(found.count)) required only if \(condition)."
        }
      }
    })

  private static let requiredIf = Rule(
    "make phone required only if reply is by phone",
    [
      "<make> {T} <required> [,] [but] [<only>] <if> {C} [,] otherwise|else|or_else leave|make|keep [it] open|optional|empty",
      "{T} <must> be <filled> [,] [but] [<only>] <if> {C} [,] otherwise|else leave|make|keep [it] open|optional|empty",
      "<make> {T} <required> [,] [but] [<only>] <if> {C}",
      "{T} <mustbe> <required> [,] [but] [<only>] <if> {C}",
      "{T} <must> be <filled> [,] [but] [<only>] <if> {C}",
      "require {T} [,] [but] [<only>] <if> {C}",
      "{T} <mustbe> <required> [,] [but] <only> for {C}",
      "<make> {T} <required> [,] [but] [<only>] for {C}",
      "<if> {C} [,] [then] {T} <mustbe> <required>", "<if> {C} [,] [then] <make> {T} <required>",
      "<if> {C} [,] [then] {T} <must> be <filled>", "<if> {C} [,] [then] require {T}",
      "<people> [<only>] have_to|need_to|must|should [<only>] <fillin> {T} [<only>] <if> {C}",
      "{T} is only <required> <if> {C}", "{T} <mustbe> [only] <required> <if> {C}",
    ],
    apply: { captures, draft in
      switch draft.targets(captures["T"], which: \.isField, are: "a field") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        return draft.conditioning(found, captures["C"], "requiredIf", also: [.unset("required")]) {
          names, condition in
          "\(names) \(Sentence.be(found.count)) required only if \(condition)."
        }
      }
    })

  /// `only the name is required`: these are, and nothing else is.
  private static let requiredOnly = Rule(
    "only name and email are required",
    [
      "<only> {T} <mustbe> <required>", "<only> {T} <must> be <filled>",
      "<make> <only> {T} <required>", "<only> <make> {T} <required>", "<only> require {T}",
      "nothing but|except|besides {T} <mustbe> <required>", "require nothing but|except {T}",
      "nothing <mustbe> <required> [,] but|except|besides|apart_from [for] {T}",
    ],
    apply: { captures, draft in
      switch draft.targets(captures["T"], which: \.isField, are: "a field") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found): return draft.requiringOnly(found)
      }
    })

  private static let required = Rule(
    "make phone and company required",
    [
      "<make> {T} [as|to_be] <required>", "{T} <mustbe> <required> [again]", "{T} : <required>",
      "require {T}", "<required> : {T}",
      "{T} <must> [always] be <filled>",
      "{T} can|may|must|should not be [left] empty|blank|skipped|omitted|left_out|left_blank|left_empty",
      "<people> must|have_to|need_to|has_to|should|shall [always] <fillin> {T}",
      "do not let <people> skip|leave_out {T}", "do not allow {T} to be empty|blank",
      "do not allow [an] empty {T}", "{T} <required>",
      "nobody|no_one may|can|should skip|leave_out|leave {T} [empty|blank]",
      "i want {T} [to_be] <required>", "{T} should not be <optional>",
      "{T} <must> be ticked|checked|accepted|agreed_to",
      "<make> {T} not <optional>",
      "[<make>] {T} [<mustbe>] <required> [,] except|but_not|apart_from|other_than|besides [for] {E}",
    ],
    apply: { captures, draft in
      switch draft.targets(
        captures["T"], except: captures["E"], which: \.isField, are: "a field")
      {
      case .failure(let complaint): return complaint.outcome
      case .success(var found):
        var note = ""
        if found.count > 1, TargetPhrase(captures["T"]).isMany {
          let boxes = found.filter { $0.component.type == "Toggle" }
          if boxes.count < found.count, !boxes.isEmpty {
            found = found.filter { $0.component.type != "Toggle" }
            note = " I left \(Found.list(boxes)) alone, since a required switch must be on."
          }
        }
        let props: [PropertyChange] =
          [.flag("required", true)]
          + (found.contains { $0.component["requiredIf"] != nil } ? [.unset("requiredIf")] : [])
        return draft.setting(found, props) { names, count in
          "\(names) \(Sentence.be(count)) required now.\(note)"
        }
      }
    })

  private static let optional = Rule(
    "make company optional",
    [
      "<make> {T} [as|to_be] <optional>", "{T} <mustbe> <optional>", "{T} : <optional>",
      "do not require {T}", "<optional> : {T}", "{T} <optional>",
      "{T} <must> not be <required> [any_more|anymore|any_longer]",
      "{T} <must> no_longer be <required>", "{T} is|are no_longer <required>",
      "{T} need not be|to_be <filled>", "{T} need not|never be <required>",
      "{T} do|does not have|need to be <filled>", "{T} do|does not have|need to be <required>",
      "<people> do|does not have|need to <fillin> {T}",
      "<people> do|does not have|need to <fillin> us {T}", "<people> need not <fillin> {T}",
      "{T} can|may be [left] empty|blank|skipped|omitted|left_out|left_blank|left_empty",
      "{T} can|may be left_empty|left_blank|left_open",
      "no need to <fillin> {T}", "stop requiring {T}", "<people> can|may skip|omit|leave_out {T}",
      "{T} should not be <required>", "{T} is|are not <required> [any_more|anymore]",
      "<make> {T} not|no_longer required|mandatory|obligatory [any_more|anymore]",
      "i want {T} [to_be] <optional>", "there is no need to <fillin> {T}",
      "do not make {T} <required>",
      "<people> should not have|need to <fillin> {T}",
      "take [the] <required> off {T}",
      "nobody|no_one has_to|needs_to|must <fillin>|accept|tick|check|agree_to {T}",
      "<remove> [the] required|requirement|mandatory [mark|marks|flag|star|rule] off|from|of|on {T}",
      "nothing|no_field|no_question|none [of_the_fields] in {I} <mustbe> <required>",
      "nothing <mustbe> <required>", "no_field|no_question <mustbe> <required>",
      "[<make>] {T} [<mustbe>] <optional> [,] except|but_not|apart_from|other_than|besides [for] {E}",
    ],
    apply: { captures, draft in
      // What is not needed any more is to go.
      if !draft.clause.allSatisfy({ !$0.isOne(of: ["needed", "necessary"]) }),
        draft.clause.contains(where: { $0.isOne(of: ["more", "anymore", "longer"]) })
      {
        return nil
      }
      var named = captures["T"]
      if named.isEmpty {
        named =
          (Message("everything").tokens + (captures.has("I") ? Message("in").tokens : []))[...]
        named += captures["I"]
      }
      switch draft.targets(named, except: captures["E"], which: \.isField, are: "a field") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        var props: [PropertyChange] = [.unset("required"), .unset("requiredIf")]
        if found.contains(where: { $0.component["messages"]?["required"] != nil }) {
          props.append(.list("messages", ["required="]))
        }
        return draft.setting(found, props) { names, count in
          "\(names) \(Sentence.be(count)) optional now."
        }
      }
    })
}

extension Draft {
  /// Requires some fields and no others.
  fileprivate func requiringOnly(_ found: [NamedComponent]) -> Outcome {
    let ids = Set(found.map(\.component.id))
    let others = reading.fields.filter {
      !ids.contains($0.component.id)
        && ($0.component.isRequired || $0.component["requiredIf"] != nil)
    }
    var edits: [Edit] = [
      .set(ids: found.map(\.component.id), props: [.flag("required", true), .unset("requiredIf")])
    ]
    var words = "\(Found.list(found)) \(Sentence.be(found.count)) required now"
    if !others.isEmpty {
      edits.append(
        .set(
          ids: others.map(\.component.id), props: [.unset("required"), .unset("requiredIf")]))
      words += "; \(Found.list(others)) \(Sentence.be(others.count)) optional"
    }
    return .done(edits, words + ".", focus: found.map(\.component.id))
  }
}
