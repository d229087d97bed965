internal import JSON

extension FormhausWriter {
  mutating func addValidation(
    to field: inout JSONObject, from rest: inout JSONObject, _ origin: FormhausOrigin,
    of planned: FormhausPlan.Field
  ) {
    let kept = origin.rests["validation"]?.objectValue
    var validation: JSONObject = [:]
    if planned.component.isRequired {
      validation["required"] = true
      rest["required"] = nil
    }
    for bound in FormhausRules.bounds {
      guard let name = FormhausRules.property(of: bound, planned.type.answer),
        let value = rest[name], value.numberValue != nil
      else { continue }
      validation[bound] = value
      rest[name] = nil
    }
    addRules(to: &validation, from: &rest, kept: kept ?? [:], of: planned)
    addMessages(to: &validation, from: &rest, of: planned)
    for member in kept?.members ?? [] where validation[member.key] == nil {
      // A pattern is kept for its spelling only.
      if member.key != "pattern" || member.value.stringValue == nil {
        validation[member.key] = member.value
      }
    }
    if !validation.isEmpty || kept != nil { field["validation"] = .object(validation) }
  }

  private mutating func addRules(
    to validation: inout JSONObject, from rest: inout JSONObject, kept: JSONObject,
    of planned: FormhausPlan.Field
  ) {
    guard let entries = rest["rules"]?.arrayValue else { return }
    rest["rules"] = nil
    for entry in entries {
      guard let rule = FieldRule(json: entry), entry.objectValue?.members.count ?? 0 <= 2 else {
        losses.add("rules", of: planned.component, at: planned.place, "an entry is no rule")
        continue
      }
      do throws(FormhausConditionWriter.Inexpressible) {
        let member = try member(for: rule, kept: kept, planned.type)
        guard validation[member.key] == nil else {
          throw FormhausConditionWriter.Inexpressible(reason: "there is another such rule")
        }
        validation[member.key] = member.value
      } catch {
        losses.add("rules.\(rule.name)", of: planned.component, at: planned.place, error.reason)
      }
    }
  }

  private func member(
    for rule: FieldRule, kept: JSONObject, _ type: FormhausFieldType
  ) throws(FormhausConditionWriter.Inexpressible) -> JSONObject.Member {
    func fail(_ reason: String) -> FormhausConditionWriter.Inexpressible {
      FormhausConditionWriter.Inexpressible(reason: reason)
    }
    guard let value = rule.value, RuleType.named(rule.name)?.value?.takes(value) == true else {
      throw fail(
        FormhausRules.rules[rule.name] == nil
          ? "Formhaus has no rule '\(rule.name)'" : "the rule has no such value")
    }
    guard let key = FormhausRules.rules[rule.name] else {
      throw fail("Formhaus has no rule '\(rule.name)'")
    }
    switch rule.name {
    case "minLength", "maxLength":
      guard type.answer == .text || type.answer == .any else {
        throw fail("Formhaus does not count the characters of a \(type.name) field")
      }
    case "pattern":
      guard [.text, .number, .any].contains(type.answer) else {
        throw fail("a \(type.name) field has no text to look at")
      }
      let pattern = value.stringValue ?? ""
      if let old = kept["pattern"]?.stringValue,
        FormhausPattern.read(old).isIdentical(to: pattern)
      {
        return JSONObject.Member(key: key, value: .string(old))
      }
      guard FormhausPattern.means(pattern) else {
        throw fail("Formhaus's patterns have no '\\p{…}'")
      }
    case "matchField":
      guard let id = value.stringValue, let target = conditions.key(id) else {
        throw fail("the field has no place in a Formhaus form")
      }
      return JSONObject.Member(key: key, value: .string(target))
    default: break
    }
    return JSONObject.Member(key: key, value: value)
  }

  private mutating func addMessages(
    to validation: inout JSONObject, from rest: inout JSONObject, of planned: FormhausPlan.Field
  ) {
    guard let messages = rest["messages"]?.objectValue else { return }
    rest["messages"] = nil
    for message in messages.members {
      let key = FormhausRules.messages.first {
        FormhausRules.messageName(of: $0, planned.type.answer) == message.key
      }
      let reason: String
      if message.value.stringValue?.isEmpty ?? true {
        reason = "an empty message makes the error vanish in Formhaus"
      } else if message.key == "required", validation["required"] != nil {
        validation["required"] = message.value
        continue
      } else if let key {
        validation[key] = message.value
        continue
      } else {
        reason = "Formhaus has no such message"
      }
      losses.add(
        "messages.\(message.key)", of: planned.component, at: planned.place, reason)
    }
  }
}
