internal import JSON

extension AnswerSchemaWriter {
  /// What an answer of a field's type must be, blank ones apart (see `TypeCheck`).
  func type(of component: Component) -> AnswerConstraints {
    switch component.valueKind {
    case .text where component.type == "Picker": choices(of: component)
    case .text: text(component)
    case .number: AnswerConstraints(["type": component.input == "integer" ? "integer" : "number"])
    case .boolean: AnswerConstraints(["type": "boolean"])
    case .date:
      AnswerConstraints(["type": "string", "pattern": .string(Self.date(component.mode))])
    case .textList: list(component)
    case .itemList, nil: AnswerConstraints(["type": "array"])
    }
  }

  private func text(_ component: Component) -> AnswerConstraints {
    var constraints = AnswerConstraints([
      "type": "string", "maxLength": .number(JSONNumber(TypeCheck.longestText)),
    ])
    if component.type == "TextField", component.input == "email" {
      constraints.add("maxLength", 254)
      constraints.add("pattern", #"^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$"#)
    } else if component.type == "ColorPicker" {
      constraints.add("pattern", "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    }
    return constraints
  }

  /// The options that may be chosen; one that may not counts only as the default.
  private func choices(of component: Component) -> AnswerConstraints {
    var choices: [JSONValue] = []
    var values: [JSONValue] = []
    let isNamed = component.options.contains { !$0.label.isIdentical(to: $0.value) }
    for option in component.options {
      let value = JSONValue.string(option.value)
      let isDefault =
        component.defaultValue == value
        || component.defaultValue?.arrayValue?.contains(value) == true
      guard !option.isDisabled || isDefault, !values.contains(value) else { continue }
      values.append(value)
      choices.append(["const": value, "title": .string(option.label)])
    }
    if isNamed, !choices.isEmpty { return AnswerConstraints(["oneOf": .array(choices)]) }
    return AnswerConstraints(["enum": .array(values)])
  }

  private func list(_ component: Component) -> AnswerConstraints {
    guard component.type == "Picker" else {
      return AnswerConstraints([
        "type": "array",
        "items": [
          "type": "string", "maxLength": .number(JSONNumber(TypeCheck.longestText)),
        ],
      ])
    }
    return AnswerConstraints([
      "type": "array", "items": .object(choices(of: component).object),
      "maxItems": .number(JSONNumber(component.options.count)),
    ])
  }

  // MARK: Dates

  /// The days that there are, leap years counted.
  private static let day =
    #"(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"#
    + #"|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"#
    + #"|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"#

  private static let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"

  private static func date(_ mode: String?) -> String {
    switch mode.flatMap(DateValue.Mode.init) ?? .date {
    case .date: "^\(day)$"
    case .time: "^\(time)$"
    case .dateTime: "^\(day)T\(time)$"
    }
  }

  // MARK: Answers that are asked for

  /// What an answer must be to count as one.
  func answered(_ component: Component) -> AnswerConstraints {
    switch component.valueKind {
    case .boolean: AnswerConstraints(["const": true])
    case .textList: AnswerConstraints(["minItems": 1])
    case .text where component.type != "Picker" && !isNeverBlank(component):
      AnswerConstraints(["pattern": #"\S"#])
    case .text, .date, .number, .itemList, nil: AnswerConstraints()
    }
  }

  /// Whether its type or a rule already asks for more than blanks.
  private func isNeverBlank(_ component: Component) -> Bool {
    let rules: Set = ["email", "url", "phone"]
    return component.input == "email" || component.type == "ColorPicker"
      || component.rules.contains { rules.contains($0.name) }
  }
}
