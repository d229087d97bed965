internal import FormLayout
internal import JSON

/// How long one answer takes as forms grow: what depends on it is looked at again, not everything.
enum FillBenchmark {
  static func run(_ print: (String) -> Void) {
    for isRouted in [false, true] {
      for count in [100, 1_000, 10_000] {
        guard let today = LocalDate("2026-11-30") else { return }
        var filling = FormFilling(form(of: count, isRouted: isRouted), today: today)
        let places = filling.fieldsOnPath
        let clock = ContinuousClock()
        var answers = 0
        let time = clock.measure {
          while answers < 2_000 {
            for place in places.prefix(2_000) {
              filling.set(.string(answers.isMultiple(of: 2) ? "a" : "b"), at: place)
              answers += 1
            }
          }
        }
        let kind = isRouted ? "a form with routes" : "a form"
        print("one answer, \(count) fields of \(kind): \(time / answers)")
      }
    }
  }

  /// Steps of twenty fields, each shown while the one before it has an answer.
  private static func form(of count: Int, isRouted: Bool) -> Form {
    let steps = (0..<count / 20).map { step -> JSONValue in
      var object: JSONObject = [
        "type": "Step", "id": .string("step\(step)"), "label": "A step",
        "children": .array((0..<20).map { field($0, in: step) }),
      ]
      if isRouted, step + 1 < count / 20 {
        let condition: JSONValue = ["field": .string("field\(step)x0"), "neq": "c"]
        object["routes"] = [["to": .string("step\(step + 1)"), "if": condition]]
      }
      return .object(object)
    }
    return Form(json: ["formchat": 1, "id": "long", "components": .array(steps)])
  }

  private static func field(_ number: Int, in step: Int) -> JSONValue {
    var object: JSONObject = [
      "type": "TextField", "id": .string("field\(step)x\(number)"), "label": "A question",
      "required": true,
    ]
    if number > 0 {
      object["visibleIf"] = ["field": .string("field\(step)x\(number - 1)"), "neq": "c"]
    }
    return .object(object)
  }
}
