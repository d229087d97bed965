internal import JSON

/// The fields.
extension ViewsWriter {
  /// A field with its label, its help and what is wrong with its answer.
  mutating func field(_ part: Int, in draft: inout ViewDraft) -> ViewSource? {
    let scope = draft.scope
    let planned = plan.part(scope, part)
    let component = planned.component
    guard let slot = planned.slot, component.valueKind == plan.kind(ofSlot: slot, in: scope) else {
      losses.add(
        "type", of: component, at: planned.order, "its value is shared with a field of another kind"
      )
      return nil
    }
    read(scope, in: &draft)
    draft.needs.insert(.errors)
    let binding = "$\(value(of: scope)).\(plan.scopes[scope].properties[slot])"
    guard var control = control(part, binding, in: &draft) else { return nil }
    addField(part, slot, to: &control, in: &draft)
    modify(&control, component, part, in: &draft)
    return row(around: control, part, slot, in: &draft)
  }

  /// The question of a slot as a case.
  func question(_ slot: Int, in scope: Int) -> String {
    ".\(plan.scopes[scope].cases[slot])" + (scope == 0 ? "" : "(\(value(of: scope)).id)")
  }

  private mutating func row(
    around control: ViewSource, _ part: Int, _ slot: Int, in draft: inout ViewDraft
  ) -> ViewSource {
    let component = plan.part(draft.scope, part).component
    let ownsLabel = Self.labelled.contains(component.type) || component.isMultiple
    var arguments: [String] = []
    if !ownsLabel {
      arguments.append(words(component.label ?? component.id, at: part, in: &draft))
      arguments += requirement(part, in: &draft)
    }
    if let help = component.help { arguments.append("help: \(words(help, at: part, in: &draft))") }
    arguments.append("error: errors[\(question(slot, in: draft.scope))]")
    support.use(ownsLabel ? .fieldNotes : .fieldRow)
    let head = ownsLabel ? "FieldNotes(" : "FieldRow("
    let tail = ownsLabel ? ") {" : ") { label in"
    let lines = SwiftSource.call(head, arguments, tail, level: 3)
    return ViewSource(lines + control.lines.map { "  " + $0 } + ["}"])
  }

  /// The types whose control shows its label itself.
  private static let labelled: Set<String> = ["Toggle", "Stepper", "Slider", "ColorPicker"]

  func requirement(_ part: Int, in draft: inout ViewDraft) -> [String] {
    let component = plan.part(draft.scope, part).component
    if component.isRequired { return ["isRequired: true"] }
    guard let name = plan.scopes[draft.scope].requires[part] else { return [] }
    var copy = self
    return ["isRequired: \(copy.call(name, of: draft.scope, in: &draft))"]
  }

  /// A label that marks what is required, for a control that shows its own.
  mutating func fieldLabel(_ part: Int, in draft: inout ViewDraft) -> String {
    let component = plan.part(draft.scope, part).component
    support.use(.fieldLabel)
    let text = words(component.label ?? component.id, at: part, in: &draft)
    return "FieldLabel(" + ([text] + requirement(part, in: &draft)).joined(separator: ", ") + ")"
  }

  // MARK: Controls

  private mutating func control(
    _ part: Int, _ binding: String, in draft: inout ViewDraft
  ) -> ViewSource? {
    let component = plan.part(draft.scope, part).component
    switch component.type {
    case "TextField", "SecureField", "TextEditor":
      return textControl(component, part, binding, in: &draft)
    case "Toggle":
      support.use(.boolBinding)
      var view = ViewSource(
        "Toggle(isOn: \(binding).isOn)", around: [fieldLabel(part, in: &draft)])
      if component.appearance == "checkbox" {
        support.use(.checkbox)
        view.modify("checkboxStyle()")
      }
      return view
    case "Picker": return picker(component, part, binding, in: &draft)
    case "DatePicker": return datePicker(component, part, binding, in: &draft)
    case "Stepper", "Slider": return numberControl(component, part, binding, in: &draft)
    case "ColorPicker":
      support.use(.colour)
      let opacity = component["supportsOpacity"]?.boolValue ?? true
      return ViewSource(
        "HexColorPicker(hex: \(binding), supportsOpacity: \(opacity))",
        around: [fieldLabel(part, in: &draft)])
    case "FileField": return filePicker(component, part, binding, in: &draft)
    case "Rating":
      support.use(.rating)
      let most = min(max(component["maximum"]?.intValue ?? 5, 1), 20)
      return ViewSource("StarRating(label, rating: \(binding), stars: \(most))")
    default: return nil
    }
  }

