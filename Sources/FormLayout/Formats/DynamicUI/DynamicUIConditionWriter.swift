internal import JSON

/// Writes conditions as DynamicUI's `if`, where that can say the same.
struct DynamicUIConditionWriter {
  /// Why a condition cannot be written, as a lower-case phrase.
  struct Inexpressible: Error {
    let reason: String
  }

  let form: Form
  let identifiers: DynamicUIIdentifiers

  /// The identifiers that must all count as true for a component to show; none where it always
  /// shows.
  func identifiers(for condition: Condition) throws(Inexpressible) -> [String] {
    let simplified = condition.simplified
    if simplified.constant == true { return [] }
    if let field = field(of: simplified) { return [try identifier(of: field)] }
    guard case .all(let parts) = simplified else {
      throw Inexpressible(reason: obstacle(in: simplified))
    }
    var names: [String] = []
    for part in pairingChoices(parts) {
      guard let field = field(of: part) else { throw Inexpressible(reason: obstacle(in: part)) }
      let name = try identifier(of: field)
      if !names.contains(where: { $0.isIdentical(to: name) }) { names.append(name) }
    }
    return names
  }

  private func identifier(of field: String) throws(Inexpressible) -> String {
    guard let name = identifiers.identifier(of: field) else {
      throw Inexpressible(reason: "'\(field)' has no identifier that a condition can name")
    }
    return name
  }

  /// The parts, where the two that say "not the first choice" of a picker are one.
  private func pairingChoices(_ parts: [Condition]) -> [Condition] {
    var left = parts
    for part in parts {
      guard case .test(let id, .notEmpty, true) = part,
        let other = left.first(where: { notFirst([part, $0]) != nil }),
        let place = left.firstIndex(of: part)
      else { continue }
      left[place] = .choosesAfterFirst(id, first: singlePicker(id)?.options.first?.value ?? "0")
      left.removeAll { $0 == other }
    }
    return left
  }

  /// The field that DynamicUI counts as true in the same cases.
  private func field(of condition: Condition) -> String? {
    switch condition {
    case .test(let id, .truthy, true):
      let field = form.component(id)
      return field?.type == "Picker" || isNumberInText(field) ? nil : id
    case .test(let id, .eq, true): return form.component(id)?.valueKind == .boolean ? id : nil
    case .test(let id, .notEmpty, true):
      guard let field = form.component(id), field.type != "Picker" else { return nil }
      return field.valueKind == .text || field.valueKind == .date ? id : nil
    case .test(let id, .eq, let value): return laterChoices(of: id) == [value] ? id : nil
    case .test(let id, .in, .array(let values)):
      guard let later = laterChoices(of: id), !later.isEmpty, later.count == values.count,
        later.allSatisfy({ values.contains($0) })
      else { return nil }
      return id
    case .all(let parts): return notFirst(parts)
    case .test, .any, .not, .always: return nil
    }
  }

  /// A picker's value is the place of its choice, so it counts as true unless the first is chosen.
  private func notFirst(_ parts: [Condition]) -> String? {
    guard parts.count == 2 else { return nil }
    for (one, other) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      if case .test(let id, .notEmpty, true) = one,
        case .test(let same, .neq, let value) = other, same.isIdentical(to: id),
        let picker = singlePicker(id), value == .string(picker.options.first?.value ?? "0")
      {
        return id
      }
    }
    return nil
  }

  private func laterChoices(of id: String) -> [JSONValue]? {
    singlePicker(id)?.options.dropFirst().map { .string($0.value) }
  }

  private func singlePicker(_ id: String) -> Component? {
    form.component(id).flatMap { $0.type == "Picker" && !$0.isMultiple ? $0 : nil }
  }

  /// DynamicUI's text fields hold the text `0`, which counts as true.
  private func isNumberInText(_ component: Component?) -> Bool {
    component?.type == "TextField" && component?.valueKind == .number
  }

  private func obstacle(in condition: Condition) -> String {
    switch condition {
    case .always: "DynamicUI has no condition that never holds"
    case .not, .test(_, .truthy, false): "DynamicUI has no 'not'"
    case .any: "DynamicUI has no conditions of which one must hold"
    case .all: "DynamicUI has no conditions of several parts here"
    case .test(let id, let comparison, _):
      isNumberInText(form.component(id))
        ? "DynamicUI's text fields hold no numbers"
        : "DynamicUI has no such '\(comparison.rawValue)'"
    }
  }
}
