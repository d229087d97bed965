internal import FormLayout
internal import JSON

/// A field against what it should have.
extension ConditionPhrase {
  func field(_ tokens: ArraySlice<Token>) -> Result<NamedComponent, Complaint>? {
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

  struct Complaint: Error {
    let outcome: Outcome
  }

  func named(_ captures: Captures, isNegative: Bool) -> Reading? {
    switch field(captures["T"]) {
    case .success(let field): value(of: field, captures["O"], isNegative: isNegative)
    case .failure(let complaint): .complaint(complaint.outcome)
    case nil: nil
    }
  }

  /// A field against a value that some words name.
  func value(
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

  func number(_ id: String, _ tokens: ArraySlice<Token>, _ isNegative: Bool) -> Reading? {
    let words = tokens.filter { !$0.isOne(of: ["star", "stars", "points", "exactly", "all"]) }
    guard words.count == 1, let number = words.first?.whole else { return nil }
    return .condition(.test(field: id, isNegative ? .neq : .eq, .number(JSONNumber(number))))
  }

  static func choice(
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

  func toggle(_ tokens: ArraySlice<Token>, isOn: Bool) -> Reading? {
    switch field(tokens) {
    case .success(let field):
      field.component.type == "Toggle" ? toggle(field.component, isOn: isOn) : nil
    case .failure(let complaint): .complaint(complaint.outcome)
    case nil: nil
    }
  }

  func toggle(_ component: Component, isOn: Bool) -> Reading {
    let on = Condition.test(field: component.id, .truthy, true)
    return .condition(isOn ? on : .not(on))
  }

  func filled(_ tokens: ArraySlice<Token>, isFilled: Bool) -> Reading? {
    switch field(tokens) {
    case .success(let field):
      if field.component.type == "Toggle" { return nil }
      let filled = Condition.test(field: field.component.id, .notEmpty, true)
      return .condition(isFilled ? filled : .not(filled))
    case .failure(let complaint): return .complaint(complaint.outcome)
    case nil: return nil
    }
  }

  func compared(_ captures: Captures, _ comparison: Condition.Operator) -> Reading? {
    guard let number = captures["N"].first?.whole, case .success(let field)? = field(captures["T"])
    else { return nil }
    let component = field.component
    let isNumber =
      ["Rating", "Slider", "Stepper"].contains(component.type)
      || ["number", "integer"].contains(component.input)
    guard isNumber else { return nil }
    return .condition(.test(field: component.id, comparison, .number(JSONNumber(number))))
  }
}
