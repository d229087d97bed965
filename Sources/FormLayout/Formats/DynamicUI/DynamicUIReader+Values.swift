internal import JSON

extension DynamicUIReader {
  /// Takes every value that has a place in the form.
  mutating func take(
    _ type: DynamicUIType, from rest: inout JSONObject, into draft: inout DynamicUIDraft,
    at pointer: JSONPointer
  ) {
    for mapping in DynamicUIType.common + type.mappings {
      guard let value = Self.value(at: mapping.source, in: rest).map(names.translated),
        mapping.takes(value, in: draft.type)
      else { continue }
      draft.set(value, for: mapping.target)
      Self.remove(mapping.source, from: &rest)
    }
    switch type.name {
    case "Text": if draft.properties["text"] != nil { draft.set(true, for: ["markdown"]) }
    case "Label" where draft.properties["systemName"] == nil:
      takeWords(into: &draft)
    case "Picker": takeOptions(from: &rest, into: &draft, at: pointer)
    case "DatePicker": takeDates(from: &rest, into: &draft)
    case "Grid": takeGridSpacing(from: &rest, into: &draft)
    default: break
    }
    if type.hidesTitle, draft.properties["label"] != nil {
      draft.origin.marks.insert(.hiddenTitle)
      findings.note(
        "DynamicUI does not show the title of a \(type.name)", at: pointer.appending("title"))
    }
    for (property, value) in type.assumed
    where draft.properties[property] == nil && !rest.keys.contains(property + "Value") {
      draft.set(value, for: [property])
      draft.origin.assumed.append(property)
    }
  }

  /// A label without an icon is Markdown to DynamicUI, which a form's label never is.
  private func takeWords(into draft: inout DynamicUIDraft) {
    guard let label = draft.properties["label"]?.stringValue else { return }
    if let words = InlineMarkdown.words(of: label) {
      draft.set(.string(words), for: ["label"])
    } else {
      draft.origin.marks.insert(.markdown)
    }
  }

  /// The value of a key, or of a key inside the value of another.
  static func value(at source: [String], in object: JSONObject) -> JSONValue? {
    source.count == 1 ? object[source[0]] : object[source[0]]?[source[1]]
  }

  /// Takes a value out; an object of which nothing is left goes with it.
  static func remove(_ source: [String], from object: inout JSONObject) {
    guard source.count == 2, var inner = object[source[0]]?.objectValue else {
      object[source[0]] = nil
      return
    }
    inner[source[1]] = nil
    object[source[0]] = inner.isEmpty ? nil : .object(inner)
  }

  private mutating func takeOptions(
    from rest: inout JSONObject, into draft: inout DynamicUIDraft, at pointer: JSONPointer
  ) {
    var count = 0
    if let entries = rest["children"]?.arrayValue {
      for (index, entry) in entries.enumerated() where entry["type"]?.stringValue == nil {
        findings.noteDropped(at: pointer.appending("children").appending(index))
      }
      let read = DynamicUIOptions(entries, translated: names.translated)
      count = read.options.count
      draft.set(.array(read.options), for: ["options"])
      if !read.isExact { draft.origin.entries = entries }
      rest["children"] = nil
    }
    guard let value = rest["defaultValue"], let place = value.intValue,
      (0..<count).contains(place)
    else { return }
    draft.set(.string(String(place)), for: ["defaultValue"])
    if value != .number(JSONNumber(place)) { draft.origin.spelled["defaultValue"] = value }
    rest["defaultValue"] = nil
  }

  private func takeDates(from rest: inout JSONObject, into draft: inout DynamicUIDraft) {
    let mode: DateValue.Mode =
      switch rest["parameters"]?["displayedComponents"]?.stringValue {
      case "date": .date
      case "hourAndMinute": .time
      default: .dateTime
      }
    draft.set(.string(mode.rawValue), for: ["mode"])
    if mode != .dateTime { Self.remove(["parameters", "displayedComponents"], from: &rest) }
    for name in ["minimum", "maximum", "defaultValue"] {
      guard let value = rest[name], let moment = DynamicUIMoment(value) else { continue }
      draft.set(.string(moment.text(mode)), for: [name])
      draft.origin.spelled[name] = value
      rest[name] = nil
    }
  }

  /// Rows and columns have one distance here.
  private func takeGridSpacing(from rest: inout JSONObject, into draft: inout DynamicUIDraft) {
    guard let parameters = rest["parameters"], let value = parameters["horizontalSpacing"],
      value == parameters["verticalSpacing"],
      let shape = Property.style.first(where: { $0.name == "spacing" })?.shape, shape.takes(value)
    else { return }
    draft.set(value, for: ["style", "spacing"])
    Self.remove(["parameters", "horizontalSpacing"], from: &rest)
    Self.remove(["parameters", "verticalSpacing"], from: &rest)
  }
}

// MARK: What is ignored

extension DynamicUIReader {
  /// Tells what DynamicUI makes nothing of.
  mutating func noteIgnored(_ rest: JSONObject, _ type: DynamicUIType?, at pointer: JSONPointer) {
    for member in rest.members where !member.value.isNull {
      let place = pointer.appending(member.key)
      switch member.key {
      case "state", "modifiers", "parameters": findings.noteLists(in: member.value, at: place)
      case "defaultValue":
        findings.noteLists(in: member.value, at: place)
        noteDefault(of: type, at: place)
      case "if", "identifier": break
      default:
        guard DynamicUIField.named(member.key) != nil else {
          findings.note("DynamicUI ignores '\(member.key)'", at: place)
          continue
        }
        guard let type else { continue }
        findings.note("DynamicUI ignores '\(member.key)' of a \(type.name)", at: place)
      }
    }
  }

  private mutating func noteDefault(of type: DynamicUIType?, at pointer: JSONPointer) {
    guard let type, Component(type: type.component, id: "").valueKind != nil else { return }
    findings.note(
      "DynamicUI's \(type.name) does not start with this value, though conditions see it",
      at: pointer)
  }
}
