internal import FormLayout
internal import JSON

/// Forms of any size as people have them: three findings for ten components, where the public layouts
/// have two.
enum SampleForm {
  /// Sections of nine fields with conditions, rules and options; the section counts as a component.
  static func form(of count: Int) -> Form { Form(json: json(of: count)) }

  /// The JSON of such a form.
  static func json(of count: Int) -> JSONObject {
    let sections = (0..<count / 10).map { section -> JSONValue in
      [
        "type": "Section", "id": .string("section\(section)"), "label": "A section",
        "style": ["spacing": 8, "padding": ["top": 4, "bottom": 4]],
        "children": .array((0..<9).map { field($0, in: section) }),
      ]
    }
    let submit: JSONValue = ["type": "Button", "id": "send", "label": "Send", "role": "submit"]
    return ["formchat": 1, "id": "long", "components": .array(sections + [submit])]
  }

  /// A field in the middle of such a form.
  static func middleField(of count: Int) -> String { "field\(count / 20)x4" }

  private static func field(_ number: Int, in section: Int) -> JSONValue {
    let isChoice = number.isMultiple(of: 3)
    var object: JSONObject = [
      "type": isChoice ? "Picker" : "TextField",
      "id": .string("field\(section)x\(number)"),
      "label": .string("Part \(section).\(number)"),
      "binding": .string("answers.\(section).\(number)"), "required": true, "help": "Some help.",
      "style": [
        "padding": 8, "cornerRadius": 6, "foregroundColor": "#1F2937", "backgroundColor": "#FFFFFF",
      ],
    ]
    if isChoice {
      object["options"] = [["value": "a", "label": "A"], ["value": "b", "label": "B"]]
    } else {
      object["placeholder"] = "An answer"
      object["rules"] = [
        ["rule": "minLength", "value": 2], ["rule": "pattern", "value": "^[a-z]+$"],
      ]
    }
    if number > 0 {
      object["visibleIf"] = ["field": .string("field\(section)x\(number - 1)"), "notEmpty": true]
    }
    return .object(object)
  }
}
