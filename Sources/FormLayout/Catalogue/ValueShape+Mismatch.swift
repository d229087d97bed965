package import JSON

extension ValueShape {
  /// The first place where a value is not of this shape, unknown keys of objects passed over; `nil` where it fits.
  package func mismatch(of value: JSONValue) -> ShapeMismatch? {
    mismatches(of: value).first {
      if case .unknownKey = $0.kind { false } else { true }
    }
  }

  /// Every place where a value is not of this shape.
  package func mismatches(of value: JSONValue, at pointer: JSONPointer = .root) -> [ShapeMismatch] {
    switch self {
    case .list(let element):
      guard let elements = value.arrayValue else { return wrong(value, pointer) }
      return elements.enumerated().flatMap { index, entry in
        element.mismatches(of: entry, at: pointer.appending(index))
      }
    case .object(let properties):
      guard let object = value.objectValue else { return wrong(value, pointer) }
      return Self.mismatches(of: object, properties, pointer)
    case .map(let inner):
      guard let object = value.objectValue else { return wrong(value, pointer) }
      return object.members.flatMap {
        inner.mismatches(of: $0.value, at: pointer.appending($0.key))
      }
    case .oneOf(let shapes):
      return mismatches(of: value, among: shapes, at: pointer)
    case .condition:
      do {
        _ = try Condition(json: value, at: pointer)
        return []
      } catch {
        return [
          ShapeMismatch(kind: .badCondition, pointer: error.pointer, message: error.message)
        ]
      }
    case .rules:
      guard let elements = value.arrayValue else { return wrong(value, pointer) }
      return elements.enumerated().flatMap { index, rule in
        Self.mismatches(ofRule: rule, pointer.appending(index))
      }
    case .text, .name, .identifier, .flag, .integer, .number, .choice, .colour, .language,
      .dateBound, .constant, .components, .anything:
      return accepts(value) ? [] : wrong(value, pointer)
    }
  }

  private func wrong(_ value: JSONValue, _ pointer: JSONPointer) -> [ShapeMismatch] {
    [
      ShapeMismatch(
        kind: .wrongValue, pointer: pointer, message: "it takes \(inWords), not \(shown(value))")
    ]
  }

  /// A short value as it is; a long one by its kind.
  private func shown(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text.utf8.count <= 40 ? "'\(text)'" : "a long text"
    case .null, .bool, .number: value.text()
    case .array, .object: value.kindInWords
    }
  }

  /// None where one of the shapes takes it; else what is wrong inside the only one of the value's kind.
  private func mismatches(
    of value: JSONValue, among shapes: [ValueShape], at pointer: JSONPointer
  ) -> [ShapeMismatch] {
    let tried = shapes.map { $0.mismatches(of: value, at: pointer) }
    if tried.contains(where: \.isEmpty) { return [] }
    return tried.first { faults in faults.allSatisfy { $0.pointer != pointer } }
      ?? wrong(value, pointer)
  }

  private static func mismatches(
    of object: JSONObject, _ properties: [Property], _ pointer: JSONPointer
  ) -> [ShapeMismatch] {
    var found: [ShapeMismatch] = []
    for member in object.members {
      let place = pointer.appending(member.key)
      if let property = properties.first(where: { $0.name.isIdentical(to: member.key) }) {
        found += property.shape.mismatches(of: member.value, at: place)
      } else {
        let nearest = NearestName.to(member.key, among: properties.map(\.name))
        found.append(
          ShapeMismatch(
            kind: .unknownKey(nearest: nearest), pointer: place,
            message: "'\(member.key)' is not known here"))
      }
    }
    for property in properties where property.isRequired && object[property.name] == nil {
      found.append(
        ShapeMismatch(
          kind: .missingKey, pointer: pointer, message: "'\(property.name)' is missing"))
    }
    return found
  }

  private static func mismatches(
    ofRule rule: JSONValue, _ pointer: JSONPointer
  ) -> [ShapeMismatch] {
    guard let object = rule.objectValue, let name = object["rule"]?.stringValue else {
      return [
        ShapeMismatch(
          kind: .wrongValue, pointer: pointer,
          message: "a rule is an object with its name under 'rule'")
      ]
    }
    guard let type = RuleType.named(name) else {
      let help = NearestName.question(for: name, among: RuleType.all.map(\.name))
      return [
        ShapeMismatch(
          kind: .wrongValue, pointer: pointer.appending("rule"),
          message: "'\(name)' is no rule" + (help.map { ", \($0)" } ?? ""))
      ]
    }
    guard let shape = type.value else { return [] }
    guard let value = object["value"] else {
      return [
        ShapeMismatch(
          kind: .missingKey, pointer: pointer, message: "the rule '\(name)' needs a value")
      ]
    }
    return shape.mismatches(of: value, at: pointer.appending("value"))
  }
}
