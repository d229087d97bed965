internal import JSON

/// What the page's script knows of a form: the parts that hold values, come and go, or change their
/// words, as the layout names them. Nothing in it decides how anything looks.
struct HTMLData {
  private let form: Form

  init(_ form: Form) {
    self.form = form
  }

  /// The data as JSON that may stand inside a page: no character in it begins markup.
  var text: String {
    var object: JSONObject = ["id": .string(form.id)]
    if form.keepsHiddenValues { object["keepsHidden"] = true }
    let steps = form.components.filter { $0.type == "Step" }.map(\.id)
    let head = JSONValue.object(object).text(.oneLine).dropLast()
    let all = form.components.flatMap { parts(of: $0, steps: steps, isTop: true) }
    return "\n" + Self.safe(String(head) + ", \"parts\": " + Self.list(all, depth: 1) + "}") + "\n"
  }

  /// Whether a component is known to the script.
  static func has(_ component: Component) -> Bool {
    component.valueKind != nil || ["Step", "Item"].contains(component.type)
      || Component.conditionNames.contains { component.condition($0) != nil }
      || !expressions(of: component).isEmpty
  }

  // MARK: Parts

  /// A component as the script knows it; of what it need not know, what is inside.
  private func parts(
    of component: Component, steps: [String] = [], isTop: Bool = false
  ) -> [JSONObject] {
    let children = component.children.filter { component.type != "Repeat" || $0.type == "Item" }
    let inner = children.flatMap { parts(of: $0) }
    guard Self.has(component) else { return inner }
    // A step anywhere but at the top is none.
    let type = component.type == "Step" && !isTop ? "Group" : component.type
    var object: JSONObject = ["id": .string(component.id), "type": .string(type)]
    if let kind = component.valueKind { object["value"] = .string(kind.rawValue) }
    if !component.binding.isIdentical(to: component.id) {
      object["key"] = .string(component.binding)
    }
    for name in Component.conditionNames {
      if let condition = component.condition(name) { object[name] = condition.json }
    }
    if component.valueKind != nil { addField(component, to: &object) }
    if type == "Step" { addStep(component, steps, to: &object) }
    let words = Self.expressions(of: component)
    if !words.isEmpty { object["words"] = .array(words) }
    if !inner.isEmpty { object["parts"] = .array(inner.map { .object($0) }) }
    return [object]
  }

  private func addField(_ component: Component, to object: inout JSONObject) {
    if component.isRequired { object["required"] = true }
    if component.isReadOnly { object["readOnly"] = true }
    if let value = component.defaultValue, component.type != "SecureField",
      component.type != "FileField"
    {
      object["initial"] = value
    }
    if let input = component.input, ["email", "integer"].contains(input) {
      object["input"] = .string(input)
    }
    if let mode = component.mode, mode != "date" { object["mode"] = .string(mode) }
    if component.isMultiple { object["multiple"] = true }
    if component.type == "Picker" {
      object["options"] = .array(
        component.options.map { option in
          option.isDisabled
            ? ["value": .string(option.value), "disabled": true] : ["value": .string(option.value)]
        })
    }
    if component.type == "Repeat" {
      for name in ["minItems", "maxItems"] {
        if let count = component[name]?.intValue { object[name] = .number(JSONNumber(count)) }
      }
    }
    if let size = component["maxSize"], size.doubleValue != nil { object["maxSize"] = size }
    let rules = HTMLRules(component).json
    if !rules.isEmpty { object["rules"] = .array(rules) }
    let messages = component["messages"]?.objectValue?.members.filter {
      $0.value.stringValue != nil
    }
    if let messages, !messages.isEmpty { object["messages"] = .object(JSONObject(messages)) }
  }

  /// Routes lead forward; where one is no condition, it is never taken.
  private func addStep(_ component: Component, _ steps: [String], to object: inout JSONObject) {
    let own = steps.firstIndex { $0.isIdentical(to: component.id) } ?? 0
    let routes = component.routes.compactMap { route -> JSONValue? in
      if let target = route.target {
        guard let place = steps.firstIndex(where: { $0.isIdentical(to: target) }), place > own
        else { return nil }
      }
      var json: JSONObject = ["to": route.target.map { .string($0) } ?? .null]
      if let condition = route.condition {
        json["if"] = (try? Condition(json: condition))?.json ?? false
      }
      return .object(json)
    }
    if !routes.isEmpty { object["routes"] = .array(routes) }
    if let skip = component["skip"], skip != false { object["skip"] = true }
    if component["autoAdvance"] == true { object["autoAdvance"] = true }
  }

  /// The texts of a component that follow a field.
  private static func expressions(of component: Component) -> [JSONValue] {
    ComponentLook.textProperties.compactMap { name in
      guard let expression = component[name]?.stringValue.flatMap({ TextExpression($0) }) else {
        return nil
      }
      return [
        "property": .string(name), "field": .string(expression.id),
        "then": .string(expression.whenTrue), "otherwise": .string(expression.whenFalse),
      ]
    }
  }

  // MARK: Text

  /// A list of parts, one a line, those inside indented.
  private static func list(_ parts: [JSONObject], depth: Int) -> String {
    guard !parts.isEmpty else { return "[]" }
    let indent = String(repeating: "  ", count: depth)
    let lines = parts.map { part -> String in
      guard let inner = part["parts"]?.arrayValue else {
        return indent + JSONValue.object(part).text(.oneLine)
      }
      var own = part
      own["parts"] = nil
      return indent + JSONValue.object(own).text(.oneLine).dropLast() + ", \"parts\": "
        + list(inner.compactMap(\.objectValue), depth: depth + 1) + "}"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n"
      + String(repeating: "  ", count: depth - 1) + "]"
  }

  /// JSON without the characters that HTML or JavaScript would take for something.
  private static func safe(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      let isSafe =
        HTMLPrinter.isAllowed(scalar) && !"<>&\u{2028}\u{2029}".unicodeScalars.contains(scalar)
      guard !isSafe else {
        result.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.count)
        result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      }
    }
    return String(result)
  }
}
