internal import JSON

extension FormhausReader {
  mutating func field(_ value: JSONValue, at pointer: JSONPointer) -> Component {
    guard let object = value.objectValue else { return Component(json: value) }
    let written = object["type"]?.stringValue
    let type = FormhausFieldType(named: written ?? "")
    let id = names.id(at: pointer)
    var draft = FormhausDraft()
    for member in type.properties.members { draft.set(member.value, for: member.key) }
    for member in object.members { take(member, of: type, id: id, into: &draft, at: pointer) }
    takeVisibility(of: object, into: &draft)
    if type.isCustom, draft.properties["binding"] == nil, let key = object["key"]?.stringValue {
      // Without the catalogue's word that it is a field, its id alone would not say that it is bound.
      draft.set(.string(key), for: "binding")
    }
    draft.origin.absent = ["key", "type", "label"].filter { object[$0] == nil }
    noteIgnored(in: object, type, at: pointer)
    let component = draft.component(type.component, id: id)
    guard let written, FormhausFieldType.holding(component)?.type.name != written else {
      return component
    }
    draft.origin.type = written
    return draft.component(type.component, id: id)
  }

  private static let fieldKeys: Set = [
    "key", "type", "label", "placeholder", "helperText", "defaultValue", "show", "showAny",
    "validation", "options", "optionsFrom", "optionsDependsOn", "accept", "rows", "mask",
    "inputMode", "autoAdvance",
  ]

  private mutating func take(
    _ member: JSONObject.Member, of type: FormhausFieldType, id: String,
    into draft: inout FormhausDraft, at pointer: JSONPointer
  ) {
    let text = member.value.stringValue
    switch member.key {
    case "key" where text != nil:
      if let text, !text.isIdentical(to: id) { draft.set(member.value, for: "binding") }
    case "type" where text != nil: break
    case "label" where text != nil, "placeholder" where text != nil:
      draft.set(member.value, for: member.key)
    case "helperText" where text != nil: draft.set(member.value, for: "help")
    case "defaultValue" where type.takes(default: member.value):
      draft.set(member.value, for: "defaultValue")
    case "options" where type.hasOptions: takeOptions(member, into: &draft)
    case "validation":
      takeValidation(member, of: type, into: &draft, at: pointer.appending("validation"))
    case "accept" where type.answer == .file && text != nil:
      draft.set(member.value, for: "accept")
    case "rows"
    where type.name == "textarea" && member.value.intValue.map { 1...100 ~= $0 } == true:
      draft.set(member.value, for: "rows")
    case "show", "showAny": break
    default: draft.keep(member)
    }
  }

  private func takeOptions(_ member: JSONObject.Member, into draft: inout FormhausDraft) {
    let read = FormhausOptions(member.value)
    draft.set(read.options, for: "options")
    if !read.isExact { draft.keep(member) }
    if !read.rests.isEmpty { draft.origin.rests["options"] = .object(read.rests) }
  }

  private mutating func noteIgnored(
    in object: JSONObject, _ type: FormhausFieldType, at pointer: JSONPointer
  ) {
    findings.noteUnknown(object, besides: Self.fieldKeys, at: pointer)
    if object["options"] != nil, !type.hasOptions {
      findings.ignore(
        "a \(type.name) field has no options", at: pointer.appending("options"))
    }
    if object["autoAdvance"] == true, type.name != "radio", !type.isCustom {
      findings.ignore(
        "only radio buttons go on by themselves", at: pointer.appending("autoAdvance"))
    }
  }
}
