internal import FormLayout
internal import JSON

extension Rule {
  /// Texts of a component: placeholder, help, what assistive technology reads, and the like.
  static let texts: [Rule] =
    [spoken] + properties.map(rule) + [stepButton, decorative, translation]

  private struct TextProperty: Sendable {
    let name: String
    let words: String
    let said: String
    /// Further ways to say it.
    var phrases: [String] = []
    let fits: @Sendable (Component) -> Bool
  }

  private static let properties: [TextProperty] = [
    TextProperty(
      name: "accessibilityLabel",
      words:
        "accessibility_label|voiceover_label|screen_reader_label|a11y_label|screenreader_label|label_for_screen_readers|label_for_voiceover",
      said: "accessibility label"
    ) { _ in true },
    TextProperty(
      name: "accessibilityHint",
      words:
        "accessibility_hint|voiceover_hint|screen_reader_hint|hint_for_screen_readers|hint_for_voiceover|screenreader_hint",
      said: "accessibility hint"
    ) { _ in true },
    TextProperty(
      name: "accessibilityValue", words: "accessibility_value", said: "accessibility value"
    ) { _ in true },
    TextProperty(
      name: "placeholder",
      words: "placeholder|placeholder_text|example_text|ghost_text|hint_inside|prompt_text",
      said: "placeholder",
      phrases: [
        "<show>|write|put|use {X} as [an|a|the] example|sample|placeholder [text] in|inside|for|of {T}",
        "<show>|write|put|use {Q} as [an|a|the] example|sample [text] in|inside|for|of {T}",
      ]
    ) { $0.isField },
    TextProperty(
      name: "help",
      words:
        "help|help_text|hint|hint_text|helper_text|help_line|explanation|advice|note|text_below|help_message",
      said: "help text",
      phrases: [
        "write|say|explain|note [the_words|the_text] {Q} under|below|beneath|beside|next_to {T}",
        "under|below|beneath {T} [it] <must> [say|read] {Q}",
      ]
    ) { $0.isField },
    TextProperty(
      name: "alt", words: "alt|alt_text|alternative_text|image_description",
      said: "alternative text"
    ) { $0.type == "Image" },
    TextProperty(name: "action", words: "action|action_name", said: "action") {
      $0.catalogued?.property("action") != nil
    },
    TextProperty(name: "url", words: "url|address|link_address|target|href|link", said: "address") {
      ["Link", "ShareLink", "Image"].contains($0.type)
    },
    TextProperty(name: "description", words: "description|subtitle", said: "description") {
      ["Section", "Step", "Repeat"].contains($0.type)
    },
    TextProperty(
      name: "minimumLabel", words: "start_label|left_label|minimum_label|low_label",
      said: "label at its start"
    ) { $0.type == "Slider" },
    TextProperty(
      name: "maximumLabel", words: "end_label|right_label|maximum_label|high_label",
      said: "label at its end"
    ) { $0.type == "Slider" },
  ]

  private static func rule(_ property: TextProperty) -> Rule {
    let words = property.words
    return Rule(
      "set the \(property.said) of the email to '…'",
      [
        "<set> [the|a] \(words) of|for|on|in|at|under|below {T} to|into|as|:|= {X}",
        "<set> {T} 's \(words) to|into|as|: {X}", "<set> {T} \(words) to|into|as|: {X}",
        "[the] \(words) of|for|on|in|at {T} <must> [be|say|read] {X}",
        "[the] \(words) of|for|on|in {T} : {X}", "{T} 's \(words) <must> [be|say|read] {X}",
        "give {T} [a|an|the|as] \(words) [of|:|saying|that_says|text|,] {X}",
        "add [a|an|the] \(words) {Q} to|for|on|in|under|below {T}",
        "add [a|an|the] \(words) to|for|on|in {T} : {X}",
        "add [a|an|the] \(words) to|for|on|in|under|below {T} [that_says|saying|which_says|with|reading] {Q}",
        "use {Q} as|for [the|a] \(words) of|for|on|in {T}",
        "{T} <must> have|has|gets|get|with|needs [a|an|the] \(words) [of|saying|:] {Q}",
        "put {Q} as|in|into [the|a] \(words) of|for|on|in {T}", "\(words) {Q} for|on|in|to {T}",
        "{T} \(words) : {X}", "{T} : \(words) {Q}", "{T} [gets|has|with] \(words) {Q}",
        "write|show {Q} as [the|a] \(words) of|for|in|on {T}",
        "[the] \(words) of|for|on|in {T} {Q}",
        "\(words) for {T} : {X}", "<set> [the] \(words) {Q} for|on {T}",
        "change [the] \(words) of|for|on {T} from {Q2} to {Q}",
        "make {T} [have|show] [the] \(words) {Q}",
        "its \(words) <must> [be|say|read] {X}", "<set> its \(words) to|into|: {X}",
      ] + property.phrases,
      apply: { captures, draft in
        guard let text = draft.exact(captures.has("X") ? captures["X"] : captures["Q"]) else {
          return nil
        }
        switch draft.targets(
          captures.has("T") ? captures["T"] : Message("it").tokens[...], which: property.fits,
          are: "something with a \(property.said)")
        {
        case .failure(let complaint): return complaint.outcome
        case .success(let found):
          return draft.setting(found, [.text(property.name, text)]) { names, _ in
            "The \(property.said) of \(names) is '\(text)' now."
          }
        }
      })
  }

