internal import JSON

extension FormhausReader {
  mutating func takeValidation(
    _ member: JSONObject.Member, of type: FormhausFieldType, into draft: inout FormhausDraft,
    at pointer: JSONPointer
  ) {
    guard let validation = member.value.objectValue else {
      draft.keep(member)
      return
    }
    var rules: [String: JSONValue] = [:]
    var rest: JSONObject = [:]
    for member in validation.members {
      let isTaken =
        takeRule(member, of: type, into: &rules)
        || takeRequired(member, into: &draft) || takeBound(member, of: type, into: &draft)
        || takeMessage(member, of: type, into: &draft)
      if isTaken {
        if member.key == "pattern", let pattern = member.value.stringValue,
          !FormhausPattern.means(pattern)
        {
          rest["pattern"] = member.value
        }
      } else {
        rest[member.key] = member.value
        note(member, of: type, at: pointer)
      }
    }
    let ordered = RuleType.all.compactMap { rule in
      rules[rule.name].map { FieldRule(name: rule.name, value: $0).json }
    }
    if !ordered.isEmpty { draft.set(.array(ordered), for: "rules") }
    if !rest.isEmpty || validation.isEmpty { draft.origin.rests["validation"] = .object(rest) }
  }

  private func takeRequired(
    _ member: JSONObject.Member, into draft: inout FormhausDraft
  ) -> Bool {
    guard member.key == "required" else { return false }
    if member.value == true {
      draft.set(true, for: "required")
      return true
    }
    guard let words = member.value.stringValue, !words.isEmpty else { return false }
    draft.set(true, for: "required")
    draft.set(message: member.value, for: "required")
    return true
  }

  private func takeRule(
    _ member: JSONObject.Member, of type: FormhausFieldType, into rules: inout [String: JSONValue]
  ) -> Bool {
    switch member.key {
    case "minLength", "maxLength":
      guard type.answer == .text || type.answer == .any,
        RuleType.named(member.key)?.value?.takes(member.value) == true
      else { return false }
      rules[member.key] = member.value
    case "pattern":
      guard type.answer == .text || type.answer == .number || type.answer == .any,
        let pattern = member.value.stringValue
      else { return false }
      rules["pattern"] = .string(FormhausPattern.read(pattern))
    case "matchField":
      guard let key = member.value.stringValue else { return false }
      rules["matchField"] = .string(names.field(key))
    case "validator":
      guard member.value.stringValue != nil else { return false }
      rules["custom"] = member.value
    default: return false
    }
    return true
  }

  private func takeBound(
    _ member: JSONObject.Member, of type: FormhausFieldType, into draft: inout FormhausDraft
  ) -> Bool {
    guard let name = FormhausRules.property(of: member.key, type.answer) else { return false }
    let isCount = type.answer == .list
    let shape = isCount ? ValueShape.integer(0...1_000) : .number()
    guard shape.takes(member.value) else { return false }
    draft.set(member.value, for: name)
    return true
  }

  private func takeMessage(
    _ member: JSONObject.Member, of type: FormhausFieldType, into draft: inout FormhausDraft
  ) -> Bool {
    guard let name = FormhausRules.messageName(of: member.key, type.answer),
      member.value.stringValue?.isEmpty == false
    else { return false }
    draft.set(message: member.value, for: name)
    return true
  }

  /// Tells what the engine makes of an entry that the form does not hold.
  private mutating func note(
    _ member: JSONObject.Member, of type: FormhausFieldType, at pointer: JSONPointer
  ) {
    let place = pointer.appending(member.key)
    switch member.key {
    case "required": return
    case "minLength", "maxLength", "min", "max":
      if member.value.numberValue != nil {
        findings.ignore(
          "Formhaus does not look at '\(member.key)' of a \(type.name) field", at: place)
      } else {
        findings.report(
          "'\(member.key)' is \(member.value.kindInWords), not a number", at: place)
      }
    case "pattern", "matchField", "validator":
      guard member.value.stringValue == nil else { return }
      findings.report("'\(member.key)' is \(member.value.kindInWords), not a string", at: place)
    case let key where FormhausRules.messageName(of: key, type.answer) != nil:
      findings.report("an empty message makes this error vanish", at: place)
    default:
      findings.ignore("Formhaus's format 1.0 does not know '\(member.key)'", at: place)
    }
  }
}
