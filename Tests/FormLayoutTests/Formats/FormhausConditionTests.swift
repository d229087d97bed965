import FormLayout
import JSON
import Support
import Testing

/// A condition that is written for Formhaus holds in the same cases.
@Suite struct FormhausConditionTests {

  /// Every way in which the three fields may be answered.
  private static let answers: [[String: JSONValue]] = {
    let texts: [JSONValue?] = [nil, "", "x", "y"]
    let numbers: [JSONValue?] = [nil, 1, 2]
    let flags: [JSONValue?] = [nil, true, false]
    return texts.flatMap { text in
      numbers.flatMap { number in
        flags.map { flag in
          ["text": text, "number": number, "flag": flag].compactMapValues { $0 }
        }
      }
    }
  }()

  private func condition(_ random: inout SeededRandom, depth: Int) -> Condition {
    func inner() -> Condition { condition(&random, depth: depth - 1) }
    switch depth > 0 ? Int.random(in: 0..<9, using: &random) : 9 {
    case 0, 1: return .all((0..<Int.random(in: 0..<4, using: &random)).map { _ in inner() })
    case 2, 3: return .any((0..<Int.random(in: 0..<4, using: &random)).map { _ in inner() })
    case 4: return .not(inner())
    case 5: return .always(random.oneIn(2))
    default: return test(&random)
    }
  }

  private func test(_ random: inout SeededRandom) -> Condition {
    let tests: [Condition] = [
      .test(field: "text", .eq, "x"), .test(field: "text", .neq, "y"),
      .test(field: "text", .in, ["x", "y"]), .test(field: "text", .notIn, ["x"]),
      .test(field: "text", .notEmpty, true), .test(field: "number", .eq, 1),
      .test(field: "number", .in, [1, 2]), .test(field: "number", .neq, 2),
      .test(field: "flag", .truthy, true), .test(field: "flag", .truthy, false),
      .test(field: "flag", .eq, false), .test(field: "number", .gt, 1),
    ]
    return tests[Int.random(in: tests.indices, using: &random)]
  }

  private func holds(_ condition: Condition, _ answers: [String: JSONValue], _ today: LocalDate)
    -> Bool
  {
    switch condition {
    case .always(let value): value
    case .test(let field, let comparison, let value):
      comparison.holds(answers[field], value, today: today)
    case .all(let parts): parts.allSatisfy { holds($0, answers, today) }
    case .any(let parts): parts.contains { holds($0, answers, today) }
    case .not(let part): !holds(part, answers, today)
    }
  }

  private func cases(of condition: Condition) throws -> [Bool] {
    let today = try #require(LocalDate(2026, 11, 30))
    return Self.answers.map { holds(condition, $0, today) }
  }

  @Test(arguments: 1...1_000)
  func `a condition holds in the same cases once it is simplified`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let condition = condition(&random, depth: 4)
    #expect(try cases(of: condition.simplified) == cases(of: condition), "\(condition.text)")
  }

  @Test(arguments: 1...1_000)
  func `a condition holds in the same cases once it is written`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let condition = condition(&random, depth: 3)
    let form = Form(json: [
      "formchat": 1, "id": "f",
      "components": [
        ["type": "TextField", "id": "text", "label": "T"],
        ["type": "TextField", "id": "number", "label": "N", "input": "number"],
        ["type": "Toggle", "id": "flag", "label": "F"],
        ["type": "TextField", "id": "note", "label": "N", "visibleIf": condition.json],
      ],
    ])
    let written = try #require(LayoutFormat.formhaus.write?(form))
    guard written.losses.isEmpty else { return }
    let again = try LayoutFormat.read(JSONValue(parsing: written.text)).form
    let note = try #require(again.component("note"))
    #expect(
      try cases(of: note.condition("visibleIf") ?? .always(true)) == cases(of: condition),
      "\(condition.text)")
  }
}
