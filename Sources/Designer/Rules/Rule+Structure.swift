internal import FormLayout
internal import JSON

extension Rule {
  /// Sections, steps and rows.
  static let structure: [Rule] = [
    addStep, group, sideBySide, onePage, twoPages, twoSections, collapsible,
  ]

  private static let group = Rule(
    "group password and confirm password in a section called Security",
    [
      "group|put|combine|collect|bundle|move|place|wrap|gather|pull {T} [together] in|into|under|within|inside a|one [new|common|single|separate] [<section>] <called> {X}",
      "group|put|combine|collect|bundle|gather {T} together under|in|into|as {X}",
      "group|bundle|combine {T} under|in|into|as {X}",
      "make a|one [new] <section> <called> {X} with|of|from|containing|for|out_of {T}",
      "make a|one [new] <section> {Q} with|of|from|containing|for|out_of {T}",
      "group|put|combine|collect|wrap|move|place {T} [together] in|into|under a|one|the [new|common|separate] <section> {Q}",
      "group|put|combine|collect|wrap|move|place {T} [together] in|into|under a|one|the [new|common|separate] {Q} <section>",
      "<add> a|one [new] <section> <called> {X} with|around|for|containing {T}",
      "{T} <must> be|go in|into|under a|one [new|common|single] <section> <called> {X}",
      "{T} [all] in a|one [new] <section> <called> {X}",
      "create a [new] <section> {Q} and|that move|put|has|contains|with {T} [into_it|in_it]",
      "group {T} and call the <section> {X}",
    ],
    apply: { captures, draft in
      guard let title = draft.words(captures.has("X") ? captures["X"] : captures["Q"]) else {
        return nil
      }
      switch draft.targets(captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        let existing = draft.reading.components.first {
          !$0.component.children.isEmpty
            && ($0.component.label ?? "").lowercased() == title.lowercased()
        }
        let ids = found.map(\.component.id)
        if let existing {
          return .done(
            [.move(ids: ids, to: Edit.Place(in: existing.component.id))],
            "\(Found.list(found)) \(Sentence.be(found.count)) in \(existing.title) now.", focus: ids
          )
        }
        return draft.wrapping(
          found, in: NewField(type: "Section", label: title), "in the section '\(title)'")
      }
    })

  private static let addStep = Rule(
    "add a third step at the end for a review",
    [
      "<add> a|an|another|one [new|more] [{N}] [step|page] [at|in] [the] [end] [for|<called>] [a|an|the] {X} [,] with [the] text {Q}",
      "<add> a|an|another [new] [third|second|fourth|last|final|further] step|page [at] [the] [end] [for|<called>] [a|an|the] {X}",
      "<add> a|an|another [new] [third|second|fourth|last|final|further] step|page [at] [the] [end] [for|<called>] [a|an|the] {X} [,] with [the] text {Q}",
    ],
    apply: { captures, draft in
      guard draft.form.components.contains(where: { $0.type == "Step" }), captures["X"].count <= 5,
        draft.clause.contains(where: { ["step", "page"].contains($0.key) }),
        let title = draft.words(captures["X"])
      else { return nil }
      var step = NewField(type: "Step", label: title)
      step.name = title + " step"
      if captures.has("Q") {
        step.children = [
          NewField(type: "Text", label: draft.text(captures["Q"]), name: title + " text")
        ]
      }
      return draft.adding([step], at: PlacePhrase(place: Edit.Place(), words: "at the end"))
    })

  private static let sideBySide = Rule(
    "put email and phone next to each other",
    [
      "<move>|<show>|arrange|lay_out|line_up {T} next_to_each_other|side_by_side|beside_each_other|in_one_row|in_a_row|on_one_line|on_the_same_line|in_one_line|in_the_same_row|in_the_same_line|alongside_each_other|on_a_line|in_a_line",
      "{T} <must> [be|stand|go|sit|appear] next_to_each_other|side_by_side|beside_each_other|in_one_row|in_a_row|on_one_line|on_the_same_line|in_one_line|in_the_same_row",
      "{T} side_by_side|next_to_each_other|in_one_row|in_a_row|on_one_line|in_the_same_row",
    ],
    apply: { captures, draft in
      switch draft.targets(captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count > 1 else { return .cannot("A row needs at least two fields") }
        var row = NewField(type: "HStack", label: "")
        row.name = "\(found[0].component.id)Row"
        row.props = [.number("spacing", 12)]
        return draft.wrapping(found, in: row, "side by side")
      }
    })