  private static let spoken = Rule(
    "VoiceOver should read the send button as 'Send the form'",
    [
      "voiceover|screen_readers|a_screen_reader|assistive_technology|screenreaders|the_screen_reader <must> read|announce|say|call|speak {T} [out] as {Q}",
      "{T} <must> be read|announced|spoken [out] as {Q} [by] [voiceover|screen_readers]",
      "let voiceover|screen_readers read|say|announce {T} as {Q}",
      "for voiceover|screen_readers [,] {T} <must> be {Q}",
    ],
    apply: { captures, draft in
      let text = draft.text(captures["Q"])
      return draft.setting(captures["T"], [.text("accessibilityLabel", text)]) { names, _ in
        "Assistive technology reads \(names) as '\(text)' now."
      }
    })

  private static let stepButton = Rule(
    "the button that leads to payment should say 'Next: payment'",
    [
      "[the] button that|which leads|goes|takes [you|people|on|them] to {T} <must> [be|say|read|be_called] {X}",
      "<rename>|<set> [the] button that|which leads|goes|takes [you|people|on|them] to {T} [to|as] {X}",
      "[the] next|continue button of|on|in {T2} <must> [be|say|read|be_called] {X}",
      "<set>|<rename> [the] next|continue button of|on|in {T2} to|as {X}",
      "<set> [the] next label of {T2} to {X}",
      "{T2} 's next|continue button <must> [be|say|read] {X}",
      "{T2} 's next|continue button says|reads {X}",
    ],
    apply: { captures, draft in
      guard let text = draft.words(captures["X"]) else { return nil }
      let steps = draft.reading.components.filter { $0.component.type == "Step" }
      guard
        let named = draft.finder.container(captures.has("T") ? captures["T"] : captures["T2"]).one,
        let place = steps.firstIndex(where: { $0.component.id == named.component.id })
      else { return nil }
      let index = captures.has("T") ? place - 1 : place
      guard steps.indices.contains(index), index + 1 < steps.count || captures.has("T2") else {
        return nil
      }
      return draft.setting([steps[index]], [.text("next", text)]) { _, _ in
        "The button to \(named.title) says '\(text)' now."
      }
    })

  private static let decorative = Rule(
    "the logo is only decoration, VoiceOver should skip it",
    [
      "{T} is [<only>] [a] decoration|decorative|for_decoration|ornament [,] [so] [voiceover|screen_readers|a_screen_reader|assistive_technology] [<must>] [skip|ignore] [it|that]",
      "hide {T} from|for voiceover|screen_readers|assistive_technology|the_screen_reader|accessibility|screenreaders|screen_reader_users",
      "voiceover|screen_readers|assistive_technology|screenreaders|the_screen_reader <must> skip|ignore|pass_over|not_read|leave_out {T}",
      "mark|make {T} [as] decorative|a_decoration|decoration",
      "{T} <must> be hidden from|for voiceover|screen_readers|screenreaders|assistive_technology",
      "{T} <must> be skipped|ignored by voiceover|screen_readers|screenreaders|assistive_technology",
    ],
    apply: { captures, draft in
      draft.setting(
        captures["T"], which: { !$0.isField }, are: "a decoration",
        [.flag("accessibilityHidden", true)]
      ) { names, count in
        "Assistive technology passes over \(names) now."
      }
    })

  private static let translation = Rule(
    "in German the company should be called 'Firma'",
    [
      "in {W} [,] {T} <must> be <called> {X}", "in {W} [,] {T} <must> [be|say|read] {X}",
      "in {W} [,] {T} is <called> {X}", "in {W} call {T} {X}",
      "translate {T} [in|into|to] {W} as|with|: {X}", "call {T} {X} in {W}",
      "[the] {W} label|name|translation|word of|for {T} <must> [be] {X}",
      "[the] {W} for {T} <must> [be] {X}", "{T} <must> be <called> {X} in {W}",
      "[the] {W} translation of {T} : {X}",
    ],
    apply: { captures, draft in
      guard let language = Languages.tag(captures["W"].first?.key ?? ""),
        let words = draft.words(captures["X"])
      else { return nil }
      switch draft.targets(captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count == 1, found[0].component.words != nil else { return nil }
        let key = found[0].component.type == "Text" ? "text" : "label"
        return .done(
          [
            .translate(
              language: language,
              texts: [Edit.Translation(path: "\(found[0].component.id).\(key)", words: words)])
          ],
          "In \(Words.capitalised(captures["W"].first?.key ?? "")), \(found[0].title) is called '\(words)' now.",
          focus: [found[0].component.id])
      }
    })
}

extension Draft {
  /// A text for the form as it was typed.
  func exact(_ tokens: ArraySlice<Token>) -> String? {
    guard let first = tokens.first else { return nil }
    if tokens.count == 1, first.kind == .quoted || first.kind == .address { return first.text }
    return words(tokens)
  }
}
