internal import FormLayout
internal import JSON

/// Assertions on when something is shown, usable or required.
struct ConditionJudge {
  private let selection: Selection

  init(_ selection: Selection) { self.selection = selection }

  func hold(_ name: String, _ value: JSONValue) throws(Unmet) {
    guard let selector = value[0], let wanted = value[1] else { throw Unmet(name) }
    let expected = try condition(wanted)
    let isDisabled = value[2]?.stringValue == "disabled"
    for component in try selection.some(selector) {
      let around = [component] + component.ancestors.compactMap { selection.result[$0] }
      let own = around.compactMap { read($0, isDisabled ? "disabledIf" : "visibleIf") }
      let needs = read(component, "requiredIf")
      let always = Matching.isTrue(component.json["required"])
      let worlds = try ConditionWorlds(
        selection.result, own + [expected] + [needs].compactMap { $0 })
      let wrong = worlds.firstWorld { world in
        let holds = own.map { ConditionWorlds.holds($0, world) }
        var got = isDisabled ? holds.contains(true) : holds.allSatisfy { $0 }
        if name == "requiredWhen" {
          got = got && (always || needs.map { ConditionWorlds.holds($0, world) } ?? false)
        }
        return got != ConditionWorlds.holds(expected, world)
      }
      if let wrong { throw Unmet("\(component.id): \(name) differs when \(wrong)") }
    }
  }

  private func read(_ component: JudgedComponent, _ key: String) -> Condition? {
    component.json[key].flatMap { try? Condition(json: $0) }
  }

  /// An expected condition, its selectors and option patterns replaced by real names and values.
  private func condition(_ json: JSONValue) throws(Unmet) -> Condition {
    if let value = json.boolValue { return .always(value) }
    if let parts = json["all"]?.arrayValue { return .all(try parts.map(condition)) }
    if let parts = json["any"]?.arrayValue { return .any(try parts.map(condition)) }
    if let part = json["not"] { return .not(try condition(part)) }
    guard let field = json["field"],
      let member = json.objectValue?.members.first(where: { $0.key != "field" }),
      let comparison = Condition.Operator(rawValue: member.key)
    else { throw Unmet("no condition: \(json.text())") }
    let component = try selection.one(field)
    return .test(field: component.id, comparison, try value(member.value, component))
  }

  private func value(_ json: JSONValue, _ component: JudgedComponent) throws(Unmet) -> JSONValue {
    if let pattern = json["option"]?.stringValue {
      let hits = component.options.filter { Asking.option($0, matches: pattern) }
      guard hits.count == 1, let value = hits[0]["value"] else {
        throw Unmet("\(hits.count) options match \(pattern)")
      }
      return value
    }
    if let elements = json.arrayValue {
      var values: [JSONValue] = []
      for element in elements { values.append(try value(element, component)) }
      return .array(values)
    }
    return json
  }
}
