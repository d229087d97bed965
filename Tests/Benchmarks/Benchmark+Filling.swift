internal import FormLayout
internal import JSON

extension Benchmark {
  static let fill = answers(
    "fill", "one answer, where each field shows by the one before", isRouted: false)

  static let route = answers(
    "route", "one answer in a form whose steps have routes", isRouted: true)

  private static func answers(_ name: String, _ summary: String, isRouted: Bool) -> Benchmark {
    Benchmark(name, summary, bars: [.linear]) {
      Self.figures([20, 100, 1_000, 10_000].map { ($0, timeOfAnswer(among: $0, isRouted)) })
    }
  }

  /// The mean time of one of many answers, in nanoseconds.
  private static func timeOfAnswer(among count: Int, _ isRouted: Bool) -> Double {
    guard let today = LocalDate("2026-11-30") else { return 0 }
    var filling = FormFilling(steps(of: count, isRouted), today: today)
    let places = filling.fieldsOnPath
    let answers = 2_000
    let time = Stopwatch.time {
      for number in 0..<answers {
        filling.set(
          .string(number.isMultiple(of: 2) ? "a" : "b"), at: places[number % places.count])
      }
    }
    return time / Double(answers)
  }

  /// Steps of twenty fields.
  private static func steps(of count: Int, _ isRouted: Bool) -> Form {
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
