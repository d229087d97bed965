internal import JSON

/// What Formhaus's engine and its later checker ask of a definition as a whole: shapes, keys, routes.
///
/// What `validateDefinition` says of single keys, conditions and patterns, the report's own checks
/// find in the form: `duplicate-binding`, `reference-missing`, `invalid-pattern`, `condition-cycle`.
struct FormhausStructure {
  private let definition: JSONObject
  private var findings = FormhausFindings()

  init(_ definition: JSONObject) {
    self.definition = definition
  }

  static func findings(in definition: JSONObject) -> FormhausFindings {
    var structure = FormhausStructure(definition)
    structure.check()
    return structure.findings
  }

  private mutating func check() {
    findings.requireTexts(["id", "title"], of: definition, at: .root)
    checkSubmit()
    let fields = list("fields", of: definition, at: .root)
    let steps = list("steps", of: definition, at: .root)
    if !fields.isEmpty, !steps.isEmpty {
      findings.refuse(
        "'fields' and 'steps' are both filled", at: JSONPointer(["fields"]),
        help: "a form has fields, or steps with fields")
    }
    checkFields(fields, at: .root)
    for (index, step) in steps.enumerated() {
      checkStep(step, at: JSONPointer(["steps"]).appending(index))
    }
    checkStepIDs(steps)
    checkRoutes(steps)
  }

  private mutating func checkSubmit() {
    guard let submit = definition["submit"] else {
      findings.report("'submit' is missing", at: .root)
      return
    }
    guard let object = submit.objectValue else {
      findings.report(
        "'submit' is \(submit.kindInWords), not an object", at: JSONPointer(["submit"]))
      return
    }
    findings.requireTexts(["label"], of: object, at: JSONPointer(["submit"]))
  }

  private mutating func list(
    _ name: String, of object: JSONObject, at pointer: JSONPointer
  ) -> [JSONValue] {
    guard let value = object[name], !value.isNull else { return [] }
    guard let list = value.arrayValue else {
      findings.refuse(
        "'\(name)' is \(value.kindInWords), not a list", at: pointer.appending(name))
      return []
    }
    return list
  }

  private mutating func checkFields(_ fields: [JSONValue], at pointer: JSONPointer) {
    for (index, field) in fields.enumerated() {
      let place = pointer.appending("fields").appending(index)
      guard let object = field.objectValue else {
        findings.refuse("a field is \(field.kindInWords), not an object", at: place)
        continue
      }
      findings.requireTexts(["key", "type", "label"], of: object, at: place)
      if let key = object["key"]?.stringValue, Self.reservedKeys.contains(key) {
        findings.refuse(
          "'\(key)' cannot be a key: every JavaScript object has it",
          at: place.appending("key"), help: "use another key")
      }
      checkConditions(of: object, at: place)
    }
  }

  private mutating func checkStep(_ step: JSONValue, at pointer: JSONPointer) {
    guard let object = step.objectValue else {
      findings.refuse("a step is \(step.kindInWords), not an object", at: pointer)
      return
    }
    findings.requireTexts(["id", "title"], of: object, at: pointer)
    if object["fields"]?.isNull ?? true {
      findings.refuse("this step has no 'fields'", at: pointer, help: "an empty list is enough")
    }
    checkFields(list("fields", of: object, at: pointer), at: pointer)
    checkConditions(of: object, at: pointer)
  }

  private mutating func checkConditions(of object: JSONObject, at pointer: JSONPointer) {
    for name in ["show", "showAny"] {
      let place = pointer.appending(name)
      for (index, condition) in list(name, of: object, at: pointer).enumerated() {
        checkCondition(condition, at: place.appending(index))
      }
    }
  }

