internal import JSON

extension ValueShape {
  /// Whether `mismatches(of:)` finds nothing, told without making anything: a report asks it of every
  /// value of a form.
  func takes(_ value: JSONValue) -> Bool {
    switch self {
    case .list(let element):
      value.arrayValue?.allSatisfy { element.takes($0) } ?? false
    case .object(let properties):
      value.objectValue.map { Self.take($0, properties) } ?? false
    case .map(let inner):
      value.objectValue?.members.allSatisfy { inner.takes($0.value) } ?? false
    case .oneOf(let shapes): shapes.contains { $0.takes(value) }
    case .rules: value.arrayValue?.allSatisfy(Self.takesRule) ?? false
    case .condition, .text, .name, .identifier, .flag, .integer, .number, .choice, .colour,
      .language, .dateBound, .constant, .components, .anything:
      accepts(value)
    }
  }

  private static func take(_ object: JSONObject, _ properties: [Property]) -> Bool {
    for member in object.members {
      guard let property = properties.first(where: { $0.name.isIdentical(to: member.key) }),
        property.shape.takes(member.value)
      else { return false }
    }
    return properties.allSatisfy { !$0.isRequired || object.index(of: $0.name) != nil }
  }

  private static func takesRule(_ rule: JSONValue) -> Bool {
    guard let object = rule.objectValue, let name = object["rule"]?.stringValue,
      let type = RuleType.named(name)
    else { return false }
    guard let shape = type.value else { return true }
    return object["value"].map { shape.takes($0) } ?? false
  }
}
