internal import JSON

/// Reads a DynamicUI layout, with its envelope or without, as a form, with what the library would
/// make of it told as diagnostics.
///
/// What has no place in the form is kept in `origin`; see `DynamicUIOrigin`.
struct DynamicUIReader {
  let names: DynamicUINames
  var findings: DynamicUIFindings
  private let layout: JSONValue
  private let listPlace: JSONPointer
  private var places: [ComponentPath: JSONPointer] = [:]

  init(_ value: JSONValue) {
    var repeated: [JSONPointer] = []
    layout = value.keepingFirstKeys { repeated.append($0) }
    findings = DynamicUIStructure.findings(in: layout)
    for pointer in repeated {
      findings.note("of a key that is repeated, Foundation's reader takes the first", at: pointer)
    }
    listPlace = layout.arrayValue == nil ? JSONPointer(["components"]) : .root
    names = DynamicUINames(layout[listPlace]?.arrayValue ?? [], at: listPlace)
  }

  mutating func read() -> ReadLayout {
    var origin = DynamicUIOrigin()
    if layout.arrayValue != nil { origin.marks = [.array] }
    for member in layout.objectValue?.members ?? [] where member.key != "components" {
      if member.key == "schemaVersion" {
        // Only another spelling of the one version is kept.
        guard member.value != 1, member.value.intValue == 1 else { continue }
      } else {
        findings.note("DynamicUI ignores '\(member.key)'", at: JSONPointer([member.key]))
      }
      origin.keys[member.key] = member.value
    }
    let list = layout[listPlace]?.arrayValue ?? []
    let components = children(list, at: listPlace, .root, in: nil, &origin)
    var properties: JSONObject = [
      "formchat": .number(JSONNumber(Form.formatVersion)), "id": "newForm", "hiddenValues": "keep",
      "components": .array(components.map(\.json)),
    ]
    properties["origin"] = origin.json ?? [Origin.format: "dynamicui"]
    let form = Form(json: properties)
    let paths = Dictionary(uniqueKeysWithValues: places.map { ($0.value, $0.key) })
    return ReadLayout(
      form: form, format: "dynamicui",
      diagnostics: findings.all.map { $0.naming(componentOf: form, at: paths) }, places: places)
  }
}

// MARK: Components

extension DynamicUIReader {
  /// The components of a list. What is none is kept with the component after it, or at the end.
  private mutating func children(
    _ list: [JSONValue], at pointer: JSONPointer, _ path: ComponentPath, in parent: String?,
    _ origin: inout DynamicUIOrigin
  ) -> [Component] {
    var components: [Component] = []
    var stray: [JSONValue] = []
    for (index, entry) in list.enumerated() {
      let place = pointer.appending(index)
      guard let object = entry.objectValue, object["type"]?.stringValue != nil else {
        findings.noteDropped(at: place)
        stray.append(entry)
        continue
      }
      let here = path.appending(components.count)
      places[here] = place
      components.append(component(object, at: place, here, in: parent, after: stray))
      stray = []
    }
    origin.after = stray
    return components
  }

  private mutating func component(
    _ object: JSONObject, at pointer: JSONPointer, _ path: ComponentPath, in parent: String?,
    after stray: [JSONValue]
  ) -> Component {
    let written = object["type"]?.stringValue ?? ""
    let type = DynamicUIType.named(written)
    var draft = DynamicUIDraft(type: type?.component ?? written)
    draft.origin.before = stray
    var rest = object
    rest["type"] = nil
    if type == nil {
      if ComponentType.named(written) != nil { draft.origin.type = written }
      findings.note(
        "DynamicUI shows '\(written)' only where the application draws it",
        at: pointer.appending("type"))
    }
    dropRefused(from: &rest)
    takeIdentifier(from: &rest, into: &draft, at: pointer)
    takeCondition(from: &rest, into: &draft)
    take(type ?? .custom, from: &rest, into: &draft, at: pointer)
    takeTab(type ?? .custom, in: parent, from: &rest, into: &draft)
    takeModifiers(from: &rest, into: &draft)
    if written == "AsyncImage", draft.properties["url"] == nil { draft.origin.type = written }
    var components: [Component] = []
    if type?.hasChildren ?? true, let list = rest["children"]?.arrayValue {
      rest["children"] = nil
      draft.set([], for: ["children"])
      components = children(
        list, at: pointer.appending("children"), path, in: written, &draft.origin)
    }
    noteIgnored(rest, type, at: pointer)
    draft.origin.keys = rest
    return draft.component(id: names.id(at: pointer), children: components)
  }

  /// What is refused has no value here, so that it is not written back either.
  private func dropRefused(from rest: inout JSONObject) {
    for member in rest.members {
      if let field = DynamicUIField.named(member.key), !field.accepts(member.value) {
        rest[member.key] = nil
      }
    }
    if let condition = rest["if"]?.stringValue, DynamicUIReference.read(condition) == nil {
      rest["if"] = nil
    }
  }

  /// A field is addressed by its id or `binding`, and is marked where it has no identifier; anything
  /// else is marked where it has one.
  private func takeIdentifier(
    from rest: inout JSONObject, into draft: inout DynamicUIDraft, at pointer: JSONPointer
  ) {
    let id = names.id(at: pointer)
    let holdsValue = Component(type: draft.type, id: id).valueKind != nil
    let identifier = rest["identifier"]?.stringValue
    if identifier != nil { rest["identifier"] = nil }
    guard let identifier, !DynamicUIReference.isBlank(identifier), !names.isRepeated(at: pointer)
    else {
      if holdsValue { draft.origin.assumed.append("identifier") }
      return
    }
    let isID = identifier.isIdentical(to: id)
    if holdsValue {
      if !isID { draft.set(.string(identifier), for: ["binding"]) }
    } else {
      draft.origin.identifier = isID ? .id : .text(identifier)
    }
  }

  private func takeCondition(from rest: inout JSONObject, into draft: inout DynamicUIDraft) {
    guard let text = rest["if"]?.stringValue, let condition = names.condition(text) else { return }
    rest["if"] = nil
    draft.set(condition.json, for: ["visibleIf"])
    if let name = DynamicUIReference.read(text), !text.isIdentical(to: "$" + name) {
      draft.origin.spelled["if"] = .string(text)
    }
  }

  /// What a tab shows is its component's own `title` and `url`, as far as that does not show them.
  private func takeTab(
    _ type: DynamicUIType, in parent: String?, from rest: inout JSONObject,
    into draft: inout DynamicUIDraft
  ) {
    guard parent == "TabView" else { return }
    var tab: JSONObject = [:]
    for (key, name) in [("title", "label"), ("url", "systemName")] where !type.maps(key) {
      guard let value = rest[key], value.stringValue != nil else { continue }
      tab[name] = names.translated(value)
      rest[key] = nil
    }
    if !tab.isEmpty { draft.set(.object(tab), for: ["tab"]) }
  }
}
