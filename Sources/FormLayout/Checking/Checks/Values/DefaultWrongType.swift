internal import JSON

extension Check {
  static let defaultWrongType = Check(
    code: "default-wrong-type", severity: .error,
    summary: "a field starts with a value of another kind than its answers",
    reason: """
      A field that asks for a number starts with a number, one that takes several choices with a \
      list; a value of another kind is no answer, and conditions and rules on it fail.
      """,
    source: "SurveyJS linter; the layout format's table of values",
    passing: [
      Example(
        "several choices, a list",
        [choice(multiple: true, default: ["x"])]),
      Example(
        "a text that looks like a number in a field of text",
        [["type": "TextField", "id": "a", "label": "A", "defaultValue": "12"]]),
      Example(
        "a time where a time is asked",
        [["type": "DatePicker", "id": "a", "label": "A", "mode": "time", "defaultValue": "09:30"]]),
      Example(
        "what no field of that type takes is another finding",
        [["type": "Toggle", "id": "a", "label": "A", "defaultValue": "on"]]),
    ],
    failing: [
      Example("a list for one choice", [choice(multiple: false, default: ["x"])]),
      Example("one text for several choices", [choice(multiple: true, default: "x")]),
      Example(
        "a text for a number",
        [["type": "TextField", "id": "a", "label": "A", "input": "integer", "defaultValue": "12"]]),
      Example(
        "a number for a text", [["type": "TextField", "id": "a", "label": "A", "defaultValue": 12]]),
      Example(
        "a time where a date is asked",
        [["type": "DatePicker", "id": "a", "label": "A", "defaultValue": "09:30"]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let component = placed.component
        guard let value = component.defaultValue, let wanted = wanted(of: component),
          component.catalogued?.property("defaultValue")?.shape.takes(value) == true,
          !isAnswer(value, of: component)
        else { return nil }
        let meant = readings(of: value).first { isAnswer($0, of: component) }
        return placed.finding(
          "it starts with \(value.text()), but its answers are \(wanted)", at: "defaultValue",
          help: meant.map { "write \($0.text())" } ?? "start with \(wanted), or with nothing",
          fixes: meant.map { meant in
            let change = PropertyChange.path("defaultValue", meant)
            return [
              Fix(
                "write \(meant.text())", .safe,
                [.set(ids: [context.address(of: placed)], props: [change])])
            ]
          } ?? [])
      }
    })

  private static func choice(multiple: Bool, default value: JSONValue) -> JSONValue {
    [
      "type": "Picker", "id": "a", "label": "A", "multiple": .bool(multiple), "defaultValue": value,
      "options": [["value": "x"], ["value": "y"]],
    ]
  }

  /// The kind of a field's answers, in words.
  private static func wanted(of component: Component) -> String? {
    switch component.valueKind {
    case .text: "texts"
    case .number: "numbers"
    case .boolean: "true or false"
    case .textList: "lists of texts"
    case .date:
      switch component.mode {
      case "time": "times such as 09:30"
      case "dateTime": "moments such as 2026-01-31T09:30"
      default: "dates such as 2026-01-31"
      }
    case .itemList, nil: nil
    }
  }

  private static func isAnswer(_ value: JSONValue, of component: Component) -> Bool {
    switch component.valueKind {
    case .text: return value.stringValue != nil
    case .number: return value.numberValue != nil
    case .boolean: return value.boolValue != nil
    case .textList: return value.arrayValue != nil
    case .itemList, nil: return true
    case .date:
      guard let text = value.stringValue, DateText.isDate(text) else { return false }
      let length = component.mode == "time" ? 5 : component.mode == "dateTime" ? 16 : 10
      return text.utf8.count == length || text.hasPrefix("today")
    }
  }

  private static func readings(of value: JSONValue) -> [JSONValue] {
    if let elements = value.arrayValue { return elements.count == 1 ? elements : [] }
    if let number = value.numberValue { return [.string(number.text)] }
    let plain = value.stringValue.flatMap { try? JSONValue(parsing: $0) }
    return [plain, .array([value])].compactMap { $0 }
  }
}
