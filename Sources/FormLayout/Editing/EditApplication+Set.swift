internal import JSON

extension EditApplication {
  /// Whom an id in a `set` means.
  private enum Target {
    case form
    case component(ComponentPath, isSelected: Bool)
    case option(ComponentPath, value: String)
  }

  mutating func set(_ ids: [String], _ props: [PropertyChange], at pointer: JSONPointer) {
    if ids.isEmpty { note(nil, "a 'set' without ids changes nothing") }
    var targets: [Target] = []
    for (index, id) in ids.enumerated() {
      targets += self.targets(id, at: pointer.appending("ids").appending(index))
    }
    canTakeLook = nil
    for target in targets {
      for (index, change) in Self.typeFirst(props) {
        apply(change, to: target, at: pointer.appending("props").appending(index))
      }
    }
  }

  /// The type goes first: the others are judged by it.
  static func typeFirst(_ props: [PropertyChange]) -> [(Int, PropertyChange)] {
    let all = Array(props.enumerated()).map { ($0.offset, $0.element) }
    return all.filter { $0.1.name == "type" } + all.filter { $0.1.name != "type" }
  }

  private mutating func targets(_ id: String, at pointer: JSONPointer) -> [Target] {
    if let path = place(of: id) { return [.component(path, isSelected: false)] }
    if isForm(id) { return [.form] }
    if id == "*" { return form.placed.map { .component($0.path, isSelected: true) } }
    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2, parts[0] == "type" { return components(ofType: parts[1], at: pointer) }
    if parts.count == 2, parts[0] == "in" {
      guard let path = place(of: parts[1]) else {
        refuseUnknown(parts[1], at: pointer)
        return []
      }
      return form.paths(below: path).map { .component($0, isSelected: true) }
    }
    if let option = option(id) { return [.option(option.path, value: option.value)] }
    refuseUnknown(id, at: pointer)
    return []
  }

  private mutating func components(ofType type: String, at pointer: JSONPointer) -> [Target] {
    let found = form.placed.filter { $0.component.type.isIdentical(to: type) }
    if found.isEmpty {
      if ComponentType.named(type) == nil {
        let help = NearestName.question(for: type, among: ComponentType.all.map(\.name))
        refuse(.unknownID, at: pointer, "there is no type '\(type)'", help: help)
      } else {
        note(nil, "there is no \(type), so 'type:\(type)' changes nothing")
      }
    }
    return found.map { .component($0.path, isSelected: false) }
  }

  private mutating func apply(
    _ change: PropertyChange, to target: Target, at pointer: JSONPointer
  ) {
    switch target {
    case .form: applyToForm(change, at: pointer)
    case .option(let path, let value): applyToOption(change, value, of: path, at: pointer)
    case .component(let path, let isSelected):
      if isSelected, let component = form[path], !isMeant(component, by: change) { return }
      apply(change, to: path, at: pointer)
    }
  }

  /// Whether a selector means a component: its type takes the property, and `required` would not
  /// mean "must be on".
  private func isMeant(_ component: Component, by change: PropertyChange) -> Bool {
    guard let type = component.catalogued else { return false }
    switch PropertyTarget(change, on: component) {
    case .rule: return type.kind == .field
    case .key(let tokens):
      if component.type == "Toggle", tokens == ["required"], change.value == true { return false }
      return type.property(tokens[0]) != nil
    // Judged by nobody: the fault is told once, on the first component.
    case nil: return true
    }
  }

  // MARK: Components

  /// Changes one property of the component at a place.
  mutating func apply(_ change: PropertyChange, to path: ComponentPath, at pointer: JSONPointer) {
    guard let component = form[path] else { return }
    guard let target = PropertyTarget(change, on: component) else {
      refuseName(change.name, at: pointer, component: component.id)
      return
    }
    switch target {
    case .rule(let name): setRule(name, change, of: component, path, at: pointer)
    case .key(let tokens):
      switch tokens {
      case ["id"]: setID(change, of: component, path, at: pointer)
      case ["children"]:
        refuse(
          .badName, at: pointer, component: component.id, "'children' is not set as a property",
          help: "use 'add', 'move' and 'remove'")
      default: setKey(tokens, change, of: component, path, at: pointer)
      }
    }
  }

  private mutating func refuseName(
    _ name: String, at pointer: JSONPointer, component: String? = nil
  ) {
    let isRuleFlag = name == "email" || name == "phone"
    refuse(
      .badName, at: pointer, component: component, "there is no property '\(name)'",
      help: isRuleFlag
        ? "'\(name)' is a rule: {\"flag\": \"\(name)\", \"v\": true}"
        : NearestName.question(for: name, among: PropertyTarget.names))
  }

