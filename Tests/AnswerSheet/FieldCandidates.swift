internal import FormLayout
internal import JSON
internal import Support

/// The values worth trying in one field: typical ones, and those at the edge of each of its rules.
struct FieldCandidates {
  /// Every one; `nil` is no answer.
  let all: [JSONValue?]
  /// Those that the field takes, seen by itself.
  let right: [JSONValue?]
  /// Whether a right answer must equal another field.
  let mustMatch: Bool

  private let component: Component

  /// Collects them; `operands` are what conditions compare the field with.
  init(
    _ component: Component, operands: [JSONValue], today: LocalDate, _ random: inout SeededRandom
  ) {
    self.component = component
    mustMatch = component.rule("matchField") != nil
    var found: [JSONValue?] = [nil]
    switch component.valueKind {
    case .text where component.type == "Picker": found += Self.choices(component)
    case .textList: found += Self.lists(component, &random)
    case .text: found += TextCandidates(component).values(&random).map { .string($0) }
    case .number: found += Self.numbers(component)
    case .boolean: found += [true, false]
    case .date: found += DateCandidates(component, today: today).values.map { .string($0) }
    case .itemList, nil: break
    }
    found += Self.around(operands, component, today)
    if let value = component.defaultValue { found.append(value) }
    all = found
    right = found.filter { Self.takes($0, component, today) }
  }

  /// Whether the field by itself takes a value.
  private static func takes(_ value: JSONValue?, _ component: Component, _ today: LocalDate) -> Bool
  {
    var alone = component
    for name in Component.conditionNames { alone.set(nil, for: name) }
    let form = Form(json: ["formchat": 1, "id": "alone", "components": [alone.json]])
    var values: JSONObject = [:]
    values[component.binding] = value
    return AnswerCheck(form, values: values, today: today).errors.allSatisfy {
      $0.code == "matchField"
    }
  }

  /// Values that are right only beside those of other fields: equal ones, dates around a bound.
  func related(to form: Form, values: [JSONObject], today: LocalDate) -> [JSONValue?] {
    component.references.flatMap { reference -> [JSONValue?] in
      guard reference.kind == .matchField || reference.kind == .bound,
        let key = form.component(reference.id)?.binding,
        let value = values.reversed().lazy.compactMap({ $0[key] }).first
      else { return [] }
      guard reference.kind == .bound, let text = value.stringValue else { return [value] }
      return DateCandidates.around(text, today).map { .string($0) }
    }
  }

  /// What no typed record holds in any field, or in most.
  static let misshapen: [JSONValue?] = [
    .null, 5, "text", true, [], ["a"], [1, nil], ["kind": "x"], "12", " 7", "1e3", "+5", ".5",
    "1,5",
    "abc", "0x10", "",
  ]

  /// How many items a list may be given.
  static func counts(of component: Component, isRight: Bool) -> [Int] {
    let least = min(component["minItems"]?.intValue ?? 0, 12)
    let most = min(component["maxItems"]?.intValue ?? least + 3, 12)
    let right = [least, min(least + 1, max(most, least)), max(least, min(most, 4))]
    return isRight ? right : right + [max(least - 1, 0), most + 1, 0]
  }

  // MARK: Kinds

  private static func choices(_ component: Component) -> [JSONValue?] {
    let options = component.options
    return options.map { .string($0.value) }
      + [options.first.map { .string($0.label) }, "no such option", ""]
  }

  private static func lists(
    _ component: Component, _ random: inout SeededRandom
  ) -> [JSONValue?] {
    let names =
      component.type == "Picker"
      ? component.options.map(\.value) : ["a.pdf", "b.png", "c d.txt", "é.jpg"]
    var counts = Set([0, 1, 2, names.count])
    for name in ["minItems", "maxItems"] {
      guard let bound = component[name]?.intValue, bound <= 40 else { continue }
      counts.formUnion([bound - 1, bound, bound + 1])
    }
    var lists: [JSONValue?] = [["no such option"]]
    for count in counts.sorted() where count >= 0 {
      for _ in 0..<2 {
        lists.append(.array(names.shuffled(using: &random).prefix(count).map { .string($0) }))
      }
    }
    if let first = names.first { lists.append([.string(first), .string(first)]) }
    return lists
  }

  private static func numbers(_ component: Component) -> [JSONValue?] {
    var values: [Double] = [0, 1, 2, 7, -1, 1.5, 0.1 + 0.2, 1e6, 1e21, 18]
    let step = component["step"]?.doubleValue ?? 1
    for name in ["minimum", "maximum"] {
      let stated = component[name] ?? component.catalogued?.property(name)?.defaultValue
      guard let bound = stated?.doubleValue else { continue }
      values += [bound, bound - step, bound + step, bound + step / 2, bound - 0.001]
    }
    if let least = component["minimum"]?.doubleValue {
      values += [least + 2 * step, least + 3 * step]
    }
    return values.map { .number(JSONNumber($0)) } + [
      "12", "1e1", "+5", "-3", ".5", "abc", "1,5", "",
    ]
  }

  /// The operands, and numbers and dates just beside them.
  private static func around(
    _ operands: [JSONValue], _ component: Component, _ today: LocalDate
  ) -> [JSONValue?] {
    operands.flatMap { operand -> [JSONValue?] in
      let list: [JSONValue?] = component.isMultiple ? [[operand]] : []
      if let number = operand.doubleValue {
        if component.valueKind == .date {
          return DateCandidates.ages(Int(number), today).map { .string($0) }
        }
        return list + [number - 1, number, number + 1].map { .number(JSONNumber($0)) }
      }
      if component.valueKind == .date, let text = operand.stringValue {
        return DateCandidates.around(text, today).map { .string($0) }
      }
      return list + [operand]
    }
  }
}
