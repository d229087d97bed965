internal import FormLayout
internal import JSON

extension Rule {
  /// Labels, titles and ids.
  static let names: [Rule] =
    [renameID, optionLabel, insteadOf] + formTexts + [itsLabel, labels, sameFor]

  private static let renameID = Rule(
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

  private static let optionLabel = Rule(
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

  /// `it should say 'Given name', not 'First name'`: found by the words it has now.
  private static let insteadOf = Rule(
    "it should say 'Given name', not 'First name'",
    [
      "it|that|there|the_label <must> [be] [called] say|read|be|called|named {X} [,] not|instead_of|rather_than|and_not {X2}",
      "call it {X} [,] not|instead_of|rather_than {X2}",
      "{Q} instead_of|rather_than|not {Q2} [please]",
      "write|use|say {X} instead_of|rather_than {X2}", "say {X} [,] not {X2}",
      "{X2} <must> be [called] {X} [instead]", "{X2} <must> say|read {X} [instead]",
      "change {X2} to|into {X}", "replace {Q2} with|by {Q}",
      "instead of {Q2} [it] <must> say|read|be {Q}",
      "instead of {Q2} [,] write|say|use {Q}", "{Q2} <must> be {Q}",
      "for {T} [it] <must> be|say|read {Q} instead_of|rather_than|not {Q2}",
      "change {Q2} to|into {Q}", "change {Q2} to|into {Q} for|in|on {T}",
    ],
    apply: { captures, draft in
      let newTokens = captures.has("Q") ? captures["Q"] : captures["X"]
      let oldTokens = captures.has("Q2") ? captures["Q2"] : captures["X2"]
      guard let new = draft.words(newTokens), let old = draft.words(oldTokens) else { return nil }
      var found = draft.reading.components.filter {
        ($0.component.words ?? "").lowercased() == old.lowercased()
      }
      let isQuoted = oldTokens.first?.kind == .quoted
      if draft.form.title?.lowercased() == old.lowercased(), found.isEmpty {
        return .done(
          [.set(ids: ["form"], props: [.text("title", new)])], "The title is '\(new)' now.",
          focus: [])
      }
      if captures.has("T") {
        let around = Set(draft.scopes(captures["T"]).map(\.component.id))
        guard !around.isEmpty else { return nil }
        found = found.filter { named in named.placed.ancestors.contains { around.contains($0.id) } }
        guard !found.isEmpty else { return nil }
        return draft.setting(found, [.text("label", new)]) { _, _ in "It says '\(new)' now." }
      }
      guard !found.isEmpty else {
        return isQuoted ? .cannot("Nothing in this form says '\(old)'") : nil
      }
      guard found.count == 1 else { return Found.several(old, found).complaint }
      return draft.setting(found, [.text("label", new)]) { names, _ in
        "\(names) reads '\(new)' now."
      }
    })

  /// One rule for the form's title, one for its description.
  private static let formTexts: [Rule] = [
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
        "<set> [the|this] form 's \(words) to|: {X}",
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

  /// The label of what was spoken of.
  private static let itsLabel = Rule(
    "change its label to 'Nickname'",
    [
      "change|set|make [its|the] label|caption|wording|name|text to|into|: {X}",
      "[its|the] label|caption|wording <must> [be|say|read] {X}",
      "its name|text|title <must> [be|say|read] {X}", "change its title to|into {X}",
    ],
    apply: { captures, draft in
      guard let words = draft.words(captures["X"]) else { return nil }
      guard let one = draft.focus.first.flatMap({ draft.reading[$0] }), draft.focus.count == 1
      else {
        return .ask("Whose label should change? For example: rename phone to '\(words)'")
      }
      return draft.setting([one], [.text("label", words)]) { names, _ in
        "\(names) is called '\(words)' now."
      }
    })

  /// What was just set, on something else too: `same for the button`.
  private static let sameFor = Rule(
    "title should be Log in, same for the button",
    [
      "[the] same for|with|on {T} [too|please]", "[the] same goes for {T}",
      "{T} too|as_well|likewise", "do|and [the] same for|with|to {T}", "likewise|also for {T}",
    ],
    apply: { captures, draft in
      guard case .set(let old, let props)? = draft.edits.last else {
        return draft.again(for: captures["T"])
      }
      let isForm = old == ["form"]
      switch draft.targets(captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        let same = props.map { change -> PropertyChange in
          if isForm, case .text("title", let words) = change { return .text("label", words) }
          return change
        }
        return draft.setting(found, same) { names, count in "The same for \(names)." }
      }
    })

  private static let labels = Rule(
    "rename 'Anything else?' to 'Your comments'",
    [
      "<rename> {T} [to|as|into|:|=|into_this] {X}", "<rename> {T} {Q}",
      "change|set|make|turn [the] label|caption|wording|text|name|title|words of|on|for|in {T} to|into|: {X}",
      "change|set {T} 's label|caption|text|name|title|wording to|into {X}",
      "{T} <must> [now] be <called> {X} [instead]",
      "{T} <must> [now] say|read|be_called|be_named|be_labelled {X} [instead]",
      "let {T} say|read {X}", "change|turn {T} to|into {Q}", "have {T} say|read {X}",
      "make {T} say|read {X}",
      "[the] label|caption|wording|text|title|words of|on|for {T} <must> [be|say|read] {X}",
      "[the] label|caption|text of|on {T} : {X}", "give {T} the label|name|caption|title|text {X}",
      "{T} 's label|text|caption <must> [be|say|read] {X}", "label|caption for|of {T} : {X}",
      "{T} : call_it|label|rename_to|rename_it_to {X}", "i want {T} [to] [be] called|say|read {X}",
      "ask for {T} as {Q}", "{T} label : {X}", "change {T} label to {X}", "{T} <must> be {Q}",
    ],
    apply: { captures, draft in
      guard let words = draft.words(captures["X"].isEmpty ? captures["Q"] : captures["X"]) else {
        return nil
      }
      let keys = captures["T"].map(\.key)
      // `the label of the email`, `the placeholder`: another property, or none at all.
      guard !Self.isProperty(keys) else { return nil }
      switch draft.targets(
        captures["T"], which: { $0.catalogued?.property("label") != nil || $0.type == "Text" },
        are: "something with a label")
      {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count == 1 else {
          return Found.several(draft.text(captures["T"]), found).complaint
        }
        return draft.setting(found, [.text("label", words)]) { names, _ in
          "\(names) is called '\(words)' now."
        }
      }
    })

  private static func isProperty(_ keys: [String]) -> Bool {
    let words = keys.filter { !["the", "a", "its"].contains($0) }
    let properties: Set<String> = [
      "placeholder", "help", "hint", "title", "description", "default", "id", "label", "background",
      "spacing", "padding", "options",
      "accessibility", "message", "colour", "color", "font", "height", "width", "action", "form",
      "step", "limit", "maximum", "minimum", "option",
    ]
    guard let first = words.first, properties.contains(first) else { return false }
    return words.count == 1 || ["of", "for", "text", "label", "on"].contains(words[1])
  }
}