  private mutating func setKey(
    _ tokens: [String], _ change: PropertyChange, of component: Component, _ path: ComponentPath,
    at pointer: JSONPointer
  ) {
    let shapes = PropertyTarget.shapes(of: tokens, on: component)
    guard !shapes.isEmpty else {
      let nearest = PropertyTarget.nearest(to: tokens, on: component)
      refuse(
        .badName, at: pointer, component: component.id, "there is no property '\(change.name)'",
        help: nearest.map { "did you mean '\($0)'?" })
      return
    }
    guard let reading = read(change, tokens, shapes, component, at: pointer) else { return }
    var value = reading.value
    if let given = value { value = adopt(given, under: tokens[0], of: component.id, at: pointer) }
    let old = component[tokens[0]]
    let order = Self.order(of: tokens[0])
    let new =
      tokens.count == 1 ? value : (old ?? .object([:])).setting(value, at: tokens[1...], in: order)
    replace(old, with: new, tokens[0], at: path)
    if tokens == ["binding"] { renameInOrigins(component, at: path) }
    if value == nil, reading.value == nil { forgetTranslations(of: tokens, component.id) }
  }

  private static func order(of key: String) -> KeyOrder? {
    switch key {
    case "style": .style
    case "accessibility": .accessibility
    default: nil
    }
  }

  /// Writes a key where that makes a difference.
  mutating func replace(
    _ old: JSONValue?, with new: JSONValue?, _ key: String, at path: ComponentPath
  ) {
    switch (old, new) {
    case (nil, nil): return
    case (let old?, let new?) where old.isEquivalent(to: new): return
    default:
      form.update(at: path) { $0.set(new, for: key) }
      isChanged = true
    }
  }

  private mutating func setID(
    _ change: PropertyChange, of component: Component, _ path: ComponentPath,
    at pointer: JSONPointer
  ) {
    guard let id = change.value?.stringValue else {
      refuse(.badValue, at: pointer, component: component.id, "an id is a text")
      return
    }
    rename(component, path, to: id, at: pointer)
  }

  // MARK: The form

  private mutating func applyToForm(_ change: PropertyChange, at pointer: JSONPointer) {
    guard case .key(let tokens)? = PropertyTarget(change, onForm: form),
      tokens[0] != "components", tokens[0] != "formchat"
    else {
      refuse(
        .badName, at: pointer, "the form has no property '\(change.name)'",
        help: "it takes title, description, language and style names")
      return
    }
    if tokens == ["id"] {
      renameForm(to: change.value?.stringValue ?? "", at: pointer)
      return
    }
    let shapes = PropertyTarget.shapes(ofForm: tokens)
    guard !shapes.isEmpty else {
      refuseName(change.name, at: pointer)
      return
    }
    let value = change.value?.coerced(to: shapes)
    if let value, let fault = Self.mismatch(of: value, shapes) {
      refuse(.badValue, at: pointer, "'\(change.name)': \(fault.message)")
      return
    }
    let old = form[tokens[0]]
    let new =
      tokens.count == 1
      ? value
      : (old ?? .object([:])).setting(value, at: tokens[1...], in: Self.order(of: tokens[0]))
    replaceFormKey(old, with: new, tokens[0])
  }

  /// Writes a key of the form where that makes a difference; its first title also names a new form.
  mutating func replaceFormKey(_ old: JSONValue?, with new: JSONValue?, _ key: String) {
    switch (old, new) {
    case (nil, nil): return
    case (let old?, let new?) where old.isEquivalent(to: new): return
    default: break
    }
    if key == "title", old == nil, form.id == "newForm",
      let id = new?.stringValue.flatMap({ Identifier.made(from: $0) })
    {
      form.set(.string(id), for: "id")
    }
    form.set(new, for: key)
    isChanged = true
  }

  /// The first fault of a value that none of the shapes takes.
  static func mismatch(of value: JSONValue, _ shapes: [ValueShape]) -> ShapeMismatch? {
    let faults = shapes.map { $0.mismatch(of: value) }
    return faults.contains { $0 == nil } ? nil : faults.first ?? nil
  }
}

extension Form {
  /// The places of all components below a place, in document order.
  func paths(below path: ComponentPath) -> [ComponentPath] {
    children(of: path).indices.flatMap { index -> [ComponentPath] in
      let here = path.appending(index)
      return [here] + paths(below: here)
    }
  }
}
