internal import FormLayout
internal import JSON

extension Rule {
  static let removals: [Rule] = propertyRemovals + [removeOption, mention, removeComponent]

  private static let properties: [(words: String, name: String, said: String)] = [
    ("placeholder|placeholders|placeholder_text|placeholder_texts", "placeholder", "placeholder"),
    (
      "help|help_text|help_texts|hint|hints|helper_text|helper_texts|help_line|help_lines", "help",
      "help text"
    ),
    (
      "default|default_value|defaults|default_values|preselection|preset", "defaultValue", "default"
    ),
    ("description|descriptions", "description", "description"),
    ("maximum_length|length_limit|character_limit|max_length|limit", "maxLength", "length limit"),
    ("minimum_length|min_length", "minLength", "minimum length"),
    ("pattern|format", "pattern", "pattern"),
    ("background|background_colour|background_color", "backgroundColor", "background"),
    ("rounded_corners|corner_radius", "cornerRadius", "corner radius"),
    ("padding", "padding", "padding"), ("border", "borderColor", "border"),
    ("icon", "systemName", "icon"),
  ]

  /// One rule for each property that can be taken away.
  private static let propertyRemovals: [Rule] = properties.map { words, name, said in
    Rule(
      "remove the \(said) of the email",
      [
        "<remove> all|every|any|the [of] [the|my|our] [little|small] \(words)",
        "<remove> [the|all|all_the] [little|small] \(words) of|from|on|in|for {T}",
        "<remove> {T} 's \(words)", "<remove> {T} \(words)",
        "{T} <must> not have [a|any|an] \(words)",
        "no \(words) for|on|in {T}", "no [more] \(words) [anywhere]",
        "{T} do|does not need [a|any|an] \(words)", "<remove> \(words)",
        "take [the] \(words) off {T}",
      ],
      apply: { captures, draft in
        let takers = draft.reading.components.filter { $0.component.has(name) }
        guard captures.has("T") else {
          guard !takers.isEmpty else { return .cannot("Nothing in this form has a \(said)") }
          return draft.setting(takers, [.unset(name)]) { names, count in
            "I removed the \(said) of \(names)."
          }
        }
        switch draft.targets(captures["T"]) {
        case .failure(let complaint): return complaint.outcome
        case .success(let found):
          let having = found.filter { $0.component.has(name) }
          guard !having.isEmpty else { return .cannot("\(Found.list(found)) has no \(said)") }
          return draft.setting(having, [.unset(name)]) { names, _ in
            "I removed the \(said) of \(names)."
          }
        }
      })
  }

  private static let removeOption = Rule(
    "remove the option Never from frequency",
    [
      "<remove> [the] <option> {O} from|of|in|on [the] <options> of {T}",
      "<remove> [the] <option> {O} from|of|in|on {T}",
      "<remove> {O} from [the] <options> of|in|for {T}",
      "<remove> {O} from|of|in {T}", "{T} <must> no_longer offer|have|contain|include {O}",
      "{T} <must> not offer|have|contain|include {O} [any_more|anymore]",
      "take {O} out_of|off|from {T}", "take {O} out_of [the] <options> of {T}",
      "<remove> [the] <option> {O}", "<remove> [the] {O} <option>",
      "<remove> [the] {O} <option> from|of|in {T}",
    ],
    apply: { captures, draft in
      switch draft.options(captures["O"], of: captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let (field, options)):
        guard field.component.options.count > options.count else {
          return .cannot("\(field.title) needs at least one choice")
        }
        let gone = Set(options.map(\.value))
        let users = draft.conditionUsers(of: [field.component.id]).filter { user in
          user.fieldValues(field.component.id).contains(where: gone.contains)
        }
        guard users.isEmpty else {
          return .ask(
            "\(Found.list(users)) depend on that choice of \(field.title); shall I remove the condition first? Say: always show …"
          )
        }
        var edits: [Edit] = [.remove(ids: options.map { "\(field.component.id).\($0.value)" })]
        if let value = field.component.defaultValue?.stringValue, gone.contains(value) {
          edits.append(.set(ids: [field.component.id], props: [.unset("defaultValue")]))
        }
        return .done(
          edits, "I removed \(Sentence.list(options.map { "'\($0.label)'" })) from \(field.title).",
          focus: [field.component.id])
      }
    })

  /// What is not wanted any more, before it is said what shall become of it.
  private static let mention = Rule(
    "we don't take anything about insurance anymore, drop that whole part",
    [
      "we|i do not take|need|want|ask|offer|do|have|use anything|something about|on|for|with {T} [anymore|any_more|any_longer|now]"
    ],
    apply: { captures, draft in
      guard draft.clause.endIndex < draft.message.tokens.count || draft.clause.startIndex > 0,
        let found = draft.finder.container(captures["T"]).one
      else { return nil }
      return .done([], "", focus: [found.component.id])
    })

  private static let removeComponent = Rule(
    "remove the company field",
    [
      "<remove> {T}", "take|throw|cut|leave|kick|chuck|rip|pull {T} out|away|off",
      "{T} is|are not needed|necessary|wanted any_more|anymore|any_longer|now",
      "{T} is|are no_longer needed|necessary|wanted", "no {T}", "without {T}", "{T} gone|out|away",
      "take|cut|throw|drop|remove {T} out_of|from {I}",
      "{T} <must> be gone|away", "get {T} out",
      "{T} can|should|must|may|has_to|have_to go [away]",
      "{T} <must> be removed|deleted|dropped|gone|taken_out|cut|erased|left_out|omitted",
      "<people> do not need|want|care_about|use {T} [any_more|anymore|any_longer|at_all]",
      "we do not need|want|ask_for|use|ask {T} [any_more|anymore|any_longer|at_all]",
      "i do not need|want|like {T} [any_more|anymore|any_longer|at_all]",
      "we no_longer need|want|ask_for|use {T}", "i no_longer need|want {T}", "no_more {T}",
      "we can do|live without {T}", "{T} is|are superfluous|redundant|unnecessary|obsolete|gone",
      "there should be no|not {T} [any_more|anymore]",
      "do not ask [for|about] {T} [any_more|anymore|at_all]", "stop asking for|about {T}",
      "we do not want to know {T} [any_more|anymore]",
    ],
    apply: { captures, draft in
      var named = captures["T"]
      if captures.has("I") { named = (named + Message("in").tokens + captures["I"])[...] }
      switch draft.targets(named) {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        let phrase = TargetPhrase(captures["T"])
        // `no email` is the email; `no text` may mean anything.
        if let first = draft.clause.first, first.isOne(of: ["no", "without"]),
          phrase.isMany || found.count > 1 || !phrase.saysWhich
        {
          return nil
        }
        if phrase.isGeneral, phrase.isMany, found.count > 2, !phrase.isWholeForm,
          found.count == draft.reading.fields.count
        {
          return .ask("That would remove every field. To begin again, say: start over")
        }
        return draft.removing(found)
      }
    })
}
