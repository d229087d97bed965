internal import FormLayout
internal import JSON

/// Ids, choices and the form's own title.
extension Rule {
  static let renameID = Rule(
    "rename the id giftWrap to isGift",
    [
      "<rename> [the] [field] id [of] {W} to|into|as {W2}",
      "<rename> [the] id [of] {T} to|into|as {W2}",
      "change|set|make [the] id of|for {T} to|into|: {W2}",
      "change [the] [field] id {W} to|into {W2}",
      "[the] id of|for {T} <must> [be] [called|named] {W2}",
      "<rename> {W} to|into {W2} , [the|by] [its] id [i_mean] [,] [and] [not] [the] [label]",
      "{T} 's id <must> [be] {W2}", "<rename>|change|set {T} 's id to {W2}", "give {T} the id {W2}",
      "<rename> {T} 's id to {W2}", "<rename> {W} to {W2} ( [the] id )",
      "use {W2} as [the] id of|for {T}", "{T} <must> have [the] id {W2}",
      "change the id from {W} to {W2}", "<rename> {W} to|into {W2} but only the id",
      "the id {W} <must> be [called] {W2}", "the id {W} <must> become {W2}",
    ],
    apply: { captures, draft in
      let new = draft.text(captures["W2"])
      var old: NamedComponent?
      if captures.has("W") {
        let word = draft.text(captures["W"])
        old =
          draft.reading[word]
          ?? draft.reading.components.first { $0.component.id.lowercased() == word.lowercased() }
      }
      if old == nil {
        switch draft.targets(captures.has("T") ? captures["T"] : captures["W"]) {
        case .failure(let complaint): return complaint.outcome
        case .success(let found):
          guard found.count == 1 else { return nil }
          old = found[0]
        }
      }
      guard let old else { return nil }
      guard Identifier.isValid(new) else {
        return .cannot("'\(new)' cannot be an id: use letters, digits, '_' and '-'")
      }
      guard draft.reading[new] == nil else { return .cannot("The id '\(new)' is taken already") }
      return .done(
        [.rename(id: old.component.id, to: new)], "The id of \(old.title) is '\(new)' now.",
        focus: [new])
    })

  static let optionLabel = Rule(
    "rename the option PayPal to 'PayPal or Apple Pay'",
    [
      "<rename> [the] <option> {O} [of|in|from] {T} to|into|as {X}",
      "<rename> [the] <option> {O} [to|into|as] {X}",
      "change [the] [label] [of] [the] <option> {O} to|into {X}",
      "change [the] <option> {O} of|in {T} to|into {X}",
      "[the] <option> {O} <must> be <called> {X}", "[the] <option> {O} <must> say|read {X}",
      "<rename> [the] {O} <option> to|into|as {X}", "change [the] {O} <option> to|into {X}",
      "[the] {O} <option> <must> [be] say|read|called|named {X}",
      "<rename> {O} to|into|as {X} in [the] <options> of {T}", "<rename> {O} in {T} to|into|as {X}",
    ],
    apply: { captures, draft in
      guard let words = draft.words(captures["X"]) else { return nil }
      switch draft.options(captures["O"], of: captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let (field, options)):
        guard options.count == 1 else { return nil }
        return .done(
          [
            .set(ids: ["\(field.component.id).\(options[0].value)"], props: [.text("label", words)])
          ],
          "The choice '\(options[0].label)' of \(field.title) reads '\(words)' now.",
          focus: [field.component.id])
      }
    })

  /// One rule for the form's title, one for its description.
  static let formTexts: [Rule] = [
    (
      "title",
      "title|form_title|heading_of_the_form|form_name|name_of_the_form|title_of_the_form|title_of_this_form|form_heading",
      "title"
    ),
    (
      "description",
      "description|form_description|description_of_the_form|subtitle|introduction|intro_of_the_form|sentence_below_the_title",
      "description"
    ),
  ].map { property, words, said in
    Rule(
      "set the \(said) to '…'",
      [
        "<set> [the|a] \(words) [of_the_form|of_this_form] to|:|as|= {X}",
        "<set> [the|this] form 's \(words)|name|heading to|: {X}",
        "[the|this] form 's \(words)|name|heading <must> [be|say|read] {X}",
        "[the|this] [form] ['s] \(words) <must> [be|say|read] {X}", "[the] \(words) : {X}",
        "give [it|the_form|this_form] [a|the] \(words) [of|:] {Q}",
        "add [a|the] \(words) [of|:|saying] {Q}", "[use|take|put|have] {Q} as [the|a] \(words)",
        "[the] \(words) {Q}", "[the] \(words) is {X}", "replace [the] \(words) with|by {X}",
        "change [the] \(words) from {Q2} to {Q}", "<rename> [the] \(words) [to] {X}",
      ]
        + (property == "title"
          ? [
            "<rename> [the|this] form [to|as] {X}", "call the|this form {X}",
            "[the|this] form <must> be <called> {X}", "title|entitle the|this form {X}",
          ] : []),
      apply: { captures, draft in
        guard let text = draft.words(captures.has("X") ? captures["X"] : captures["Q"]) else {
          return nil
        }
        if draft.reading[property] != nil, captures.has("X"), captures["X"].first?.kind != .quoted {
          return nil
        }
        return .done(
          [.set(ids: ["form"], props: [.text(property, text)])], "The \(said) is '\(text)' now.",
          focus: [])
      })
  }
}
