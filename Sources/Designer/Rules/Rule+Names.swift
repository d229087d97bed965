internal import FormLayout
internal import JSON

extension Rule {
  /// Labels, titles and ids.
  static let names: [Rule] =
    [renameID, optionLabel, insteadOf] + formTexts + [
      itsLabel, button, labels, choiceLabel, sameFor,
    ]

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
      "write|use|say|call_it {Q} instead_of|rather_than|not {Q2} for|in|on|under {P}",
      "{Q} instead_of|rather_than {Q2} for|in|on|under {P}",
    ],
    apply: { captures, draft in
      let newTokens = captures.has("Q") ? captures["Q"] : captures["X"]
      let oldTokens = captures.has("Q2") ? captures["Q2"] : captures["X2"]
      guard let new = draft.words(newTokens), let old = draft.words(oldTokens) else { return nil }
      // `keep me signed in should be on by default` says what it is, not what it is called.
      let says: Set<String> = [
        "say", "read", "says", "called", "named", "write", "call", "not", "instead", "rather",
        "into", "change",
      ]
      guard
        newTokens.first?.kind == .quoted || newTokens.first?.text.first?.isUppercase ?? false
          || draft.clause.contains(where: { $0.isOne(of: says) })
      else { return nil }
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
        return (isQuoted ? draft.relabelling(oldTokens, to: new, of: captures["P"]) : nil)
          ?? (isQuoted ? .cannot("Nothing in this form says '\(old)'") : nil)
      }
      guard found.count == 1 else { return Found.several(old, found).complaint }
      return draft.setting(found, [.text("label", new)]) { names, _ in
        "\(names) reads '\(new)' now."
      }
    })

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
      "{T} too|as_well|likewise", "do|and [the] same [thing] [again] for|with|to {T}",
      "[do|repeat] it|that|this again for|with|on|to {T}", "[and] again for|with|on {T}",
      "[do|repeat] it|that|this for|with|on|to {T} [too|as_well|again|also]",
      "{A}", "once more for|with|on {T}", "repeat [it|that|this] for|with|on {T}",
      "likewise|also for {T}",
    ],
    apply: { captures, draft in
      if captures.has("A") {
        // `also the member number`, after something was done.
        guard let first = draft.message.tokens.first, draft.edits.isEmpty,
          first.isOne(of: ["also", "and", "plus"]), captures["A"].count <= 6,
          draft.find(captures["A"]).one.map({ TargetPhrase(captures["A"]).isExactly($0) }) ?? false
        else { return nil }
        return draft.again(for: captures["A"])
      }
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
      "<rename> {T} to|as|into|:|=|into_this {X}", "<rename> {T} {Q}", "call {T} {X}",
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

  /// `button: Count me in`
  private static let button = Rule(
    "button: Count me in",
    [
      "[the] [submit|send] button : {X}", "[the] last|final button [<must>] [be|say|read|:] {X}",
      "[the] [submit|send] button [<must>] [be] <called>|say|says|read|reads {X}",
    ],
    apply: { captures, draft in
      guard let words = draft.words(captures["X"]) else { return nil }
      let buttons = draft.reading.components.filter { $0.component.type == "Button" }
      let submits = buttons.filter { $0.component.role == "submit" }
      let meant = submits.count == 1 ? submits : buttons
      guard !buttons.isEmpty else { return .cannot("There is no 'button' in this form") }
      guard meant.count == 1 else { return Found.several("button", buttons).complaint }
      return draft.setting(meant, [.text("label", words)]) { _, _ in
        "The button says '\(words)' now."
      }
    })

  /// A choice that no component is called like.
  private static let choiceLabel = Rule(
    "call Remote 'From home'",
    ["call {O} {Q}", "<rename> {O} to|into|as {X}"],
    apply: { captures, draft in
      guard case .none = draft.find(captures["O"]),
        let words = draft.words(captures.has("X") ? captures["X"] : captures["Q"])
      else { return nil }
      return draft.relabelling(captures["O"], to: words, of: [])
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
