internal import JSON

extension Check {
  static let stepperWide = Check(
    code: "stepper-wide", severity: .info,
    summary: "a stepper takes many presses from end to end",
    reason: "Plus and minus are for a few steps. From 1 to 40 it is quicker to type.",
    source: "Nielsen Norman Group: Input Steppers",
    passing: [
      Example("ten steps", [stepper(0, 10)]),
      Example("no upper bound", [["type": "Stepper", "id": "a", "label": "Seats", "minimum": 1]]),
      Example("large steps", [stepper(0, 100, step: 25)]),
    ],
    failing: [
      Example("many seats", [stepper(1, 40)]),
      Example("years", [stepper(1900, 2030)]),
    ],
    find: { context in
      context.components(ofType: "Stepper").compactMap { placed in
        guard placed.component["maximum"] != nil, placed.component["minimum"] != nil,
          let positions = placed.component.positions, positions > 10
        else { return nil }
        return placed.finding(
          "it takes \(positions) presses from end to end",
          help: "ask with a TextField for numbers",
          fixes: [
            context.fix(
              "make it a TextField for numbers", .offered, of: placed, making: "TextField",
              [.text("input", placed.component.hasWholeSteps ? "integer" : "number")])
          ])
      }
    })

  private static func stepper(_ minimum: Int, _ maximum: Int, step: Int? = nil) -> JSONValue {
    var object: JSONObject = [
      "type": "Stepper", "id": "a", "label": "Seats", "minimum": .number(JSONNumber(minimum)),
      "maximum": .number(JSONNumber(maximum)),
    ]
    if let step { object["step"] = .number(JSONNumber(step)) }
    return .object(object)
  }
}
