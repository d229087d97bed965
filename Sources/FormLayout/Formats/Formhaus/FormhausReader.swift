internal import JSON

/// Reads a Formhaus definition, of format 0.3.1 or 1.0, as a form, with what its engine and its
/// checker would make of it told as diagnostics.
///
/// A key that has no place in the form is kept in `origin`; see `FormhausOrigin`.
struct FormhausReader {
  let names: FormhausNames
  let conditions: FormhausConditionReader
  var findings: FormhausFindings
  private let definition: JSONObject
  private var places: [ComponentPath: JSONPointer] = [:]

  init(_ definition: JSONObject) {
    self.definition = definition
    let names = FormhausNames(definition)
    self.names = names
    conditions = FormhausConditionReader(id: names.field)
    findings = FormhausStructure.findings(in: definition)
  }

  mutating func read() -> ReadLayout {
    var origin = FormhausOrigin()
    let id = definition["id"]?.stringValue
    let made = id.flatMap { Identifier.isValid($0) ? $0 : Identifier.made(from: $0) } ?? "newForm"
    if let id, !id.isIdentical(to: made) { origin.id = id }
    var properties: JSONObject = [
      "formchat": .number(JSONNumber(Form.formatVersion)), "id": .string(made),
    ]
    if let title = definition["title"], title.stringValue != nil { properties["title"] = title }
    origin.absent = ["id", "title", "submit", "fields"].filter { definition[$0] == nil }
    properties["components"] = .array(components().map(\.json))
    for member in definition.members where !holds(member) { origin.keys[member.key] = member.value }
    properties["origin"] = origin.json ?? [Origin.format: "formhaus"]
    findings.noteUnknown(
      definition, besides: ["$schema", "id", "title", "submit", "cancel", "fields", "steps"],
      at: .root)
    let form = Form(json: properties)
    let paths = Dictionary(uniqueKeysWithValues: places.map { ($0.value, $0.key) })
    return ReadLayout(
      form: form, format: "formhaus",
      diagnostics: findings.all.map { $0.naming(componentOf: form, at: paths) }, places: places)
  }

  /// Whether the form has a place for a key of the definition.
  private func holds(_ member: JSONObject.Member) -> Bool {
    switch member.key {
    case "id", "title": member.value.stringValue != nil
    case "submit", "cancel": member.value.objectValue != nil
    // An empty list says nothing that the form does not say, where it is the only one.
    case "fields":
      member.value.arrayValue.map { !$0.isEmpty || definition["steps"] == nil } ?? false
    case "steps": member.value.arrayValue.map { !$0.isEmpty } ?? false
    default: false
    }
  }

  private mutating func components() -> [Component] {
    var components: [Component] = []
    for (index, value) in (definition["fields"]?.arrayValue ?? []).enumerated() {
      let pointer = JSONPointer(["fields"]).appending(index)
      places[ComponentPath([components.count])] = pointer
      components.append(field(value, at: pointer))
    }
    for (index, value) in (definition["steps"]?.arrayValue ?? []).enumerated() {
      let pointer = JSONPointer(["steps"]).appending(index)
      components.append(step(value, at: pointer, ComponentPath([components.count])))
    }
    for role in ["submit", "cancel"] {
      guard let action = definition[role]?.objectValue else { continue }
      places[ComponentPath([components.count])] = JSONPointer([role])
      components.append(button(action, role: role))
    }
    return components
  }

  /// Takes what shows a field or step; lists that say it otherwise than it is written back are kept.
  mutating func takeVisibility(of object: JSONObject, into draft: inout FormhausDraft) {
    let condition = conditions.visibility(show: object["show"], showAny: object["showAny"])
    draft.set(condition?.json, for: "visibleIf")
    for name in ["show", "showAny"] {
      if let list = object[name], !conditions.isExact(list) { draft.origin.keys[name] = list }
    }
  }
}

// MARK: Buttons

extension FormhausReader {
  private mutating func button(_ action: JSONObject, role: String) -> Component {
    let pointer = JSONPointer([role])
    var draft = FormhausDraft()
    draft.set(.string(role), for: "role")
    for member in action.members {
      switch member.key {
      case "label" where member.value.stringValue != nil,
        "action" where member.value.stringValue != nil:
        draft.set(member.value, for: member.key)
      case "disabled" where role == "submit": takeDisabled(member, into: &draft)
      default:
        draft.keep(member)
        if member.key == "disabled" {
          findings.ignore(
            "Formhaus looks at 'disabled' of 'submit' only", at: pointer.appending("disabled"))
        }
      }
    }
    if draft.properties["label"] == nil {
      draft.set(.string(role == "submit" ? "Submit" : "Cancel"), for: "label")
      if action["label"] == nil { draft.origin.absent.append("label") }
    }
    findings.noteUnknown(
      action, besides: ["label", "action", "variant", "disabled"], at: pointer)
    return draft.component("Button", id: names.id(at: pointer))
  }