  private mutating func textControl(
    _ component: Component, _ part: Int, _ binding: String, in draft: inout ViewDraft
  ) -> ViewSource {
    let prompt = component.placeholder.map {
      ", prompt: \(textView(words($0, at: part, in: &draft)))"
    }
    if component.valueKind == .number {
      var view = ViewSource(
        "TextField(label, value: \(binding), format: .number\(prompt ?? ""))")
      typing(component, in: &view)
      return view
    }
    support.use(.textBinding)
    var view: ViewSource
    switch component.type {
    case "SecureField":
      view = ViewSource("SecureField(label, text: \(binding).text\(prompt ?? ""))")
    case "TextEditor":
      let rows = min(max(component["rows"]?.intValue ?? 3, 1), 100)
      view = ViewSource(
        "TextField(label, text: \(binding).text\(prompt ?? ""), axis: .vertical)")
      view.modify("lineLimit(\(rows)...)")
    default: view = ViewSource("TextField(label, text: \(binding).text\(prompt ?? ""))")
    }
    typing(component, in: &view)
    return view
  }

  /// The keyboard and what the system may fill in.
  private mutating func typing(_ component: Component, in view: inout ViewSource) {
    guard let typing = TypedContent(component) else { return }
    support.typed.insert(typing)
    view.modify("typing(.\(typing.name))")
  }

  private mutating func picker(
    _ component: Component, _ part: Int, _ binding: String, in draft: inout ViewDraft
  ) -> ViewSource {
    let list = plan.scopes[draft.scope].choices[part] ?? ""
    let choices = "\(plan.qualified(draft.scope)).\(list)"
    var arguments = ["label", "choices: \(choices)", "selection: \(binding)"]
    if component.isMultiple {
      support.use(.choiceList)
      arguments[0] = words(component.label ?? component.id, at: part, in: &draft)
      if let id = testID(part, in: &draft) { arguments.append("testID: \(id)") }
      return ViewSource(
        [fieldLabel(part, in: &draft), "  .font(.subheadline)", "  .accessibilityHidden(true)"]
          + ViewSource(call: "ChoiceList(", arguments).lines)
    }
    support.use(.choicePicker)
    if let placeholder = component.placeholder {
      arguments.append("placeholder: \(words(placeholder, at: part, in: &draft))")
    } else if ["menu", "wheel"].contains(component.appearance ?? "menu") {
      arguments.append("placeholder: \"Choose…\"")
    }
    if let id = testID(part, in: &draft) { arguments.append("testID: \(id)") }
    var view = ViewSource(call: "ChoicePicker(", arguments)
    switch component.appearance {
    case "radio":
      support.use(.radio)
      view.modify("radioStyle()")
    case "segmented": view.modify("pickerStyle(.segmented)")
    case "wheel":
      support.use(.wheel)
      view.modify("wheelStyle()")
    case "list": view.modify("pickerStyle(.inline)")
    default: view.modify("pickerStyle(.menu)")
    }
    return view
  }

  // MARK: What every control has

  private mutating func addField(
    _ part: Int, _ slot: Int, to view: inout ViewSource, in draft: inout ViewDraft
  ) {
    let component = plan.part(draft.scope, part).component
    if ["TextField", "SecureField", "TextEditor"].contains(component.type) {
      draft.needs.insert(.focus)
      view.modify(
        "focused(\(draft.isRoot ? "$" : "")focus, equals: \(question(slot, in: draft.scope)))")
    }
    if let name = component.action {
      actions.tells = true
      let property = "\(value(of: draft.scope)).\(plan.scopes[draft.scope].properties[slot])"
      let call = telling(SwiftText.literal(name), in: &draft)
      view.modify("onChange(of: \(property)) { \(call) }")
    }
  }
}
