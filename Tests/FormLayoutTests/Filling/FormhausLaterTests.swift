import FormLayout
import JSON
import Support
import Testing

/// What Formhaus changed after 0.3.1, and how its server checks an answer.
@Suite(.enabled(if: FormhausVector.isPresent)) struct FormhausLaterTests {
  static let folder = FormhausVector.folder + "/later-1.0"

  /// Those of definitions are the checks' matter; see `FormhausDefinitionTests`.
  static let differences: [FormhausVector] = {
    let bytes = Fixtures.bytes(folder + "/differences.json") ?? []
    return ((try? JSONValue(parsing: bytes))?.arrayValue ?? []).map { FormhausVector(json: $0) }
      .filter { $0.input["fn"] != "validateDefinition" }
  }()

  @Test(arguments: differences)
  func `what changed later is as later`(_ vector: FormhausVector) throws {
    let later = vector.json["expected_later"] ?? .null
    switch vector.input["fn"]?.stringValue {
    case "validateField":
      let field = vector.input["field"] ?? .null
      let key = field["key"]?.stringValue ?? ""
      var values: JSONObject = [:]
      values[key] = vector.input["value"]
      var filling = try FormhausVector.filling(
        ["fields": [field]], values, hostRules: vector.input["validators"])
      let error = filling.validateField(at: try #require(filling.place(at: key)))
      #expect(error?.message == later["error"]?.stringValue)
    case "evaluateCondition":
      let condition = try Condition(
        json: FormhausDefinition.condition(vector.input["condition"] ?? .null))
      guard case .test(let field, let comparison, let operand) = condition else {
        Issue.record("no test")
        return
      }
      let today = try #require(FormhausVector.today)
      let holds = comparison.holds(vector.input["values"]?[field], operand, today: today)
      #expect(holds == later["result"]?.boolValue)
    default:
      try runEngine(vector, later)
    }
  }

  private func runEngine(_ vector: FormhausVector, _ later: JSONValue) throws {
    var filling = try FormhausVector.filling(
      vector.input["definition"] ?? .null, vector.input["initialValues"]?.objectValue ?? [:])
    for step in vector.input["script"]?.arrayValue ?? [] {
      if step == "next" { _ = filling.next() }
      if let pair = step["set"]?.arrayValue {
        filling.set(pair[1], forKey: pair[0].stringValue ?? "")
      }
      if let errors = step["setErrors"]?.objectValue {
        filling.setErrors(errors.members.map { ($0.key, $0.value.stringValue ?? "") })
      }
    }
    let errors = JSONObject(
      filling.fieldErrors.map {
        JSONObject.Member(key: filling.address(of: $0.place), value: .string($0.message))
      })
    let given: JSONObject = [
      "values": .object(filling.values), "errors": .object(errors),
      "topLevelErrors": .array(filling.topLevelErrors.map { .string($0) }),
      "currentStep": filling.currentStep.map { .string($0.id) } ?? .null,
    ]
    for member in later.objectValue?.members ?? [] {
      let value = given[member.key] ?? .null
      #expect(value.isEquivalent(to: member.value), "\(member.key) is \(value.text())")
    }
  }

  // MARK: Submissions

  struct Submission: CustomTestStringConvertible, Sendable {
    let definition: JSONValue
    let json: JSONValue
    var testDescription: String { json["name"]?.stringValue ?? "" }
  }

  static let submissions: [Submission] = Fixtures.files(in: folder + "/submissions").flatMap {
    let file = (try? JSONValue(parsing: Fixtures.bytes(folder + "/submissions/" + $0) ?? []))
    let definition = file?["definition"] ?? .null
    return (file?["cases"]?.arrayValue ?? []).map { Submission(definition: definition, json: $0) }
  }

  @Test(arguments: submissions, FormhausVector.Way.allCases)
  func `an answer is checked as Formhaus's server checks it`(
    _ submission: Submission, _ way: FormhausVector.Way
  ) throws {
    let input = submission.json["input"]
    let check = AnswerCheck(
      try way.form(submission.definition),
      values: input?["values"]?.objectValue ?? [:],
      skippedSteps: (input?["skippedSteps"]?.arrayValue ?? []).compactMap(\.stringValue),
      today: try #require(FormhausVector.today))
    let errors = JSONObject(
      check.errors.map { JSONObject.Member(key: $0.field, value: .string($0.message)) })
    let expected = submission.json["expected"]
    #expect(JSONValue.object(check.values).isEquivalent(to: expected?["values"] ?? .null))
    #expect(
      JSONValue.object(errors).isEquivalent(to: expected?["errors"] ?? .null),
      "\(JSONValue.object(errors).text())")
  }
}
