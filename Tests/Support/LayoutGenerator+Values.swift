internal import FormLayout
internal import JSON

extension LayoutGenerator {
  /// A value for a property; `nil` where the component is better off without.
  mutating func value(of property: Property, in component: Component) -> JSONValue? {
    switch property.name {
    case "type", "id", "children", "tab", "routes", "role": return nil
    case "binding": return .string("key.\(component.id) ü")
    case "label": return .string("A \(words())")
    case "options": return options()
    case "defaultValue": return defaultValue(of: component)
    case "minimum", "minItems": return small(property)
    case "maximum", "maxItems": return great(property)
    case "rules": return rules(of: component)
    case "messages": return ["required": .string(words())]
    default: return value(of: property.shape)
    }
  }

  /// A value of a shape.
  mutating func value(of shape: ValueShape) -> JSONValue {
    switch shape {
    case .text: return .string(words())
    case .name: return .string(pick(["star", "send", "given-name", "a b", "日本"]))
    case .identifier: return .string(fields.isEmpty ? "other" : pick(fields).id)
    case .flag: return .bool(random.oneIn(2))
    case .integer(let range):
      let all = range ?? -5...500
      return .number(
        JSONNumber(
          Int.random(in: all.lowerBound...min(all.upperBound, all.lowerBound + 20), using: &random))
      )
    case .number(let minimum, let maximum): return number(from: minimum, to: maximum)
    case .choice(let names): return .string(pick(names))
    case .condition: return condition(depth: 3).json
    case .colour: return .string(pick(["#FFF", "#336699", "#33669980"] + ColourName.all))
    case .language: return .string(pick(["en", "fr", "pt-BR", "zh-Hant-TW"]))
    case .dateBound: return .string(pick(["today", "today-18y", "today+3d"]))
    case .constant(let value): return value
    case .list(let element): return [value(of: element), value(of: element)]
    case .object(let properties):
      var object: JSONObject = [:]
      for property in properties where property.isRequired || random.oneIn(2) {
        object[property.name] = value(of: property.shape)
      }
      return .object(object)
    case .map(let shape): return [words(): value(of: shape), "ключ": value(of: shape)]
    case .oneOf(let shapes): return value(of: pick(shapes))
    case .rules: return []
    case .components: return []
    case .anything: return pick([nil, true, 1.50, "x", [1, [2]], ["a": ["b": nil]]])
    }
  }

  /// One of some.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Text of the kinds that are easily cut, measured, escaped or merged wrongly.
  mutating func words() -> String {
    let parts = [
      "Name", "Straße", "e\u{301}té", "été", "日本語", "👩‍👩‍👧‍👦", "שלום", "a\tb", "\"quoted\"",
      "back\\slash",
      "**bold**", "{$x}", "Donaudampfschifffahrtsgesellschaftskapitän", "'", "- [ ]", "%s", "<b>",
    ]
    var text = pick(parts)
    while random.oneIn(2) { text += " " + pick(parts) }
    return text
  }

  private mutating func number(from minimum: Int?, to maximum: Int?) -> JSONValue {
    guard maximum == nil else { return .number(JSONNumber(verbatim: pick(["0", "0.25", "1.0"]))) }
    let texts = minimum == nil ? ["-2.50", "0", "1e2", "7"] : ["3", "4.0", "1e2", "7.25"]
    return .number(JSONNumber(verbatim: pick(texts)))
  }

  /// Bounds keep apart: at most 1, and at least 10.
  private func small(_ property: Property) -> JSONValue {
    if case .dateBound = property.shape { "2020-01-31" } else { 1 }
  }

  private func great(_ property: Property) -> JSONValue {
    if case .dateBound = property.shape { "today+10y" } else { 10 }
  }
}

// MARK: Fields

extension LayoutGenerator {
  private mutating func options() -> JSONValue {
    let number = Int.random(in: 1...5, using: &random)
    var options: [JSONValue] = []
    for index in 1...number {
      var option: JSONObject = ["value": .string("\(pick(["v", "a b", "é"]))\(index)")]
      if random.oneIn(2) { option["label"] = .string(words()) }
      if random.oneIn(5) { option["disabled"] = .bool(random.oneIn(2)) }
      options.append(.object(option))
    }
    return .array(options)
  }

  private mutating func defaultValue(of component: Component) -> JSONValue? {
    switch component.valueKind {
    case .text where component.type == "Picker":
      component.options.first { !$0.isDisabled }.map { .string($0.value) }
    case .text where component.type == "ColorPicker": "#336699"
    case .text where component.type == "FileField": nil
    case .text: .string(words())
    case .number: 5
    case .boolean: .bool(random.oneIn(2))
    case .date, .textList, .itemList, nil: nil
    }
  }

  private mutating func rules(of component: Component) -> JSONValue? {
    guard component.valueKind == .text,
      ["TextField", "SecureField", "TextEditor"].contains(component.type)
    else { return nil }
    let all: [JSONValue] = [
      ["rule": "minLength", "value": 2], ["rule": "maxLength", "value": 90],
      ["rule": "pattern", "value": "^[^0-9]*$"], ["rule": "custom", "value": "notTaken"],
    ]
    return .array(all.filter { _ in random.oneIn(2) })
  }

  private mutating func condition(depth: Int) -> Condition {
    guard depth > 0, !fields.isEmpty, !random.oneIn(5) else { return .always(random.oneIn(2)) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .all([condition(depth: depth - 1), condition(depth: depth - 1)])
    case 1: return .any([condition(depth: depth - 1)])
    case 2: return .not(condition(depth: depth - 1))
    default: return test(pick(fields))
    }
  }

  private mutating func test(_ field: Component) -> Condition {
    switch field.valueKind {
    case .number:
      .test(field: field.id, pick([.gt, .gte, .lt, .lte, .eq, .neq]), 3)
    case .boolean: .test(field: field.id, .truthy, true)
    case .date: .test(field: field.id, .minAge, 18)
    case .text, .textList, .itemList, nil: .test(field: field.id, .notEmpty, true)
    }
  }
}
