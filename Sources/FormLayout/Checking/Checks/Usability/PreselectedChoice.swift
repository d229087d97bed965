internal import JSON

extension Check {
  static let preselectedChoice = Check(
    code: "preselected-choice", severity: .warning,
    summary: "a question is answered before anybody has answered it",
    reason: """
      Who passes over the question has given an answer without knowing, and nobody can tell it \
      from a real one. A setting may have a value; a question has none.
      """,
    source: "GOV.UK Design System: Radios, Select; rjsf-team/react-jsonschema-form#4377",
    passing: [
      Example("no choice", [picker("Country", nil)]),
      Example("a setting", [picker("Sort by", "x")]),
      Example("a switch that is off", [toggle("Do you smoke?", false)]),
      Example(
        "a question in a menu of sizes",
        [["type": "Stepper", "id": "a", "label": "How many seats?", "defaultValue": 1]]),
    ],
    failing: [
      Example("a country", [picker("Country", "x")]),
      Example("a question", [picker("Do you smoke?", "x", appearance: "radio")]),
      Example("a switch that says yes", [toggle("Are you over 18?", true)]),
      Example(
        "stars",
        [["type": "Rating", "id": "a", "label": "Your visit", "defaultValue": 5]]),
    ],
    find: { context in
      context.askedFields.compactMap { field in
        guard let value = field.component.defaultValue, !isEmpty(value), isQuestion(field) else {
          return nil
        }
        return field.placed.finding(
          "it is answered with \(value.stringValue.map { "'\($0)'" } ?? value.text()) before anybody answers",
          at: "defaultValue",
          help: "start without an answer",
          fixes: [
            context.fix(
              "start without an answer", .offered, of: field.placed, [.unset("defaultValue")])
          ])
      }
    })

  private static func picker(
    _ label: String, _ value: JSONValue?, appearance: String? = nil
  ) -> JSONValue {
    var object: JSONObject = ["type": "Picker", "id": "a", "label": .string(label)]
    if let appearance { object["appearance"] = .string(appearance) }
    if let value { object["defaultValue"] = value }
    object["options"] = [["value": "x"], ["value": "y"]]
    return .object(object)
  }

  private static func toggle(_ label: String, _ value: Bool) -> JSONValue {
    ["type": "Toggle", "id": "a", "label": .string(label), "defaultValue": .bool(value)]
  }

  private static func isEmpty(_ value: JSONValue) -> Bool {
    value.isNull || value == false || value == "" || value.arrayValue?.isEmpty == true
  }

  private static func isQuestion(_ field: AskedField) -> Bool {
    let isAsked = field.component.label?.utf8.last == UInt8(ascii: "?")
    switch field.component.type {
    case "Picker":
      return isAsked && !settings.begin(field.words)
        || field.purpose.map { guessed.contains($0) } ?? false
    case "Toggle": return isAsked
    case "Rating": return true
    default: return false
    }
  }

  private static let guessed: Set<Purpose> = [
    .country, .region, .gender, .honorific, .health, .religion, .ethnicity, .orientation,
  ]
  /// Questions of how many or how large, which have a usual answer.
  private static let settings = WordPhrases(
    "how many,how much,how large,how big,which size,what size,wie viele,wie gross,combien,cuantos")
}
