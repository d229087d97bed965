internal import JSON

extension EditApplication {
  /// A value that was read; `nil` inside means that the property is unset.
  struct Reading {
    let value: JSONValue?

    static let unset = Reading(value: nil)
  }

  /// Reads what an edit gives a key of a component; `nil` after a fault.
  mutating func read(
    _ change: PropertyChange, _ tokens: [String], _ shapes: [ValueShape], _ component: Component,
    at pointer: JSONPointer
  ) -> Reading? {
    guard let given = change.value else { return .unset }
    if case .list(_, let entries) = change, tokens.count == 1 {
      let place = pointer.appending("v")
      switch tokens[0] {
      case "options": return options(entries, component, at: place)
      case "messages": return messages(entries, component, at: place)
      case "routes": return routes(entries, component, at: place)
      default: break
      }
    }
    if case .condition? = shapes.first, let text = given.stringValue {
      return condition(text, component, at: pointer)
    }
    if tokens == ["type"] { return type(given, component, at: pointer) }
    if ["next", "back", "skip"].contains(tokens[0]), tokens.count == 1, given == true {
      return .unset
    }
    let value = plain(given, tokens, component).coerced(to: shapes)
    guard let fault = Self.mismatch(of: value, shapes) else { return Reading(value: value) }
    refuse(
      fault.kind == .badCondition ? .badCondition : .badValue, at: pointer,
      component: component.id, "'\(change.name)': \(fault.message)")
    return nil
  }

  /// A number field's default is a number where a text says one.
  private func plain(
    _ value: JSONValue, _ tokens: [String], _ component: Component
  ) -> JSONValue {
    guard tokens == ["defaultValue"], component.valueKind == .number,
      let text = value.stringValue, let number = try? JSONValue(parsing: text),
      number.numberValue != nil
    else { return value }
    return number
  }

  private mutating func condition(
    _ text: String, _ component: Component, at pointer: JSONPointer
  ) -> Reading? {
    if text.utf8.allSatisfy({ $0 == 0x20 }) { return .unset }
    do {
      return Reading(value: try Condition(text: text).json)
    } catch {
      refuseCondition(text, error, component.id, at: pointer)
      return nil
    }
  }

  private mutating func refuseCondition(
    _ text: String, _ error: ConditionTextError, _ component: String, at pointer: JSONPointer
  ) {
    refuse(
      .badCondition, at: pointer, component: component,
      "'\(text)' is no condition: \(error.message) (at character \(error.offset + 1))",
      help: "for example: plan = 'pro' and (seats >= 2 or not trial)")
  }

  private mutating func type(
    _ value: JSONValue, _ component: Component, at pointer: JSONPointer
  ) -> Reading? {
    if let name = value.stringValue, ComponentType.named(name) != nil {
      return Reading(value: value)
    }
    let name = value.stringValue ?? value.text()
    refuse(
      .badValue, at: pointer, component: component.id, "there is no type '\(name)'",
      help: NearestName.question(for: name, among: ComponentType.all.map(\.name)))
    return nil
  }

  // MARK: Lists

  private mutating func options(
    _ entries: [String], _ component: Component, at pointer: JSONPointer
  ) -> Reading? {
    if let index = entries.firstIndex(where: \.isEmpty) {
      refuse(
        .badValue, at: pointer.appending(index), component: component.id,
        "an option needs words: 'value=Label' or 'Label'")
      return nil
    }
    let old = component["options"]?.arrayValue ?? []
    let new = OptionList.make(from: entries, keeping: old)
    let values = new.compactMap { $0["value"]?.stringValue }
    dropTranslations { path in
      path.id.isIdentical(to: component.id)
        && path.option.map { value in !values.contains { $0.isIdentical(to: value) } } ?? false
    }
    return Reading(value: .array(new))
  }

