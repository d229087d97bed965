internal import FormLayout
internal import JSON

/// Answers questions about the form from the form.
enum Answers {
  static func answer(_ draft: Draft) -> String {
    let tokens = Clauses.body(draft.message.tokens[...])
    for (patterns, answer) in forms {
      for pattern in patterns {
        var result: String?
        if PatternMatcher.matches(
          pattern, tokens,
          accept: { captures in
            result = answer(captures, draft)
            return result != nil
          })
        {
          return result ?? ""
        }
      }
    }
    return about(tokens, draft)
  }

  private typealias Answer = @Sendable (Captures, Draft) -> String?

  private static let forms: [([Pattern], Answer)] = [
    (
      [
        "how many fields|questions|inputs [are_there|does_it_have|do_we_have|are_in_it|does_this_form_have|are_in_the_form|are_in_this_form|does_the_form_have|is_that|so_far] [now|in_all]",
        "how long is the form", "how many fields has the form",
      ].flatMap { Pattern.all($0) },
      { _, draft in
        let required = draft.reading.fields.count { $0.component.isRequired }
        return
          "There \(Sentence.be(draft.reading.fields.count)) \(Sentence.count(draft.reading.fields.count, "field")), \(required) of them required."
      }
    ),
    (
      [
        "how many {T} [are_there|do_we_have|does_it_have|are_in_it]",
        "how many {T} are there in [the|this] form",
      ].flatMap { Pattern.all($0) },
      { captures, draft in
        let found = draft.find(captures["T"])
        guard case .some(let all, _) = found else { return nil }
        return "There \(Sentence.be(all.count)) \(all.count): \(Found.list(all))."
      }
    ),
    (
      [
        "which|what fields|questions|ones are [now] <required>", "what is <required>",
        "what must|do people|they <fillin>", "which are <required>",
        "tell me [which|what] fields are <required>", "list [all|the] [all] <required> [fields]",
      ].flatMap { Pattern.all($0) },
      { _, draft in named(draft.reading.fields.filter { $0.component.isRequired }, "required") }
    ),
    (
      [
        "which|what fields|questions|ones are [now] <optional>", "what is <optional>",
        "which are <optional>", "which fields can be left empty",
      ].flatMap { Pattern.all($0) },
      { _, draft in named(draft.reading.fields.filter { !$0.component.isRequired }, "optional") }
    ),
    (
      [
        "what|which fields|questions are|do there|in|we|i [there|have] [in|on] [it|the_form|this_form]",
        "what is in|on the|this form", "what fields does the|this form have",
        "which fields are there", "what fields are there", "list all|the fields|questions",
        "list the fields of the form", "what does the form ask [for]", "what do we ask [for]",
        "what have we|i got [so_far]", "what is in it",
      ].flatMap { Pattern.all($0) },
      { _, draft in
        draft.reading.fields.isEmpty
          ? "The form is empty." : "It asks for \(Found.list(draft.reading.fields))."
      }
    ),
    (
      [
        "what does|do|is [the] {T} [field] validate|check|checked|accept|allow|require|verify [for]",
        "what are the rules of|for|on {T}", "how is {T} validated|checked",
        "which rules does|do {T} have", "what rules does|do {T} have",
        "what is checked for|in|about {T}", "what can be entered in|into|for {T}",
        "what is {T} checked for", "does {T} check|validate [anything|something]",
        "is {T} validated|checked [at_all]", "what does {T} check", "what validation does {T} have",
      ].flatMap { Pattern.all($0) },
      { captures, draft in described(captures["T"], draft, FieldDescription.rules) }
    ),
    (
      [
        "is|are {T} <required>", "is|are {T} <optional>", "must people|they|users|one <fillin> {T}",
        "do|does people|they|users have|need to <fillin> {T}",
      ].flatMap { Pattern.all($0) },
      { captures, draft in
        described(captures["T"], draft) { field in
          field.component.isRequired
            ? "\(field.title) is required."
            : field.component["requiredIf"] != nil
              ? "\(field.title) is required under a condition." : "\(field.title) is optional."
        }
      }
    ),
    (
      [
        "when is|are {T} <shown>", "when does|do {T} appear|show [up]", "is {T} always <shown>",
        "why is {T} not <shown>", "why is {T} hidden", "when is {T} hidden",
        "when do we ask for {T}", "why can i not see {T}",
      ].flatMap { Pattern.all($0) },
      { captures, draft in
        described(captures["T"], draft) { field in
          let condition = ([field.component] + field.placed.ancestors).compactMap {
            $0.condition("visibleIf")
          }.first
          return condition.map { "\(field.title) is shown only if \(draft.spoken($0))." }
            ?? "\(field.title) is always shown."
        }
      }
    ),
    (
      [
        "what|which [are_the] <options> [are_there|does|do|of|for|in|can_people_choose] [for|in|of] {T} [have|offer]",
        "what can people|they|users|one choose|pick|select for|in {T}",
        "what are the <options> of|for|in {T}", "which <options> does|do {T} have|offer",
      ].flatMap { Pattern.all($0) },
      { captures, draft in
        described(captures["T"], draft) { field in
          let labels = field.component.options.map { "'\($0.label)'" }
          return labels.isEmpty
            ? "\(field.title) has no choices." : "\(field.title) offers \(Sentence.list(labels))."
        }
      }
    ),
    (
      ["what is the title [of_the_form|of_this_form]", "what is the form called"].flatMap {
        Pattern.all($0)
      },
      { _, draft in draft.form.title.map { "The title is '\($0)'." } ?? "The form has no title." }
    ),
    (
      [
        "what can you do [for_me|here]", "what can i|we say|do|ask [you] [here]",
        "how does this|it work", "what do you understand", "who are you", "what are you",
        "help [me]", "how can you help [me]", "what should i say|type", "how do i start|begin",
      ].flatMap { Pattern.all($0) },
      { _, _ in Conversing.help }
    ),
    (
      [
        "is|are there [already] [a|an|any|some] [field|something|anything|place|question] [for|where|with|about] [they|people|one|users|the_user] [can|could] [write|enter|give|put|type|fill_in|choose|pick] {T}",
        "is|are there [already] [a|an|any] {T} [already|in_it|in_the_form|field]",
        "do|does we|i|it|the_form [already] have|ask_for|contain|include [a|an|any] {T} [already]",
        "where is|are {T}", "is|are {T} [already] in [it|the_form|there]",
        "is|are there [already] something|anything for {T}",
      ].flatMap { Pattern.all($0) },
      { captures, draft in
        let found = draft.find(captures["T"])
        switch found {
        case .some(let all, _): return "Yes: \(Found.list(all))\(FieldDescription.place(all))."
        case .several(_, let all): return "Yes, there are several: \(Found.list(all))."
        case .none(let words): return "No, there is no '\(words)' in this form."
        case .unclear: return nil
        }
      }
    ),
    (
      [
        "what type|kind [of_field] is {T}", "what kind of field is {T}", "what is {T}",
        "tell me [more] about {T}", "what about {T}", "describe {T}", "explain {T}",
      ].flatMap { Pattern.all($0) },
      { captures, draft in described(captures["T"], draft, FieldDescription.all) }
    ),
  ]

