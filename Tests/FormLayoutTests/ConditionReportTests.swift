import FormLayout
import JSON
import Support
import Testing

/// What the report says of conditions is held against the engine that fills forms in.
@Suite struct ConditionReportTests {
  /// A form of five fields and a text, each shown by a condition that is made by chance.
  private struct RandomForm {
    let form: Form

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      let fields: [JSONObject] = [
        ["type": "Toggle", "id": "on", "label": "On"],
        [
          "type": "Picker", "id": "plan", "label": "Plan",
          "options": [["value": "free"], ["value": "pro"]],
        ],
        ["type": "Stepper", "id": "seats", "label": "Seats", "minimum": 1, "maximum": 3],
        [
          "type": "Picker", "id": "extras", "label": "Extras", "multiple": true,
          "options": [["value": "x"], ["value": "y"]],
        ],
        ["type": "TextField", "id": "note", "label": "Note"],
        ["type": "Toggle", "id": "last", "label": "Last"],
      ]
      let components = fields.enumerated().map { index, field -> JSONValue in
        var field = field
        if index > 0 {
          field["visibleIf"] = Self.condition(before: index, &random, depth: 2)
        }
        return .object(field)
      }
      form = Form(json: ["formchat": 1, "id": "f", "components": .array(components)])
    }

    private static func condition(
      before index: Int, _ random: inout SeededRandom, depth: Int
    ) -> JSONValue {
      switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
      case 3:
        return [
          "all": .array((0..<2).map { _ in condition(before: index, &random, depth: depth - 1) })
        ]
      case 4:
        return [
          "any": .array((0..<2).map { _ in condition(before: index, &random, depth: depth - 1) })
        ]
      case 5: return ["not": condition(before: index, &random, depth: depth - 1)]
      default: return tests.prefix(index * 4).randomElement(using: &random) ?? true
      }
    }

    private static let tests: [JSONValue] = [
      ["field": "on", "truthy": true], ["field": "on", "eq": false],
      ["field": "on", "notEmpty": true], ["field": "on", "neq": true],
      ["field": "plan", "eq": "free"], ["field": "plan", "in": ["pro", "gold"]],
      ["field": "plan", "eq": "gold"], ["field": "plan", "notEmpty": true],
      ["field": "seats", "gt": 2], ["field": "seats", "lte": 1], ["field": "seats", "gt": 3],
      ["field": "seats", "notEmpty": true], ["field": "extras", "contains": "x"],
      ["field": "extras", "contains": "y"], ["field": "extras", "contains": "z"],
      ["field": "extras", "notEmpty": true], ["field": "note", "eq": "a"],
      ["field": "note", "neq": "b"], ["field": "note", "truthy": true],
      ["field": "note", "notEmpty": true],
    ]

    private static let answers: [(String, [JSONValue?])] = [
      ("on", [nil, true, false]), ("plan", [nil, "free", "pro"]), ("seats", [nil, 1, 2, 3]),
      ("extras", [nil, ["x"], ["y"], ["x", "y"]]), ("note", [nil, "a", "b", "c"]),
    ]

    /// The ids of the fields that some answers bring up, and of those that all answers do.
    func shown(today: LocalDate) -> (sometimes: Set<String>, always: Set<String>) {
      var sometimes: Set<String> = []
      var always: Set<String> = ["on", "plan", "seats", "extras", "note", "last"]
      func visit(_ filling: FormFilling, _ rest: ArraySlice<(String, [JSONValue?])>) {
        guard let (id, values) = rest.first else {
          let ids = Set(filling.shownFields.map { filling.component(at: $0).id })
          sometimes.formUnion(ids)
          always.formIntersection(ids)
          return
        }
        // Nobody answers what is not shown.
        let isShown = filling.shownFields.contains { filling.component(at: $0).id == id }
        for value in isShown ? values : [nil] {
          var next = filling
          if isShown { next.set(value, forKey: id) }
          visit(next, rest.dropFirst())
        }
      }
      visit(FormFilling(form, today: today), Self.answers[...])
      return (sometimes, always)
    }
  }

  @Test(arguments: 1...200)
  func `what is said never to be shown is never shown, and the other way round`(
    _ seed: Int
  ) throws {
    let random = RandomForm(seed: UInt64(seed))
    let shown = random.shown(today: try #require(LocalDate(2_026, 1, 31)))
    let findings = random.form.diagnostics()
    let impossible = findings.filter { $0.code == "condition-unreachable" }
    let hidden = impossible.flatMap { [$0.component] + $0.related.map(\.component) }
    let all = ["on", "plan", "seats", "extras", "note", "last"]
    #expect(Set(hidden.compactMap { $0 }) == Set(all).subtracting(shown.sometimes))
    let certain = findings.filter { $0.code == "condition-always-true" }.compactMap(\.component)
    let conditional = random.form.components.filter { $0["visibleIf"] != nil }.map(\.id)
    #expect(Set(certain) == shown.always.intersection(conditional))
  }
}
