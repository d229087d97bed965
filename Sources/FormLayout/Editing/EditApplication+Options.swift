internal import JSON

/// One option of a field, addressed like a component: `plan.pro`.
extension EditApplication {
  mutating func addOptions(_ nodes: [Edit.Node], at place: Edit.Place, _ pointer: JSONPointer) {
    for (index, node) in nodes.enumerated() where node.type != "Option" {
      refuse(
        .badPlace, at: pointer.appending("nodes").appending(index),
        "a \(node.type) cannot be added together with options", help: "add it by itself")
    }
    guard let spot = optionSpot(place, at: pointer) else { return }
    var options = optionValues(at: spot.path)
    var position = spot.position
    var values: [String] = []
    for node in nodes where node.type == "Option" {
      let taken = options.compactMap { $0["value"]?.stringValue }
      let wanted = Self.bareValue(node.id, form[spot.path])
      let value =
        wanted.isEmpty
        ? OptionList.made(from: node.label, taken) : OptionList.unused(wanted, taken)
      if !wanted.isEmpty, !wanted.isIdentical(to: value) {
        note(form[spot.path]?.id, "the option '\(wanted)' exists, so the new one is '\(value)'")
      }
      let label = node.label.isEmpty ? value : node.label
      options.insert(FieldOption(value: value, label: label).json, at: position)
      values.append(value)
      position += 1
    }
    setOptions(options, at: spot.path)
    for (index, node) in nodes.filter({ $0.type == "Option" }).enumerated() {
      for (place, change) in node.props.enumerated() {
        applyToOption(
          change, values[index], of: spot.path,
          at: pointer.appending("nodes").appending(index).appending("props").appending(place))
      }
    }
  }

  /// The field and the index that a place for options names.
  private mutating func optionSpot(
    _ place: Edit.Place, at pointer: JSONPointer
  ) -> (path: ComponentPath, position: Int)? {
    let address = place.container.isEmpty ? TranslationPath(place.after).id : place.container
    let key = place.container.isEmpty ? "after" : "in"
    guard let path = self.place(of: address), let field = form[path] else {
      if address.isEmpty {
        refuse(.badPlace, at: pointer.appending("in"), "an option goes into a field")
      } else {
        refuseUnknown(address, at: pointer.appending(key))
      }
      return nil
    }
    guard field.catalogued?.property("options") != nil else {
      refuse(
        .badPlace, at: pointer.appending(key), component: field.id,
        "'\(field.id)' is a \(field.type), which has no options")
      return nil
    }
    let values = optionValues(at: path).map { $0["value"]?.stringValue ?? "" }
    if place.after == "^" { return (path, 0) }
    let after = Self.bareValue(place.after, field)
    if after.isEmpty || place.container.isEmpty && place.after.isIdentical(to: address) {
      return (path, values.count)
    }
    guard let index = values.firstIndex(where: { $0.isIdentical(to: after) }) else {
      refuse(
        .badPlace, at: pointer.appending("after"), component: field.id,
        "'\(field.id)' has no option '\(after)'",
        help: NearestName.question(for: after, among: values))
      return nil
    }
    return (path, index + 1)
  }

  /// `pro` of `plan.pro`, where the field is `plan`.
  private static func bareValue(_ address: String, _ field: Component?) -> String {
    let parts = TranslationPath(address)
    let isFull = !parts.rest.isEmpty && field?.id.isIdentical(to: parts.id) ?? false
    return isFull ? parts.rest : address
  }

  private func optionValues(at path: ComponentPath) -> [JSONValue] {
    form[path]?["options"]?.arrayValue ?? []
  }

  private mutating func setOptions(_ options: [JSONValue], at path: ComponentPath) {
    replace(form[path]?["options"], with: .array(options), "options", at: path)
  }

  private func optionIndex(_ value: String, at path: ComponentPath) -> Int? {
    optionValues(at: path).firstIndex {
      $0["value"]?.stringValue?.isIdentical(to: value) ?? false
    }
  }

  mutating func removeOption(_ value: String, of path: ComponentPath) {
    guard let index = optionIndex(value, at: path), let id = form[path]?.id else { return }
    var options = optionValues(at: path)
    options.remove(at: index)
    setOptions(options, at: path)
    dropTranslations {
      $0.id.isIdentical(to: id) && $0.option.map { $0.isIdentical(to: value) } ?? false
    }
  }

