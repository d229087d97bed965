internal import FormLayout
internal import JSON

/// When something holds, as people say it: `topic is sales`, `they smoke`, `the box is ticked`.
struct ConditionPhrase {
  let draft: Draft
  /// The components whose condition it is; they are not what it reads.
  var excluded: Set<String> = []

  /// What words that mean a condition come to.
  enum Reading: Sendable {
    case condition(Condition)
    case complaint(Outcome)
  }

  /// Reads a condition; `nil` where the words are none.
  func read(_ tokens: ArraySlice<Token>) -> Reading? {
    let tokens = trimmed(tokens)
    guard !tokens.isEmpty, tokens.count <= 30 else { return nil }
    if let simple = test(tokens) { return simple }
    for (word, join) in [("or", true), ("and", false)] {
      for place in tokens.indices.dropFirst().dropLast() where tokens[place].isOne(of: [word]) {
        guard case .condition(let left)? = read(tokens[..<place]) else { continue }
        guard let right = read(tokens[(place + 1)...]) ?? sameField(left, tokens[(place + 1)...])
        else { continue }
        guard case .condition(let other) = right else { return right }
        return .condition(Self.joined(left, other, isOr: join))
      }
    }
    return nil
  }

  private func trimmed(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    var tokens = tokens
    while let first = tokens.first, first.isOne(of: [",", "that", "then", ":", "if", "when"]) {
      tokens = tokens.dropFirst()
    }
    while let last = tokens.last, last.isOne(of: [",", ".", "only", "then", "please"]) {
      tokens = tokens.dropLast()
    }
    return tokens
  }

  static func joined(_ left: Condition, _ right: Condition, isOr: Bool) -> Condition {
    if isOr, case .test(let field, let first, let value) = left,
      case .test(let other, .eq, let more) = right,
      field.isIdentical(to: other), first == .eq || first == .in
    {
      let values = value.arrayValue ?? [value]
      return .test(field: field, .in, .array(values + [more]))
    }
    return isOr ? .any([left, right]) : .all([left, right])
  }

  /// `topic is sales or press`: the second value is of the same field.
  private func sameField(_ left: Condition, _ tokens: ArraySlice<Token>) -> Reading? {
    guard case .test(let field, let comparison, _) = left, let named = draft.reading[field] else {
      return nil
    }
    return value(of: named, tokens, isNegative: comparison == .neq)
  }

  // MARK: One test

  private func test(_ tokens: ArraySlice<Token>) -> Reading? {
    var complaint: Reading?
    for (patterns, read) in Self.forms {
      for pattern in patterns {
        var result: Reading?
        _ = PatternMatcher.matches(pattern, tokens) { captures in
          result = read(self, captures)
          if case .complaint? = result { complaint = complaint ?? result; result = nil }
          return result != nil
        }
        if let result { return result }
      }
    }
    return complaint
  }

  private typealias Read = @Sendable (ConditionPhrase, Captures) -> Reading?

  private static let people =
    "they|people|the_user|users|someone|somebody|you|the_person|one|the_customer|customers|the_answer|he_or_she|the_applicant|guests|patients|visitors|the_guest|the_patient|a_user|i|those_who|those|people_who|anyone|everyone|the_visitor|the_traveller|users_who|anyone_who|customers_who|those_that|somebody_who|guests_who|patients_who"
  private static let choose =
    "pick|picks|picked|choose|chooses|chose|chosen|select|selects|selected|say|says|said|want|wants|wanted|answer|answers|answered|take|takes|prefer|prefers|have_chosen|have_picked|has_chosen|have_selected|has_picked|has_selected|are|is|go_for|goes_for|opt_for|opts_for|want_a|have"

