package import JSON

extension Component {
  /// The properties that hold conditions.
  package static let conditionNames = ["visibleIf", "disabledIf", "requiredIf"]

  /// Keys whose text is no words for people: never read as an expression.
  private static let wordless = ["type", "id", "binding", "origin", "children", "rules", "routes"]

  /// The one walk over all that names a component: gives the component with what the closures put
  /// in place of ids and conditions, or `nil` where both leave everything as it is.
  ///
  /// Conditions that are malformed name nothing.
  package func rewritingReferences(
    ids: (Reference) -> String?, conditions: (Condition, JSONPointer) -> Condition?
  ) -> Component? {
    var result = self
    var isChanged = false
    func set(_ value: JSONValue?, _ name: String) {
      guard let value else { return }
      result.set(value, for: name)
      isChanged = true
    }
    for member in properties.members {
      var pointer: JSONPointer { JSONPointer([member.key]) }
      switch member.key {
      case "visibleIf", "disabledIf", "requiredIf":
        set(Self.condition(member.value, pointer, conditions), member.key)
      case "rules":
        set(
          Self.list(member.value, pointer) { Self.rule($0, $1, ids) }, member.key)
      case "routes":
        set(
          Self.list(member.value, pointer) { Self.route($0, $1(), ids, conditions) }, member.key)
      case "minimum", "maximum":
        set(Self.bound(member.value, pointer, ids), member.key)
      default:
        guard Self.mayHoldExpression(member.value), !Self.wordless.contains(member.key) else {
          continue
        }
        set(Self.expressions(member.value, pointer, ids), member.key)
      }
    }
    return isChanged ? result : nil
  }

  private static func condition(
    _ json: JSONValue, _ pointer: JSONPointer, _ rewrite: (Condition, JSONPointer) -> Condition?
  ) -> JSONValue? {
    guard let condition = try? Condition(json: json) else { return nil }
    return rewrite(condition, pointer)?.json
  }

  /// Rewrites the entries of a list; `nil` where none changes.
  private static func list(
    _ value: JSONValue, _ pointer: JSONPointer,
    _ rewrite: (JSONValue, () -> JSONPointer) -> JSONValue?
  ) -> JSONValue? {
    guard var elements = value.arrayValue else { return nil }
    var isChanged = false
    for index in elements.indices {
      if let new = rewrite(elements[index], { pointer.appending(index) }) {
        elements[index] = new
        isChanged = true
      }
    }
    return isChanged ? .array(elements) : nil
  }

  private static func rule(
    _ json: JSONValue, _ pointer: () -> JSONPointer, _ rewrite: (Reference) -> String?
  ) -> JSONValue? {
    guard var object = json.objectValue, let name = object["rule"]?.stringValue else { return nil }
    let new: JSONValue?
    switch name {
    case "matchField":
      guard let id = object["value"]?.stringValue else { return nil }
      let place = pointer().appending("value")
      new = rewrite(Reference(id: id, kind: .matchField, pointer: place)).map { .string($0) }
    case "before", "after":
      guard let value = object["value"] else { return nil }
      new = bound(value, pointer().appending("value"), rewrite)
    default: return nil
    }
    guard let new else { return nil }
    object["value"] = new
    return .object(object)
  }

  /// A text that is no date names a field.
  private static func bound(
    _ value: JSONValue, _ pointer: JSONPointer, _ rewrite: (Reference) -> String?
  ) -> JSONValue? {
    guard let text = value.stringValue, !DateText.isDate(text) else { return nil }
    return rewrite(Reference(id: text, kind: .bound, pointer: pointer)).map { .string($0) }
  }

  private static func route(
    _ json: JSONValue, _ pointer: JSONPointer, _ ids: (Reference) -> String?,
    _ conditions: (Condition, JSONPointer) -> Condition?
  ) -> JSONValue? {
    guard var object = json.objectValue else { return nil }
    var isChanged = false
    if let target = object["to"]?.stringValue,
      let new = ids(Reference(id: target, kind: .route, pointer: pointer.appending("to")))
    {
      object["to"] = .string(new)
      isChanged = true
    }
    if let new = object["if"].flatMap({ condition($0, pointer.appending("if"), conditions) }) {
      object["if"] = new
      isChanged = true
    }
    return isChanged ? .object(object) : nil
  }

  /// A quick look before the walk: a rename asks this of every value in a form.
  private static func mayHoldExpression(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .number: false
    case .string(let text): text.utf8.starts(with: "{$".utf8)
    case .array(let elements): elements.contains(where: mayHoldExpression)
    case .object(let object): object.members.contains { mayHoldExpression($0.value) }
    }
  }

  /// Rewrites the expressions in a text, or in all texts inside a list or an object.
  static func expressions(
    _ value: JSONValue, _ pointer: JSONPointer, _ rewrite: (Reference) -> String?
  ) -> JSONValue? {
    switch value {
    case .null, .bool, .number: return nil
    case .string(let text):
      guard let expression = TextExpression(text) else { return nil }
      let reference = Reference(id: expression.id, kind: .expression, pointer: pointer)
      return rewrite(reference).map { .string(expression.text(naming: $0)) }
    case .array: return list(value, pointer) { expressions($0, $1(), rewrite) }
    case .object(var object):
      var isChanged = false
      for member in object.members {
        if let new = expressions(member.value, pointer.appending(member.key), rewrite) {
          object[member.key] = new
          isChanged = true
        }
      }
      return isChanged ? .object(object) : nil
    }
  }
}
