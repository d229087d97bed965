internal import FormLayout
internal import JSON

/// How long all checks take, by the size of the form.
enum CheckBenchmark {
  static func run() {
    for count in [100, 1_000, 10_000] {
      let form = form(of: count)
      var findings = 0
      let clock = ContinuousClock()
      let fastest = (0..<5).map { _ in clock.measure { findings = form.diagnostics().count } }.min()
      print("all checks, \(count) components: \(fastest ?? .zero), \(findings) findings")
    }
  }

  /// Sections of ten fields with a condition, rules and options, as a long form has them.
  private static func form(of count: Int) -> Form {
    let sections = (0..<count / 10).map { section -> JSONValue in
      [
        "type": "Section", "id": .string("section\(section)"), "label": "A section",
        "style": ["spacing": 8, "padding": ["top": 4, "bottom": 4]],
        "children": .array((0..<9).map { field($0, in: section) }),
      ]
    }
    let submit: JSONValue = ["type": "Button", "id": "send", "label": "Send", "role": "submit"]
    return Form(json: ["formchat": 1, "id": "long", "components": .array(sections + [submit])])
  }

  private static func field(_ number: Int, in section: Int) -> JSONValue {
    var object: JSONObject = [
      "type": number.isMultiple(of: 3) ? "Picker" : "TextField",
      "id": .string("field\(section)x\(number)"), "label": "A question",
      "binding": .string("answers.\(section).\(number)"), "placeholder": "An answer",
      "required": true, "help": "Some help.",
      "options": [["value": "a", "label": "A"], ["value": "b", "label": "B"]],
      "style": ["padding": 8, "cornerRadius": 6, "backgroundColor": "#FFFFFF"],
    ]
    if number > 0 {
      object["visibleIf"] = ["field": .string("field\(section)x\(number - 1)"), "notEmpty": true]
      object["rules"] = [
        ["rule": "minLength", "value": 2], ["rule": "pattern", "value": "^[a-z]+$"],
      ]
    }
    return .object(object)
  }
}