  /// All must hold; an empty list disables nothing.
  private func takeDisabled(_ member: JSONObject.Member, into draft: inout FormhausDraft) {
    draft.set(conditions.visibility(show: member.value, showAny: nil)?.json, for: "disabledIf")
    if !conditions.isExact(member.value) { draft.keep(member) }
  }
}

// MARK: Steps

extension FormhausReader {
  private mutating func step(
    _ value: JSONValue, at pointer: JSONPointer, _ path: ComponentPath
  ) -> Component {
    places[path] = pointer
    guard let object = value.objectValue else { return Component(json: value) }
    var draft = FormhausDraft()
    let id = names.id(at: pointer)
    for member in object.members {
      let text = member.value.stringValue
      switch member.key {
      case "id" where text != nil:
        if let text, !text.isIdentical(to: id) { draft.origin.id = text }
      case "title" where text != nil: draft.set(member.value, for: "label")
      case "description" where text != nil: draft.set(member.value, for: "description")
      case "next", "back", "skip": takeStepButton(member, into: &draft)
      case "routes": takeRoutes(member, into: &draft)
      case "show", "showAny": break
      case "fields" where member.value.arrayValue != nil: break
      default: draft.keep(member)
      }
    }
    takeVisibility(of: object, into: &draft)
    draft.origin.absent = ["id", "title", "fields"].filter { object[$0] == nil }
    findings.noteUnknown(object, besides: Self.stepKeys, at: pointer)
    var fields: [Component] = []
    for (index, field) in (object["fields"]?.arrayValue ?? []).enumerated() {
      let place = pointer.appending("fields").appending(index)
      places[path.appending(index)] = place
      if field["autoAdvance"] == true { draft.set(true, for: "autoAdvance") }
      fields.append(self.field(field, at: place))
    }
    draft.set([], for: "children")
    return draft.component("Step", id: id, children: fields)
  }

  private static let stepKeys: Set = [
    "id", "title", "description", "fields", "show", "showAny", "next", "back", "skip", "routes",
  ]

  /// `false`, or an action; what an action has beside its label, weight and name is kept.
  private func takeStepButton(_ member: JSONObject.Member, into draft: inout FormhausDraft) {
    if member.value == false, member.key != "skip" {
      draft.set(false, for: member.key)
      return
    }
    guard let action = member.value.objectValue, let label = action["label"],
      label.stringValue != nil
    else {
      draft.keep(member)
      return
    }
    var button: JSONObject = ["label": label]
    var rest: JSONObject = [:]
    for member in action.members where member.key != "label" {
      let isWeight = ["primary", "secondary", "text"].contains(member.value.stringValue)
      switch member.key {
      case "variant" where isWeight: button[member.key] = member.value
      case "action" where member.value.stringValue != nil: button[member.key] = member.value
      default: rest[member.key] = member.value
      }
    }
    draft.set(button.members.count == 1 ? label : .object(button), for: member.key)
    if !rest.isEmpty { draft.origin.rests[member.key] = .object(rest) }
  }

  private func takeRoutes(_ member: JSONObject.Member, into draft: inout FormhausDraft) {
    guard let list = member.value.arrayValue, list.allSatisfy({ Route(json: $0) != nil }) else {
      draft.keep(member)
      return
    }
    var routes: [JSONValue] = []
    var rests: JSONObject = [:]
    var entryNames = FormhausOrigin.EntryNames()
    for entry in list {
      guard let object = entry.objectValue else { continue }
      let to = object["to"]?.stringValue
      let condition = conditions.visibility(show: object["show"], showAny: object["showAny"])
      routes.append(Route(target: to.map(names.step), condition: condition?.json).json)
      var rest: JSONObject = [:]
      for member in object.members where member.key != "to" {
        let isCondition = member.key == "show" || member.key == "showAny"
        if !isCondition || !conditions.isExact(member.value) { rest[member.key] = member.value }
      }
      let name = entryNames.name(to ?? "")
      if !rest.isEmpty { rests[name] = .object(rest) }
    }
    draft.set(.array(routes), for: "routes")
    if !rests.isEmpty { draft.origin.rests["routes"] = .object(rests) }
  }
}
