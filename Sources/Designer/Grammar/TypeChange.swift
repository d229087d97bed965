internal import FormLayout
internal import JSON

/// What changes where a field becomes one of another type.
struct TypeChange {
  private let old: Component
  private let new: NewField

  init(_ old: Component, into new: NewField) {
    self.old = old
    self.new = new
  }

  /// The properties to set, or why it cannot be.
  func props(users: [NamedComponent]) -> Result<[PropertyChange], Complaint> {
    guard old.type != new.type else { return sameType(users) }
    if old.type == "Toggle", new.type == "Picker", new.props.contains(.flag("multiple", true)),
      !new.has("options")
    {
      // Of switches, `checkboxes` means how they look.
      return .success([.text("appearance", "checkbox")])
    }
    if new.type == "Picker", old.options.isEmpty, !new.has("options") {
      return .failure(
        Complaint(
          .ask(
            "Which choices should '\(old.words ?? old.id)' have? For example: \(old.words ?? old.id) as a dropdown with A, B and C"
          )))
    }
    if !users.isEmpty, valueKind(old.type) != valueKind(new.type) {
      return .failure(
        Complaint(
          .cannot(
            "\(Found.list(users)) depend on '\(old.words ?? old.id)', which would have other values as a \(new.type)"
          )))
    }
    guard let type = ComponentType.named(new.type) else { return .failure(Complaint(nil)) }
    var props: [PropertyChange] = [.text("type", new.type)]
    let given = Set(new.props.map(\.name))
    for key in old.properties.keys
    where !["type", "id", "rules", "messages", "label"].contains(key) {
      let isKept = type.property(key) != nil && key != "appearance" && key != "input"
      if !isKept, !given.contains(key) { props.append(.unset(key)) }
    }
    if old["defaultValue"] != nil, valueKind(old.type) != valueKind(new.type),
      type.property("defaultValue") != nil
    {
      props.append(.unset("defaultValue"))
    }
    for rule in old.rules where !keeps(rule.name) { props.append(.unset(rule.name)) }
    return .success(props + new.props + bounds())
  }

  private func sameType(_ users: [NamedComponent]) -> Result<[PropertyChange], Complaint> {
    var props = new.props
    if old.type == "Picker" {
      let becomesMany = new.props.contains(.flag("multiple", true))
      if !users.isEmpty, becomesMany != old.isMultiple {
        return .failure(
          Complaint(
            .cannot(
              "\(Found.list(users)) depend on '\(old.words ?? old.id)', which would have other values"
            )))
      }
      if old.isMultiple, !becomesMany, new.props.contains(.text("appearance", "radio")) {
        props += [.unset("multiple"), .unset("minItems"), .unset("maxItems")]
      }
    }
    if old.type == "TextField", !new.has("input"), ["number", "integer"].contains(old.input) {
      props += [.unset("input"), .unset("minimum"), .unset("maximum"), .unset("step")]
    }
    return .success(props)
  }

  /// A slider or rating has bounds.
  private func bounds() -> [PropertyChange] {
    guard new.type == "Slider", !new.has("minimum"), old.type == "Rating" else { return [] }
    return [
      .number("minimum", 1), .number("maximum", JSONNumber(old["maximum"]?.intValue ?? 5)),
      .number("step", 1),
    ]
  }

  private func keeps(_ rule: String) -> Bool {
    let texts: Set<String> = ["TextField", "TextEditor", "SecureField"]
    guard texts.contains(old.type), texts.contains(new.type) else {
      return ["unique", "custom"].contains(rule)
    }
    return true
  }

  private func valueKind(_ type: String) -> String {
    switch type {
    case "Toggle": "flag"
    case "Slider", "Stepper", "Rating": "number"
    case "Picker": old.isMultiple || new.props.contains(.flag("multiple", true)) ? "list" : "text"
    case "DatePicker": "date"
    default: ["number", "integer"].contains(old.input) ? "number" : "text"
    }
  }
}