  private mutating func messages(
    _ entries: [String], _ component: Component, at pointer: JSONPointer
  ) -> Reading? {
    var messages = component["messages"]?.objectValue ?? [:]
    var isFaulty = false
    for (index, entry) in entries.enumerated() {
      guard let (name, words) = OptionList.split(entry) else {
        refuse(
          .badValue, at: pointer.appending(index), component: component.id,
          "a message is written 'rule=words', not '\(entry)'")
        isFaulty = true
        continue
      }
      let isKnown =
        RuleType.named(name) != nil || PropertyTarget.names.contains(name)
        || messages[name] != nil
      guard isKnown else {
        refuse(
          .badName, at: pointer.appending(index), component: component.id,
          "there is no rule '\(name)'",
          help: NearestName.question(
            for: name, among: RuleType.all.map(\.name) + ["required", "minimum", "maximum"]))
        isFaulty = true
        continue
      }
      messages[name] = words.isEmpty ? nil : .string(words)
      if words.isEmpty {
        dropTranslations { $0.id.isIdentical(to: component.id) && $0.message == name }
      }
    }
    return isFaulty ? nil : Reading(value: messages.isEmpty ? nil : .object(messages))
  }

  private mutating func routes(
    _ entries: [String], _ component: Component, at pointer: JSONPointer
  ) -> Reading? {
    var routes: [JSONValue] = []
    for (index, entry) in entries.enumerated() {
      do {
        routes.append(try Route(text: entry).json)
      } catch {
        refuseCondition(entry, error, component.id, at: pointer.appending(index))
      }
    }
    guard routes.count == entries.count else { return nil }
    return Reading(value: routes.isEmpty ? nil : .array(routes))
  }

  // MARK: Rules

  mutating func setRule(
    _ name: String, _ change: PropertyChange, of component: Component, _ path: ComponentPath,
    at pointer: JSONPointer
  ) {
    let old = component["rules"]
    var rules = old?.arrayValue ?? []
    let place = rules.firstIndex { $0["rule"]?.stringValue?.isIdentical(to: name) ?? false }
    let given = change.value?.coerced(to: [.flag])
    guard given != nil, given != false else {
      guard let place else { return }
      rules.remove(at: place)
      replace(old, with: rules.isEmpty ? nil : .array(rules), "rules", at: path)
      return
    }
    guard let rule = rule(name, change, component.id, at: pointer) else { return }
    if let place { rules[place] = rule } else { rules.append(rule) }
    let new = adopt(.array(rules), instead: old, under: "rules", of: component.id, at: pointer)
    replace(old, with: new, "rules", at: path)
  }

  private mutating func rule(
    _ name: String, _ change: PropertyChange, _ component: String, at pointer: JSONPointer
  ) -> JSONValue? {
    guard let shape = RuleType.named(name)?.value else {
      if change.value?.coerced(to: [.flag]) == true { return FieldRule(name: name).json }
      refuse(
        .badValue, at: pointer, component: component, "'\(name)' is a rule that is on or off",
        help: "{\"flag\": \"\(name)\", \"v\": true}")
      return nil
    }
    guard let value = change.value?.coerced(to: [shape]) else { return nil }
    if let fault = shape.mismatch(of: value) {
      refuse(.badValue, at: pointer, component: component, "'\(name)': \(fault.message)")
      return nil
    }
    return FieldRule(name: name, value: value).json
  }

  // MARK: References

  /// Takes a value in: ids get their meaning of now, and are remembered to be looked up.
  ///
  /// What `old` names in the same place is left alone: it is not these edits' word.
  mutating func adopt(
    _ value: JSONValue, instead old: JSONValue? = nil, under key: String, of component: String,
    at pointer: JSONPointer
  ) -> JSONValue {
    let known = old.map { Component(properties: [key: $0], children: []).references } ?? []
    var found: [String] = []
    let meanings = aliases
    func meaning(_ id: String) -> String { meanings[CodeUnits(id)] ?? id }
    let rewritten = Component(properties: [key: value], children: []).rewritingReferences(
      ids: { reference in
        guard !known.contains(reference) else { return nil }
        let id = meaning(reference.id)
        if reference.kind != .expression { found.append(id) }
        return id.isIdentical(to: reference.id) ? nil : id
      },
      conditions: { condition, place in
        let fields = condition.fields
        let isKnown = fields.allSatisfy { field in
          known.contains { $0.id.isIdentical(to: field) && $0.pointer == place }
        }
        guard !isKnown else { return nil }
        found += fields.map(meaning)
        let new = condition.mappingFields(meaning)
        return new == condition ? nil : new
      })
    lookups += found.map { Lookup(id: $0, pointer: pointer, component: component) }
    return rewritten?[key] ?? value
  }
}
