internal import JSON

extension FormhausWriter {
  static let fieldOrder = KeyOrder([
    "key", "type", "label", "placeholder", "helperText", "autoAdvance", "defaultValue", "show",
    "showAny", "options", "optionsFrom", "optionsDependsOn", "accept", "rows", "mask", "validation",
    "inputMode",
  ])

  mutating func field(_ planned: FormhausPlan.Field) -> JSONObject {
    let component = planned.component
    let place = planned.place
    var origin = FormhausOrigin(json: component["origin"])
    var rest = component.properties
    var field: JSONObject = [:]
    if component["binding"]?.stringValue != nil || !origin.lacks("key") {
      field["key"] = .string(component.binding)
      rest["binding"] = nil
    }
    addType(to: &field, of: planned, &rest, origin)
    if component.label != nil { rest["label"] = nil }
    field["label"] = component.label.map { .string($0) } ?? (origin.lacks("label") ? nil : "")
    for (name, key) in [("placeholder", "placeholder"), ("help", "helperText")] {
      guard let words = rest[name], words.stringValue != nil else { continue }
      field[key] = words
      rest[name] = nil
    }
    addDefault(to: &field, from: &rest, of: planned)
    addVisibility(to: &field, of: component, &origin, at: place, guards: planned.guards)
    rest["visibleIf"] = nil
    if planned.type.hasOptions { addOptions(to: &field, from: &rest, &origin, of: planned) }
    take("accept", from: &rest, to: &field, where: planned.type.answer == .file)
    take("rows", from: &rest, to: &field, where: planned.type.name == "textarea")
    addValidation(to: &field, from: &rest, origin, of: planned)
    origin.complete(&field, in: Self.fieldOrder)
    lose(rest, of: component, at: place)
    return field
  }

  private mutating func addType(
    to field: inout JSONObject, of planned: FormhausPlan.Field, _ rest: inout JSONObject,
    _ origin: FormhausOrigin
  ) {
    if !planned.type.name.isEmpty || !origin.lacks("type") {
      field["type"] = .string(planned.type.name)
    }
    for name in planned.type.properties.keys { rest[name] = nil }
    for difference in FormhausFieldType.holding(planned.component)?.without ?? [] {
      losses.add(
        difference.property, of: planned.component, at: planned.place, difference.reason)
      rest[difference.property] = nil
    }
  }

  private func take(
    _ name: String, from rest: inout JSONObject, to field: inout JSONObject, where isRead: Bool
  ) {
    guard isRead, let value = rest[name] else { return }
    field[name] = value
    rest[name] = nil
  }

  private mutating func addDefault(
    to field: inout JSONObject, from rest: inout JSONObject, of planned: FormhausPlan.Field
  ) {
    guard let value = rest["defaultValue"], !value.isNull else { return }
    rest["defaultValue"] = nil
    if planned.component.valueKind == .date, value.stringValue?.first?.isNumber != true {
      losses.add(
        "defaultValue", of: planned.component, at: planned.place,
        "Formhaus begins a date field with a date only")
    } else if planned.type.takes(default: value) {
      field["defaultValue"] = value
    } else {
      losses.add(
        "defaultValue", of: planned.component, at: planned.place,
        "a \(planned.type.name) field does not begin with such a value")
    }
  }

  // MARK: Options

  private mutating func addOptions(
    to field: inout JSONObject, from rest: inout JSONObject, _ origin: inout FormhausOrigin,
    of planned: FormhausPlan.Field
  ) {
    let kept = origin.keys["options"]
    origin.keys["options"] = nil
    if let kept, FormhausOptions(kept).options == rest["options"] {
      field["options"] = kept
      rest["options"] = nil
      return
    }
    guard let entries = rest["options"]?.arrayValue else { return }
    rest["options"] = nil
    var names = FormhausOrigin.EntryNames()
    var options: [JSONValue] = []
    for entry in entries {
      guard let option = FieldOption(json: entry) else {
        losses.add("options", of: planned.component, at: planned.place, "an entry is no option")
        continue
      }
      var written: JSONObject = ["value": .string(option.value), "label": .string(option.label)]
      let others = origin.rests(of: "options")[names.name(option.value)]?.objectValue ?? [:]
      for member in others.members { written[member.key] = member.value }
      for member in entry.objectValue?.members ?? [] where written[member.key] == nil {
        guard member.value != false else { continue }
        losses.add(
          "options.\(option.value).\(member.key)", of: planned.component, at: planned.place,
          "an option of Formhaus's format 1.0 has a value and a label")
      }
      options.append(.object(written))
    }
    field["options"] = .array(options)
  }
}
