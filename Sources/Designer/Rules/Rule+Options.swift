internal import FormLayout
internal import JSON

extension Rule {
  static let choices: [Rule] = [
    onlyThese, mixIn, preselect, defaultValue, replaceOptions, theseAre, sortOptions,
  ]

  /// `we only ship to Germany and Austria`: of one field, these choices are left.
  private static let onlyThese = Rule(
    "only offer Germany, Austria and Switzerland",
    [
      "we|i <only> {W} [to|in|for|with|from] {O}", "<only> offer|allow|keep {O}",
      "<only> {O} [<must>] [be] allowed|possible|available|offered|left",
      "we {W} <only> to|in|for|with {O}",
    ],
    apply: { captures, draft in
      let fields = draft.choices.filter { $0.search.find(captures["O"]).count > 1 }.map(\.field)
      guard fields.count == 1,
        !captures.has("W")
          || !["need", "want", "ask", "have", "use"].contains(captures["W"].first?.key ?? "")
      else { return nil }
      let options = OptionSearch(fields[0].component).find(captures["O"])
      return draft.replacing(options.map(\.label), of: fields[0])
    })

  private static let mixIn = Rule(
    "for the work place, let them pick a mix of both as well",
    [
      "for|in {T} , let <people> [also] pick|choose|select [the|a|an] {O} [as_well|too|also]",
      "for|in {T} , [also] offer [the|a|an] {O} [as_well|too|also]",
      "for|in {T} , <people> <must> [also] be_able_to pick|choose|select {O} [as_well|too]",
    ],
    apply: { captures, draft in
      guard let field = draft.find(captures["T"]).one, field.component.type == "Picker",
        captures["O"].count <= 6
      else { return nil }
      let labels = OptionsPhrase.read(captures["O"], draft.message)
      guard labels.count == 1,
        OptionSearch(field.component).find(captures["O"], isExact: true).isEmpty
      else { return nil }
      let value = Identifier.unused(Identifier.camelCase(labels[0]) ?? "option") { value in
        field.component.options.contains { $0.value == value }
      }
      return .done(
        [
          .add(
            nodes: [Edit.Node(type: "Option", id: value, label: labels[0])],
            at: Edit.Place(in: field.component.id))
        ],
        "I added '\(labels[0])' to \(field.title).", focus: [field.component.id])
    })

  private static let preselect = Rule(
    "Sales should be preselected",
    [
      "{O} <must> be preselected|the_default|selected_by_default|chosen_by_default|preset|the_default_option|ticked_by_default|picked_by_default [in|for|of {T}]",
      "preselect|default_to {O} [in|for|of {T}]", "select|choose {O} by default [in|for {T}]",
      "{T} <must> default to {O}", "{T} default|defaults to {O}", "the default {T} <must> [be] {O}",
      "{O} <must> be preselected|preset|the_default for|in {T}",
      "make {O} the default [<option>] [of|for|in {T}]",
      "{O} is|<must> [be] the default <option> [of|for|in {T}]",
      "{T} starts|<must> start with|on|at|as {O}",
    ],
    apply: { captures, draft in
      if ["both", "all", "both of them", "all of them"].contains(
        captures["T"].map(\.key).joined(separator: " "))
      {
        return draft.defaultingAll(captures["O"])
      }
      if captures.has("T"), let one = draft.find(captures["T"]).one, one.component.type != "Picker"
      {
        return draft.defaulting(one, captures["O"])
      }
      switch draft.options(captures["O"], of: captures["T"]) {
      case .failure(let complaint): return complaint.outcome
      case .success(let (field, _)): return draft.defaulting(field, captures["O"])
      }
    })

  private static let defaultValue = Rule(
    "set the default of class to second class",
    [
      "<set> [the] <default> of|for|in|on {T} to|as|: {O}", "<set> {T} 's <default> to {O}",
      "[the] <default> of|for|in {T} <must> [be] {O}", "[the] <default> of|for|in {T} : {O}",
      "give {T} the <default> {O}", "use {O} as [the] <default> of|for|in {T}",
      "{T} <must> have|has [the] <default> {O}", "<set> {T} to {O} by default",
      "{T} <must> be {O} by default", "{T} <default> {O}", "<set> {T} <default> to {O}",
    ],
    apply: { captures, draft in
      switch draft.targets(captures["T"], which: \.isField, are: "a field") {
      case .failure(let complaint): return complaint.outcome
      case .success(let found):
        guard found.count == 1 else { return nil }
        return draft.defaulting(found[0], captures["O"])
      }
    })

  private static let replaceOptions = Rule(
    "change the options of reply by to Email, Phone and Letter",
    [
      "<set>|replace [the] <options> of|for|in|on {T} to|with|by|as|: {O}",
      "[the] <options> of|for|in {T} <must> [be] [:] {O}", "[the] <options> of|for|in {T} : {O}",
      "{T} <must> [<only>] have|offer|list [<only>] [the] <options> [:] {O}",
      "<set> {T} 's <options> to {O}", "give {T} the <options> [:] {O}", "{T} <options> : {O}",
      "{T} <must> offer <only> {O}", "{T} <must> <only> offer|have|list {O}",
      "<only> offer {O} in|for|under {T}", "use {O} as [the] <options> of|for|in {T}",
      "limit|restrict|reduce {T} to {O}", "the only <options> of|for|in {T} <must> [be] {O}",
    ],
    apply: { captures, draft in
      guard let field = draft.find(captures["T"]).one else {
        return draft.find(captures["T"]).complaint
      }
      guard field.component.type == "Picker" else { return nil }
      let labels = OptionsPhrase.read(captures["O"], draft.message)
      guard !labels.isEmpty,
        !labels.contains(where: { Int($0.prefix { $0.isNumber }) != nil && labels.count == 1 })
      else { return nil }
      return draft.replacing(labels, of: field)
    })