  private static let forms: [([Pattern], Read)] = [
    (
      [
        "{T} is|are not|never {O}", "{T} is|are anything|something but|except|other_than {O}",
        "{T} != {O}", "{T} does not equal {O}", "{T} is_not_set_to {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.named(captures, isNegative: true) }
    ),
    (
      [
        "{T} is|are|was [set_to|equal_to|answered_with|in|at|exactly] {O}",
        "{T} equals|=|:|says {O}", "{T} has [the] [value] {O}",
        "the answer to {T} is {O}", "{T} = = {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.named(captures, isNegative: false) }
    ),
    (
      [
        "{T} is|are|has [been] [on|ticked|checked|selected|switched_on|turned_on|enabled|true|accepted|set|active|yes|agreed|confirmed|given]",
        "\(people) tick|ticks|check|checks|select|selects|switch_on|turn_on|accept|accepts|agree_to|confirm|ticked|checked|have_ticked|agrees_to|have_checked|enable|enables {T}",
        "{T} ticked|checked|accepted|switched_on|turned_on",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.toggle(captures["T"], isOn: true) }
    ),
    (
      [
        "{T} is|are|has [been] not [been] [on|ticked|checked|selected|enabled|true|accepted|set|confirmed]",
        "{T} is|are off|unticked|unchecked|switched_off|turned_off|disabled|false|no",
        "\(people) have|do|did|has not tick|ticked|check|checked|accept|accepted|selected|select|agreed_to|agree_to {T}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.toggle(captures["T"], isOn: false) }
    ),
    (
      [
        "{T} is|has|are [been] filled [in|out]",
        "{T} is|has [been] answered|given|entered|provided|not_empty|there|known",
        "\(people) fill_in|give|entered|enter|gave|have_given|filled_in|have_entered|provide|provided|typed|fill|type|have_filled_in {T}",
        "there is a {T}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.filled(captures["T"], isFilled: true) }
    ),
    (
      [
        "{T} is|are [left] empty|blank|unanswered|missing",
        "{T} is|has not [been] filled [in|out]|answered|given|entered", "there is no {T}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.filled(captures["T"], isFilled: false) }
    ),
    (
      comparing("more_than|greater_than|above|over|higher_than|bigger_than|>|larger_than"),
      { $0.compared($1, .gt) }
    ),
    (
      comparing("at_least|no_less_than|not_less_than|> =|a_minimum_of|minimum|≥"),
      { $0.compared($1, .gte) }
    ),
    (
      comparing("less_than|below|under|lower_than|fewer_than|smaller_than|<"),
      { $0.compared($1, .lt) }
    ),
    (
      comparing("at_most|no_more_than|not_more_than|up_to|a_maximum_of|≤"),
      { $0.compared($1, .lte) }
    ),
    (
      [
        "{T} is|are [of] {N} [stars|star|points] or more|higher|above|better|over|greater",
        "{T} is|are [of] {N} [stars]  and more|above|up",
      ].flatMap { Pattern.all($0) },
      { $0.compared($1, .gte) }
    ),
    (
      ["{T} is|are [of] {N} [stars|star|points] or less|lower|below|worse|fewer|under"].flatMap {
        Pattern.all($0)
      },
      { $0.compared($1, .lte) }
    ),
    (
      [
        "\(people) \(choose) [the|a|an] {O}", "\(people) \(choose) {O} for|in|as|under {T}",
        "{O} is|was|are [the] picked|chosen|selected|answer|choice",
        "{O} is|was|are picked|chosen|selected for|in|as|under {T}",
        "{T} [is|are] {O}", "choosing|picking|selecting {O}", "{O} chosen|selected|picked",
        "the [selected|chosen] {T} is {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in
        captures.has("T")
          ? phrase.named(captures, isNegative: false)
          : phrase.option(captures["O"], isNegative: false)
      }
    ),
    (
      [
        "\(people) do|does|did|are|is|have|has not \(choose) [the|a|an] {O}",
        "{O} is|was not picked|chosen|selected", "\(people) do|does not {O}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.option(captures["O"], isNegative: true) }
    ),
    (
      [
        "[\(people)] without [any|an|a] {O2}", "[\(people)] with no {O2}",
        "[\(people)] who have no|not {O2}",
      ].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.lacking(captures["O2"]) }
    ),
    (
      ["\(people) [do|does] {O}", "{O}", "for {O}", "with {O}"].flatMap { Pattern.all($0) },
      { phrase, captures in phrase.option(captures["O"], isNegative: false) }
    ),
  ]

  private static func comparing(_ words: String) -> [Pattern] {
    [
      "{T} is|are|of|has [rated] \(words) {N} [stars|star|points|years]",
      "{T} \(words) {N} [stars|star|points|years]",
    ].flatMap { Pattern.all($0) }
  }

  // MARK: Reading

  private func field(_ tokens: ArraySlice<Token>) -> Result<NamedComponent, Complaint>? {
    let found = draft.find(tokens)
    let fields = found.all.filter { $0.component.isField && !excluded.contains($0.component.id) }
    if fields.count == 1 { return .success(fields[0]) }
    if case .several(let words, let all) = found {
      let rest = all.filter { $0.component.isField && !excluded.contains($0.component.id) }
      if rest.count == 1 { return .success(rest[0]) }
      return .failure(Complaint(outcome: Found.several(words, rest).complaint ?? .cannot("")))
    }
    return nil
  }

  private struct Complaint: Error {
    let outcome: Outcome
  }

  private func named(_ captures: Captures, isNegative: Bool) -> Reading? {
    switch field(captures["T"]) {
    case .success(let field): value(of: field, captures["O"], isNegative: isNegative)
    case .failure(let complaint): .complaint(complaint.outcome)
    case nil: nil
    }
  }

  /// A field against a value that some words name.
  private func value(
    of field: NamedComponent, _ tokens: ArraySlice<Token>, isNegative: Bool
  ) -> Reading? {
    let component = field.component
    let id = component.id
    switch component.type {
    case "Picker":
      let options = OptionSearch(component).find(tokens)
      guard !options.isEmpty else { return nil }
      return .condition(Self.choice(component, options, isNegative: isNegative))
    case "Toggle":
      let keys = tokens.map(\.key)
      let isOn = ["on", "yes", "true", "ticked", "checked", "selected", "enabled"].contains(
        keys.joined())
      guard isOn || ["off", "no", "false", "unticked", "unchecked"].contains(keys.joined()) else {
        return nil
      }
      return toggle(component, isOn: isOn != isNegative)
    case "Rating", "Slider", "Stepper":
      return number(id, tokens, isNegative)
    case "TextField" where ["number", "integer"].contains(component.input):
      return number(id, tokens, isNegative)
    case "TextField":
      guard tokens.count == 1, let text = tokens.first, text.kind == .quoted else { return nil }
      return .condition(.test(field: id, isNegative ? .neq : .eq, .string(text.text)))
    default: return nil
    }
  }

  private func number(_ id: String, _ tokens: ArraySlice<Token>, _ isNegative: Bool) -> Reading? {
    let words = tokens.filter { !$0.isOne(of: ["star", "stars", "points", "exactly", "all"]) }
    guard words.count == 1, let number = words.first?.whole else { return nil }
    return .condition(.test(field: id, isNegative ? .neq : .eq, .number(JSONNumber(number))))
  }

  private static func choice(
    _ component: Component, _ options: [FieldOption], isNegative: Bool
  ) -> Condition {
    let values = options.map { JSONValue.string($0.value) }
    let condition: Condition
    if component.isMultiple {
      let tests = values.map { Condition.test(field: component.id, .contains, $0) }
      condition = tests.count == 1 ? tests[0] : .any(tests)
      return isNegative ? .not(condition) : condition
    }
    if values.count == 1 {
      return .test(field: component.id, isNegative ? .neq : .eq, values[0])
    }
    return .test(field: component.id, isNegative ? .notIn : .in, .array(values))
  }

  private func toggle(_ tokens: ArraySlice<Token>, isOn: Bool) -> Reading? {
    switch field(tokens) {
    case .success(let field):
      field.component.type == "Toggle" ? toggle(field.component, isOn: isOn) : nil
    case .failure(let complaint): .complaint(complaint.outcome)
    case nil: nil
    }
  }

  private func toggle(_ component: Component, isOn: Bool) -> Reading {
    let on = Condition.test(field: component.id, .truthy, true)
    return .condition(isOn ? on : .not(on))
  }

  private func filled(_ tokens: ArraySlice<Token>, isFilled: Bool) -> Reading? {
    switch field(tokens) {
    case .success(let field):
      if field.component.type == "Toggle" { return nil }
      let filled = Condition.test(field: field.component.id, .notEmpty, true)
      return .condition(isFilled ? filled : .not(filled))
    case .failure(let complaint): return .complaint(complaint.outcome)
    case nil: return nil
    }
  }

  private func compared(_ captures: Captures, _ comparison: Condition.Operator) -> Reading? {
    guard let number = captures["N"].first?.whole, case .success(let field)? = field(captures["T"])
    else { return nil }
    let component = field.component
    let isNumber =
      ["Rating", "Slider", "Stepper"].contains(component.type)
      || ["number", "integer"].contains(component.input)
    guard isNumber else { return nil }
    return .condition(.test(field: component.id, comparison, .number(JSONNumber(number))))
  }

  // MARK: A choice by its name alone

  /// A choice of whatever field has it, or a box by what it says.
  private func option(_ tokens: ArraySlice<Token>, isNegative: Bool) -> Reading? {
    var tokens = tokens
    while tokens.count > 1, let last = tokens.last,
      last.isOne(of: ["people", "customers", "users", "visitors", "guests"])
    { tokens = tokens.dropLast() }
    while tokens.count > 1, let first = tokens.first,
      first.isOne(of: ["the", "a", "an", "every", "all"])
    { tokens = tokens.dropFirst() }
    let fields = draft.reading.components.filter {
      $0.component.type == "Picker" && !excluded.contains($0.component.id)
    }
    for isExact in [true, false] {
      let hits = fields.compactMap { field -> (NamedComponent, [FieldOption])? in
        let options = OptionSearch(field.component).find(tokens, isExact: isExact)
        return options.isEmpty ? nil : (field, options)
      }
      if hits.count == 1 {
        return .condition(Self.choice(hits[0].0.component, hits[0].1, isNegative: isNegative))
      }
      if hits.count > 1 {
        return .complaint(
          .ask(
            "'\(draft.text(tokens))' is a choice of \(Found.list(hits.map(\.0))); which one do you mean?"
          ))
      }
    }
    return saying(tokens, isNegative: isNegative)
  }

  /// `people without any insurance`: the field whose choice none says so, or a box that is off.
  private func lacking(_ tokens: ArraySlice<Token>) -> Reading? {
    let stems = Words.stems(of: tokens.map(\.text).joined(separator: " "))
    let hits = draft.reading.components.compactMap { named -> (NamedComponent, FieldOption)? in
      guard named.component.type == "Picker", stems.allSatisfy(named.own.contains),
        !excluded.contains(named.component.id)
      else { return nil }
      return named.component.options.first {
        ["none", "no", "no \(stems.joined(separator: " "))"].contains($0.label.lowercased())
      }.map { (named, $0) }
    }
    if hits.count == 1 {
      return .condition(.test(field: hits[0].0.component.id, .eq, .string(hits[0].1.value)))
    }
    return hits.isEmpty ? saying(tokens, isNegative: true) : nil
  }

  private func saying(_ tokens: ArraySlice<Token>, isNegative: Bool) -> Reading? {
    guard tokens.count <= 6 else { return nil }
    let stems = tokens.filter { $0.kind == .word && !Words.empty.contains($0.key) }.map {
      Words.stem($0.key)
    }
    guard !stems.isEmpty else { return nil }
    let boxes = draft.reading.components.filter { named in
      named.component.type == "Toggle" && !excluded.contains(named.component.id)
        && stems.allSatisfy { named.own.contains($0) }
    }
    if boxes.count == 1 { return toggle(boxes[0].component, isOn: !isNegative) }
    // `they smoke`: the question that is answered with yes.
    let questions = draft.reading.components.compactMap { named -> (NamedComponent, FieldOption)? in
      guard named.component.type == "Picker", boxes.isEmpty, !excluded.contains(named.component.id),
        stems.allSatisfy({ named.own.contains($0) })
      else { return nil }
      return named.component.options.first { $0.label.lowercased() == "yes" }.map { (named, $0) }
    }
    guard questions.count == 1 else { return nil }
    return .condition(
      .test(
        field: questions[0].0.component.id, isNegative ? .neq : .eq, .string(questions[0].1.value)))
  }
}