  private static func named(_ fields: [NamedComponent], _ word: String) -> String {
    fields.isEmpty
      ? "No field is \(word)."
      : "\(Words.capitalised(word)) \(Sentence.be(fields.count)) \(Found.list(fields))."
  }

  private static func described(
    _ tokens: ArraySlice<Token>, _ draft: Draft, _ words: (NamedComponent) -> String
  ) -> String? {
    let found = draft.find(tokens)
    if case .some(let all, _) = found, !all.isEmpty, all.count <= 4 {
      return all.map(words).joined(separator: " ")
    }
    if case .several(_, let all) = found, all.count <= 4 {
      return all.map(words).joined(separator: " ")
    }
    if case .none(let name) = found {
      return name.isEmpty ? nil : "There is no '\(name)' in this form."
    }
    return nil
  }

  /// What would follow from a change that was only asked about.
  static func hypothetical(_ draft: Draft) -> String {
    let tokens = draft.message.tokens
    for start in tokens.indices {
      for end in stride(from: tokens.endIndex, to: start, by: -1) where end - start <= 5 {
        guard
          tokens[start..<end].contains(where: {
            $0.kind == .quoted
              || !Words.empty.contains($0.key) && $0.kind == .word && $0.key != "if"
          }),
          let one = draft.find(tokens[start..<end]).one,
          !["it", "that", "this"].contains(tokens[start].key)
        else { continue }
        let users = draft.conditionUsers(of: [one.component.id])
        let dependents =
          users.isEmpty
          ? "Nothing depends on \(one.title)"
          : "\(Found.list(users)) \(users.count == 1 ? "depends" : "depend") on \(one.title)"
        return "\(dependents). I changed nothing."
      }
    }
    return "I changed nothing. Ask me about a field, for example: what does the email check?"
  }

  /// A question that no pattern has: what is known of the fields it names.
  private static func about(_ tokens: ArraySlice<Token>, _ draft: Draft) -> String {
    if let apology = Languages.apology(for: draft.message) {
      return
        "\(apology.isEmpty ? "" : apology + " ")Without a model I understand English only, so I changed nothing."
    }
    for length in stride(from: min(4, tokens.count), through: 1, by: -1) {
      for start in tokens.indices where start + length <= tokens.endIndex {
        let span = tokens[start..<start + length]
        guard span.allSatisfy({ !Words.empty.contains($0.key) || span.count > 1 }),
          let one = draft.find(span).one, one.component.isField,
          !["it", "that", "this"].contains(span.map(\.key).joined())
        else { continue }
        return
          "I cannot answer that without a model. What I know: \(FieldDescription.all(one)) Nothing was changed."
      }
    }
    return
      "I can only answer questions about this form, such as “which fields are required?” or “what does the email check?”. Nothing was changed."
  }
}
