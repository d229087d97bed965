internal import JSON

extension Check {
  static let stepInvalid = Check(
    code: "step-invalid", severity: .warning,
    summary: "the steps of a number do not lead from its least to its greatest",
    reason: """
      A slider or stepper moves from 'minimum' by 'step'. A step of nothing or beyond the end goes \
      nowhere, and where the steps do not add up, 'maximum' can never be reached.
      """,
    source: "SurveyJS linter",
    passing: [
      Example("steps that add up", [slider(["minimum": 1, "maximum": 10, "step": 3])]),
      Example("tenths", [slider(["minimum": 0, "maximum": 1, "step": 0.1])]),
      Example(
        "a number that is typed, without a greatest",
        [["type": "TextField", "id": "a", "label": "A", "input": "number", "step": 5]]),
      Example("bounds that cross are another finding", [slider(["minimum": 9, "maximum": 2])]),
    ],
    failing: [
      Example("a step of nothing", [slider(["step": 0])]),
      Example("a step beyond the end", [slider(["minimum": 0, "maximum": 0.5])]),
      Example("an end that is never reached", [slider(["minimum": 0, "maximum": 10, "step": 3])]),
    ],
    find: { context in
      context.components(ofType: "Slider", "Stepper", "Rating", "TextField").compactMap { placed in
        let component = placed.component
        guard component.valueKind == .number,
          component["step"] ?? component["minimum"] ?? component["maximum"] != nil,
          let step = number("step", of: component), step >= 0
        else { return nil }
        return fault(of: placed, step, context)
      }
    })

  private static func slider(_ properties: JSONObject) -> JSONValue {
    var object: JSONObject = ["type": "Slider", "id": "a", "label": "A"]
    for member in properties.members { object[member.key] = member.value }
    return .object(object)
  }

  private static func number(_ name: String, of component: Component) -> Double? {
    (component[name] ?? component.catalogued?.property(name)?.defaultValue)?.doubleValue
  }

  private static func fault(
    of placed: PlacedComponent, _ step: Double, _ context: CheckContext
  ) -> Finding? {
    func finding(_ message: String, _ help: String, _ fix: Fix?) -> Finding {
      let place = placed.component["step"] == nil ? "maximum" : "step"
      return placed.finding(message, at: place, help: help, fixes: fix.map { [$0] } ?? [])
    }
    func edit(_ change: PropertyChange) -> [Edit] {
      [.set(ids: [context.address(of: placed)], props: [change])]
    }
    if step == 0 {
      return finding(
        "its 'step' is 0, so it never moves", "give the distance between two values",
        Fix("drop the step", .offered, edit(.unset("step"))))
    }
    guard let least = number("minimum", of: placed.component),
      let most = number("maximum", of: placed.component), most > least
    else { return nil }
    let count = (most - least) / step
    guard count < 1e9, abs(count - count.rounded()) > 1e-6 else { return nil }
    let shown = JSONNumber(step).text
    if count < 1 {
      return finding(
        "its step of \(shown) leads beyond \(JSONNumber(most).text) at once",
        "give a smaller 'step'", nil)
    }
    let reached = least + count.rounded(.down) * step
    let end = JSONNumber(reached)
    return finding(
      "steps of \(shown) from \(JSONNumber(least).text) never reach \(JSONNumber(most).text)",
      "let 'maximum' be a number that the steps come to",
      Fix("end at \(end.text)", .offered, edit(.number("maximum", end))))
  }
}