  /// A list that can only be one of choices, without its saying so.
  private static let theseAre = Rule(
    "the skills should be Swift, Rust and Go",
    ["{T} <must> be {O}"],
    apply: { captures, draft in
      guard !draft.clause.contains(where: { $0.isOne(of: ["instead", "rather", "not"]) }),
        let field = draft.find(captures["T"]).one, field.component.type == "Picker",
        draft.areChoices(captures["O"], of: field)
      else { return nil }
      return draft.replacing(OptionsPhrase.read(captures["O"], draft.message), of: field)
    })

  private static let sortOptions = Rule(
    "put the allergy list in alphabetical order",
    [
      "<move>|sort|order|arrange|<set> [the] <options> of|in|for {T} in|into|by [alphabetical] [order]",
      "<move>|sort|order|arrange [the] [<options>] [of|in|for] {T} in|into alphabetical|alphabetic order",
      "sort|order|arrange|alphabetise|alphabetize [the] <options> of|in|for {T} [alphabetically|by_label|by_name|a_to_z|from_a_to_z|in_alphabetical_order]",
      "sort|order|arrange|alphabetise|alphabetize {T} [<options>] alphabetically|by_label|by_name|a_to_z|from_a_to_z",
      "[the] <options> of|in|for {T} <must> be [sorted] [alphabetically|in_alphabetical_order|alphabetical]",
      "alphabetise|alphabetize {T}",
    ],
    apply: { captures, draft in
      guard let field = draft.find(captures["T"]).one, field.component.type == "Picker" else {
        return nil
      }
      let sorted = field.component.options.sorted { $0.label.lowercased() < $1.label.lowercased() }
      return draft.setting([field], [.list("options", sorted.map { "\($0.value)=\($0.label)" })]) {
        names, _ in
        "The choices of \(names) are in alphabetical order now."
      }
    })
}

extension Draft {
  /// Lets every field that has a choice start with it.
  func defaultingAll(_ tokens: ArraySlice<Token>) -> Outcome? {
    let fields = reading.components.filter {
      $0.component.type == "Picker" && !$0.component.isMultiple
        && OptionSearch($0.component).find(tokens, isExact: true).count == 1
    }
    guard fields.count > 1,
      let value = OptionSearch(fields[0].component).find(tokens, isExact: true).first?.value,
      fields.allSatisfy({
        OptionSearch($0.component).find(tokens, isExact: true).first?.value == value
      })
    else { return nil }
    return setting(fields, [.text("defaultValue", value)]) { names, _ in
      "\(names) start with \(text(tokens)) now."
    }
  }

  /// The value that some words give a field at the start.
  func defaulting(_ field: NamedComponent, _ tokens: ArraySlice<Token>) -> Outcome? {
    let component = field.component
    let change: PropertyChange
    switch component.type {
    case "Picker":
      let options = OptionSearch(component).find(tokens)
      guard !options.isEmpty, component.isMultiple || options.count == 1 else {
        return .cannot("\(field.title) has no choice '\(text(tokens))'")
      }
      change =
        component.isMultiple
        ? .list("defaultValue", options.map(\.value)) : .text("defaultValue", options[0].value)
    case "Toggle":
      let word = tokens.map(\.key).joined(separator: " ")
      let isOn = ["on", "true", "yes", "ticked", "checked", "selected"].contains(word)
      guard isOn || ["off", "false", "no", "unticked", "unchecked"].contains(word) else {
        return nil
      }
      change = .flag("defaultValue", isOn)
    case "Slider", "Stepper", "Rating":
      guard tokens.count == 1, let number = tokens.first?.whole else { return nil }
      change = .number("defaultValue", JSONNumber(number))
    case "TextField", "TextEditor":
      if ["number", "integer"].contains(component.input) {
        guard tokens.count == 1, let number = tokens.first?.whole else { return nil }
        change = .number("defaultValue", JSONNumber(number))
      } else {
        guard let text = exact(tokens) else { return nil }
        change = .text("defaultValue", text)
      }
    case "DatePicker":
      guard tokens.map(\.key) == ["today"] else { return nil }
      change = .text("defaultValue", "today")
    default: return nil
    }
    return setting([field], [change]) { names, _ in "\(names) starts with \(text(tokens)) now." }
  }

  /// Puts other choices in the place of a field's.
  func replacing(_ labels: [String], of field: NamedComponent) -> Outcome {
    let old = field.component.options
    // A choice keeps its value where its new label means the same.
    let entries = labels.map { label -> String in
      guard
        let same = old.first(where: { option in
          option.label.lowercased() == label.lowercased()
            || option.value.lowercased() == label.lowercased()
            || Words.stems(of: option.label) == Words.stems(of: label)
        })
      else { return label }
      return "\(same.value)=\(same.label.lowercased() == label.lowercased() ? same.label : label)"
    }
    let kept = Set(entries.compactMap { $0.split(separator: "=").first.map(String.init) })
    let gone = old.map(\.value).filter { !kept.contains($0) }
    let users = conditionUsers(of: [field.component.id]).filter {
      !$0.fieldValues(field.component.id).filter(gone.contains).isEmpty
    }
    guard users.isEmpty else {
      return .ask(
        "\(Found.list(users)) depend on a choice of \(field.title) that would go; please change that first"
      )
    }
    var props: [PropertyChange] = [.list("options", entries)]
    if let value = field.component.defaultValue?.stringValue, gone.contains(value) {
      props.append(.unset("defaultValue"))
    }
    return setting([field], props) { names, _ in "\(names) offers \(Sentence.list(labels)) now." }
  }
}