  private mutating func checkCondition(_ condition: JSONValue, at pointer: JSONPointer) {
    guard let object = condition.objectValue else {
      findings.refuse("a condition is \(condition.kindInWords), not an object", at: pointer)
      return
    }
    findings.requireTexts(["field"], of: object, at: pointer)
    let names = FormhausConditionReader.operators.map(\.rawValue)
    let given = names.filter { object[$0] != nil }
    if given.isEmpty {
      findings.report("this condition has no operator, so it always holds", at: pointer)
    } else if given.count > 1 {
      findings.report(
        "this condition has several operators, and only '\(given[0])' counts", at: pointer)
    } else if let value = object[given[0]],
      let comparison = Condition.Operator(rawValue: given[0]), !comparison.accepts(value)
    {
      findings.report(
        "'\(given[0])' takes \(comparison.operandInWords), not \(value.kindInWords)",
        at: pointer.appending(given[0]))
    } else if object["notEmpty"] == false {
      findings.report(
        "'notEmpty': false always holds; it does not ask whether the answer is missing",
        at: pointer.appending("notEmpty"))
    }
    findings.noteUnknown(object, besides: Set(names + ["field"]), at: pointer)
  }

  /// The names that a JavaScript object has from its prototype.
  static let reservedKeys: Set = [
    "__proto__", "constructor", "prototype", "hasOwnProperty", "isPrototypeOf",
    "propertyIsEnumerable", "toLocaleString", "toString", "valueOf", "__defineGetter__",
    "__defineSetter__", "__lookupGetter__", "__lookupSetter__",
  ]
}

// MARK: Steps and routes

extension FormhausStructure {
  /// Format 1.0 asks for different ids, 0.3.1 does not look; routes are of format 1.0.
  private mutating func checkStepIDs(_ steps: [JSONValue]) {
    let isRouted = isRouted(steps)
    var known: Set<CodeUnits> = []
    for (index, step) in steps.enumerated() {
      guard let id = step["id"]?.stringValue, !known.insert(CodeUnits(id)).inserted else {
        continue
      }
      let place = JSONPointer(["steps"]).appending(index).appending("id")
      let message = "there is another step '\(id)'"
      if isRouted {
        findings.refuse(message, at: place)
      } else {
        findings.report(message, at: place, help: "format 1.0 of Formhaus refuses this")
      }
    }
  }

  private func isRouted(_ steps: [JSONValue]) -> Bool {
    steps.contains { $0["routes"]?.arrayValue?.isEmpty == false }
  }

  private mutating func checkRoutes(_ steps: [JSONValue]) {
    guard isRouted(steps) else { return }
    let ids = steps.map { $0["id"]?.stringValue }
    var answered: Set<CodeUnits> = []
    for (index, step) in steps.enumerated() {
      for field in step["fields"]?.arrayValue ?? [] {
        if let key = field["key"]?.stringValue { answered.insert(CodeUnits(key)) }
      }
      let place = JSONPointer(["steps"]).appending(index).appending("routes")
      for (number, route) in (step["routes"]?.arrayValue ?? []).enumerated() {
        let later = ids[(index + 1)...].compactMap { $0 }
        checkRoute(route, later: later, answered: answered, at: place.appending(number))
      }
    }
  }

  private mutating func checkRoute(
    _ route: JSONValue, later: [String], answered: Set<CodeUnits>, at pointer: JSONPointer
  ) {
    guard let object = route.objectValue else {
      findings.refuse("a route is \(route.kindInWords), not an object", at: pointer)
      return
    }
    let target = object["to"]
    let isKnown =
      target?.isNull ?? false
      || target?.stringValue.map { id in later.contains { $0.isIdentical(to: id) } } ?? false
    if !isKnown {
      findings.refuse(
        "this route leads to no later step",
        at: target == nil ? pointer : pointer.appending("to"),
        help: "name the id of a step below, or null to end the form")
    }
    checkConditions(of: object, at: pointer)
    for name in ["show", "showAny"] {
      for (index, condition) in (object[name]?.arrayValue ?? []).enumerated() {
        guard let key = condition["field"]?.stringValue, !answered.contains(CodeUnits(key)) else {
          continue
        }
        findings.refuse(
          "this route asks for '\(key)', which is not answered yet",
          at: pointer.appending(name).appending(index).appending("field"),
          help: "name a field of this step or an earlier one")
      }
    }
    findings.noteUnknown(object, besides: ["to", "show", "showAny"], at: pointer)
  }
}