  private static let onePage = Rule(
    "put everything on one page",
    [
      "put|have|make|show|get [all] [of] [it|everything|the_form|this] [all] on|in|into one|a_single|the_same page|step|screen [again|after_all]",
      "have all [of] it on one|a_single page|screen [again|after_all]",
      "make it [all] one|a_single page [again|after_all]",
      "remove|drop [all] [the] steps|pages but keep [all] the fields|questions",
      "turn [the] steps|pages [back] into sections|groups",
      "make [the] steps|pages [into] sections", "no [more] steps|pages [please]",
      "i want it|everything on one|a_single page [again|after_all]",
    ],
    apply: { _, draft in
      let steps = draft.reading.components.filter { $0.component.type == "Step" }
      guard !steps.isEmpty else { return .cannot("This form has one page already") }
      let props: [PropertyChange] =
        [.text("type", "Section")]
        + ["next", "back", "skip", "routes", "autoAdvance"].map { .unset($0) }
      return draft.setting(steps, props) { _, count in
        "Everything is on one page now; the \(Sentence.count(count, "step")) became sections."
      }
    })

  private static let twoPages = Rule(
    "make two pages: About you on the first and everything else on the second",
    [
      "make|split|divide|turn|break [it|the_form|this] [in|into] two|{N} pages|steps|screens [out_of|of|from] [it|the_form|this] [,|:|with] {T} on|in [the] first [page|step|one] [,] [and] everything_else|the_rest|all_the_rest|the_others|all_else|all_others on|in [the] second [page|step|one]",
      "split [it|the_form|this] into two|{N} pages|steps [,|:|with] {T} on|in [the] first [page|step|one] [,] [and] everything_else|the_rest on|in [the] second [page|step|one]",
      "put {T} on the first page|step and everything_else|the_rest on|in [the|a] second [page|step|one]",
    ],
    apply: { captures, draft in
      guard !draft.form.components.contains(where: { $0.type == "Step" }) else {
        return .cannot("This form has steps already")
      }
      if let count = captures["N"].first?.whole, count != 2 { return nil }
      guard let first = draft.wholes(captures["T"]), !first.isEmpty else {
        return .cannot("I do not know what '\(draft.text(captures["T"]))' is in this form")
      }
      return draft.splitting(first)
    })

  private static let twoSections = Rule(
    "split it into two sections, 'About you' and 'Your message'",
    [
      "split|divide|break [up] it|the_form|this|everything [up] [in|into] two|{N} sections|groups|parts|blocks [,|:|called|named] {Q} and {Q2}",
      "make two|{N} sections|groups [out_of] [it|this] [,|:|called|named] {Q} and {Q2}",
    ],
    apply: { captures, draft in
      if let count = captures["N"].first?.whole, count != 2 { return nil }
      return draft.sections(draft.text(captures["Q"]), draft.text(captures["Q2"]))
    })

  private static let collapsible = Rule(
    "make the lifestyle section collapsible",
    [
      "<make> {T} [be] collapsible|foldable|expandable|collapsable|a_disclosure_group|foldaway|fold_out|fold_up",
      "{T} <mustbe> collapsible|foldable|expandable|collapsable",
      "let <people> collapse|fold|expand|close {T}", "{T} <must> collapse|fold [up|away]",
    ],
    apply: { captures, draft in
      draft.setting(
        captures["T"], which: { ["Section", "GroupBox", "Group"].contains($0.type) },
        are: "a section", [.text("type", "DisclosureGroup")]
      ) { names, count in
        "\(names) can be folded now."
      }
    })
}