  mutating func moveOptions(_ ids: [String], to place: Edit.Place, at pointer: JSONPointer) {
    var moved: [JSONValue] = []
    var source: ComponentPath?
    for (index, id) in ids.enumerated() {
      guard let option = option(id), source == nil || source == option.path,
        let position = optionIndex(option.value, at: option.path)
      else {
        refuse(
          .badPlace, at: pointer.appending("ids").appending(index),
          "'\(id)' is no option of the same field", help: "move options of one field at a time")
        return
      }
      source = option.path
      moved.append(optionValues(at: option.path)[position])
    }
    guard let source, let field = form[source] else { return }
    let target =
      place.container.isEmpty && TranslationPath(place.after).rest.isEmpty
      ? field.id : place.container
    let stay = optionValues(at: source).filter { !moved.contains($0) }
    let before = form
    form.update(at: source) { $0.set(.array(stay), for: "options") }
    guard let spot = optionSpot(Edit.Place(in: target, after: place.after), at: pointer) else {
      form = before
      return
    }
    guard spot.path == source else {
      form = before
      refuse(
        .badPlace, at: pointer.appending("in"), "an option stays in its field '\(field.id)'",
        help: "add it to the other field and remove it here")
      return
    }
    var options = stay
    options.insert(contentsOf: moved, at: spot.position)
    form = before
    setOptions(options, at: source)
  }

  mutating func applyToOption(
    _ change: PropertyChange, _ value: String, of path: ComponentPath, at pointer: JSONPointer
  ) {
    guard let index = optionIndex(value, at: path), let field = form[path] else { return }
    let name = change.name == "text" ? "label" : change.name
    guard name != "value" else {
      renameOption(value, of: path, to: change.value?.stringValue ?? "", at: pointer)
      return
    }
    guard let property = Property.option.first(where: { $0.name == name }) else {
      refuse(
        .badName, at: pointer, component: field.id, "an option has no '\(change.name)'",
        help: "it has label, disabled and image")
      return
    }
    let new = change.value?.coerced(to: [property.shape])
    if let new, let fault = property.shape.mismatch(of: new) {
      refuse(.badValue, at: pointer, component: field.id, "'\(name)': \(fault.message)")
      return
    }
    var options = optionValues(at: path)
    guard let option = options[index].setting(new, at: [name], in: nil) else { return }
    options[index] = option
    setOptions(options, at: path)
  }

  /// Changes an option's value in its field and in every condition, default, rule and translation that names it.
  mutating func renameOption(
    _ value: String, of path: ComponentPath, to newName: String, at pointer: JSONPointer
  ) {
    guard let field = form[path], let index = optionIndex(value, at: path) else { return }
    let newValue = Self.bareValue(newName, field)
    guard !newValue.isIdentical(to: value) else { return }
    guard !newValue.isEmpty, optionIndex(newValue, at: path) == nil else {
      refuse(
        .badValue, at: pointer, component: field.id,
        newValue.isEmpty
          ? "an option's value cannot be empty" : "'\(field.id)' has an option '\(newValue)'")
      return
    }
    var options = optionValues(at: path)
    guard var object = options[index].objectValue else { return }
    // Words that came from the value stay as they were read.
    if object["label"] == nil { object["label"] = .string(value) }
    object["value"] = .string(newValue)
    options[index] = .object(object)
    setOptions(options, at: path)
    let map: (JSONValue) -> JSONValue = { $0 == .string(value) ? .string(newValue) : $0 }
    renameInField(path, map)
    renameOptionInOrigin(value, to: newValue, at: path)
    rewriteAll { component in
      component.rewritingReferences(
        ids: { _ in nil },
        conditions: { condition, _ in
          let new = condition.mappingValues(of: field.id, map)
          return new == condition ? nil : new
        })
    }
    mapTranslations { translation in
      guard translation.id.isIdentical(to: field.id),
        translation.option?.isIdentical(to: value) ?? false
      else { return translation }
      return TranslationPath(id: field.id, rest: "option." + newValue)
    }
  }

  /// The field's own default and its rule `oneOf`.
  private mutating func renameInField(
    _ path: ComponentPath, _ map: (JSONValue) -> JSONValue
  ) {
    guard let field = form[path] else { return }
    if let old = field["defaultValue"] {
      let new = old.arrayValue.map { .array($0.map(map)) } ?? map(old)
      replace(old, with: new, "defaultValue", at: path)
    }
    guard let old = field["rules"], let rules = old.arrayValue else { return }
    let new = rules.map { rule -> JSONValue in
      guard rule["rule"] == "oneOf", let texts = rule["value"]?.arrayValue else { return rule }
      return FieldRule(name: "oneOf", value: .array(texts.map(map))).json
    }
    replace(old, with: .array(new), "rules", at: path)
  }
}
