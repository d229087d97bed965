import FormLayout
import JSON
import Support
import Testing

/// The vectors of the engine: a script of calls, and the state after each.
@Suite(.enabled(if: FormhausVector.isPresent)) struct FormhausEngineTests {
  /// What a terminal has no use for: subscriptions, loading flags, asynchronous hooks.
  static let withoutUse: Set = [
    "unsubscribed listener is not called", "two listeners are independent", "field loading flag",
    "reset leaves loading flags (0.3.1)", "set bumps", "setErrors bumps", "validateField bumps",
    "reset bumps", "setFieldLoading bumps", "listener called per change",
    "no calls after unsubscribe", "async next without a step validator",
    "async next: field rules first, step validator not called",
    "async next: step validator gets id and values", "async next: errors block",
    "async next: null passes", "async next: nothing returned passes",
    "async next: flag is up during the call only",
    "async next: a second call is refused while one runs",
    "async next: flag is lowered after a failure",
    "async next: result is discarded when the step changed meanwhile",
    "async next on a flat form", "async next on the last step",
    "async errors replace old errors and do not move",
    "async: an empty result object passes", "async: step validator runs on the last step too",
  ]

  /// Changed later: `differences.json`, or the reference's list of differences to 0.3.1 (6.1).
  static let changedLater: Set = [
    // Hidden initial values are cleared at construction.
    "construction keeps initial values of hidden fields until the first set (0.3.1)",
    "default of a hidden field stays until the first set and does not come back",
    "submit values hold visible fields only",
    "submit values over all visible steps",
    // What is written into a hidden field stays until something that it depends on changes.
    "writing into a hidden field is dropped at once (0.3.1)",
    "fields that show each other never appear",
    // The error of matchField goes with the other field.
    "matchField error stays when only the other field changes (0.3.1)",
    "next merges errors and success does not clear them",
    // The step is kept by its id; steps are emptied in the same write.
    "earlier step appears: the index stays, so another step is current (0.3.1)",
    "current step disappears: clamped to the last visible step, index stays (0.3.1)",
    "dropped value that hides another step: that step is emptied only on the next set (0.3.1)",
    "setErrors on a field of a hidden step is kept as a field error (0.3.1)",
    // Of a switch, off is no answer where one is required.
    "definition file core-conditional-steps: business then personal",
  ]

  /// The constructor throws; here a check reports it.
  static let refused: Set = ["fields and steps both filled: construction fails"]

  /// A default of null is no value of a layout's field; the import sets it aside.
  static let changedByImport: Set = ["default null and false are taken"]

  static let vectors = ["form-engine", "form-engine-steps", "form-engine-subscribe"]
    .flatMap { FormhausVector.all($0) }
    .filter {
      !withoutUse.contains($0.name) && !changedLater.contains($0.name)
        && !refused.contains($0.name)
    }

  @Test func `the names of vectors left out are names of vectors`() {
    let names = ["form-engine", "form-engine-steps", "form-engine-subscribe"]
      .flatMap { FormhausVector.all($0) }.map(\.name)
    #expect(
      Self.withoutUse.union(Self.changedLater).union(Self.refused).subtracting(names) == [])
  }

  @Test(arguments: vectors, FormhausVector.Way.allCases)
  func `the engine does as Formhaus's does`(
    _ vector: FormhausVector, _ way: FormhausVector.Way
  ) throws {
    if way == .imported, Self.changedByImport.contains(vector.name) { return }
    var filling = try FormhausVector.filling(
      vector.input["definition"] ?? .null, vector.input["initialValues"]?.objectValue ?? [:],
      hostRules: vector.input["validators"], by: way)
    let isFlat = !filling.hasSteps
    expect(filling, isFlat, vector.expected["state"], "at the start")
    for (index, step) in (vector.json["script"]?.arrayValue ?? []).enumerated() {
      let result = run(step, &filling)
      let measured = step["measured"]
      let place = "call \(index + 1), \(step["op"]?.stringValue ?? "")"
      if let returns = measured?["returns"], let result {
        #expect(result.isEquivalent(to: returns), "\(place)")
      }
      expect(filling, isFlat, measured?["state"], place)
    }
  }

  /// Runs a call; gives what it returns, where that is compared.
  private func run(_ step: JSONValue, _ filling: inout FormFilling) -> JSONValue? {
    let key = step["key"]?.stringValue ?? ""
    switch step["op"]?.stringValue {
    case "set": filling.set(step["value"], forKey: key)
    case "next": return .bool(filling.next())
    case "back": filling.back()
    case "goToField": if let place = filling.place(at: key) { filling.goToStep(of: place) }
    case "validate":
      filling.validate()
      return errors(of: filling)
    case "validateField":
      guard let place = filling.place(at: key) else { return .null }
      return filling.validateField(at: place).map { .string($0.message) } ?? .null
    case "submitValues": return .object(filling.submission)
    case "reset": filling.reset(step["values"]?.objectValue ?? [:])
    case "setErrors", "assignErrors":
      filling.setErrors(
        (step["errors"]?.objectValue?.members ?? []).map {
          ($0.key, $0.value.stringValue ?? "")
        })
    default: break
    }
    return nil
  }

  private func errors(of filling: FormFilling) -> JSONValue {
    .object(
      JSONObject(
        filling.fieldErrors.map {
          JSONObject.Member(key: filling.address(of: $0.place), value: .string($0.message))
        }))
  }

  private func expect(
    _ filling: FormFilling, _ isFlat: Bool, _ state: JSONValue?, _ place: String
  ) {
    guard let state else { return }
    let progress = filling.progress
    var given: JSONObject = [
      "values": .object(filling.values), "errors": errors(of: filling),
      "topLevelErrors": .array(filling.topLevelErrors.map { .string($0) }),
      "isMultiStep": .bool(filling.hasSteps),
      "currentStep": filling.currentStep.map { .string($0.id) } ?? .null,
      "visibleSteps": .array(filling.stepsOnPath.map { .string($0.id) }),
      "isFirstStep": .bool(isFlat || filling.isFirstStep),
      "isLastStep": .bool(isFlat || filling.isLastStep),
    ]
    if isFlat || filling.currentStep != nil {
      given["visibleFields"] = .array(
        filling.shownFields.map { .string(filling.address(of: $0)) })
      given["progress"] = [
        "current": .number(JSONNumber(progress.current)),
        "total": .number(JSONNumber(progress.total)),
      ]
    }
    for member in given.members {
      let wanted = state[member.key] ?? .null
      #expect(
        member.value.isEquivalent(to: wanted),
        "\(place): \(member.key) is \(member.value.text()), not \(wanted.text())")
    }
  }
}
