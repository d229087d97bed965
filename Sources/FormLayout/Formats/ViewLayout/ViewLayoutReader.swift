internal import JSON

/// Reads a ViewLayout as a form: what its author wrote, with what the article's program would make
/// of it told as diagnostics.
///
/// A key that has no place in the form is kept in `origin`, together with what the reader added:
/// `type` and `text` tell how those were spelled, `assumed` what was not there, `keys` holds the
/// rest verbatim.
struct ViewLayoutReader {
  private var findings = ViewLayoutFindings()
  private var spacing: JSONValue?
  private var places: [ComponentPath: JSONPointer] = [:]

  mutating func read(_ root: JSONObject) -> ReadLayout {
    var properties: JSONObject = [
      "formchat": .number(JSONNumber(Form.formatVersion)), "id": "newForm",
    ]
    let style = readRoot(root)
    if !style.properties.isEmpty { properties["style"] = .object(style.properties) }
    var elements: [ViewElement] = []
    for (index, child) in (root["children"]?.arrayValue ?? []).enumerated() {
      elements.append(
        element(child, at: JSONPointer(["children"]).appending(index), ComponentPath([index])))
    }
    ViewElement.assignIDs(to: &elements)
    ViewElement.assignRoles(to: &elements)
    properties["components"] = .array(elements.map(\.component.json))
    properties["origin"] = style.origin.json ?? [Origin.format: "viewlayout"]
    let form = Form(json: properties)
    let paths = Dictionary(uniqueKeysWithValues: places.map { ($0.value, $0.key) })
    return ReadLayout(
      form: form, format: "viewlayout",
      diagnostics: findings.all.map { $0.naming(componentOf: form, at: paths) }, places: places)
  }

  private mutating func readRoot(
    _ root: JSONObject
  ) -> (properties: JSONObject, origin: ViewOrigin) {
    var style: JSONObject = [:]
    var origin = ViewOrigin()
    if root["type"]?.stringValue.map({ $0.isIdentical(to: "VStack") }) != true {
      origin.type = root["type"]
    }
    findings.checkRoot(root)
    for member in root.members {
      switch member.key {
      case "type": break
      case "children" where member.value.arrayValue != nil: break
      case "spacing", "padding", "backgroundColor":
        setStyle(member, in: &style, &origin)
      default:
        origin.keys[member.key] = member.value
        if member.key != "children" { findings.ignore(member.key, at: .root) }
      }
    }
    if style["backgroundColor"] != nil {
      findings.note(
        "ViewLayout's renderer takes the form's 'backgroundColor' for the name of an asset, not for a colour",
        at: JSONPointer(["backgroundColor"]))
    }
    spacing = style["spacing"]
    return (style, origin)
  }
}

// MARK: Elements

extension ViewLayoutReader {
  private mutating func element(
    _ value: JSONValue, at pointer: JSONPointer, _ path: ComponentPath
  ) -> ViewElement {
    places[path] = pointer
    guard let object = value.objectValue else {
      findings.refuse("an element is \(value.kindInWords), not an object", at: pointer)
      return ViewElement(stray: value)
    }
    findings.checkElement(object, at: pointer)
    let kind = ViewElementKind(object["type"]?.stringValue ?? "")
    var element = ViewElement(type: kind.type)
    if object["type"]?.stringValue.map({ $0.isIdentical(to: kind.type) }) != true {
      element.origin.type = object["type"]
    }
    if !kind.isDrawn, object["type"]?.stringValue != nil {
      findings.note(
        "ViewLayout's renderer shows nothing for '\(kind.type)'", at: pointer.appending("type"))
    }
    for member in object.members where member.key != "type" && member.key != "children" {
      take(member, kind, into: &element, at: pointer)
    }
    complete(&element, kind, object, at: pointer)
    guard let children = object["children"] else { return element }
    guard kind.hasChildren, let elements = children.arrayValue else {
      element.origin.keys["children"] = children
      if !kind.hasChildren { findings.ignore("children", at: pointer) }
      return element
    }
    element.set([], for: "children")
    for (index, child) in elements.enumerated() {
      element.children.append(
        self.element(
          child, at: pointer.appending("children").appending(index), path.appending(index)))
    }
    return element
  }

  /// Puts one key where it belongs in the form; what has no place there goes to the origin.
  private mutating func take(
    _ member: JSONObject.Member, _ kind: ViewElementKind, into element: inout ViewElement,
    at pointer: JSONPointer
  ) {
    let text = member.value.stringValue
    switch member.key {
    case "title" where text != nil && kind.titleProperty != nil:
      element.set(member.value, for: kind.titleProperty ?? "")
    case "placeholder" where text != nil && kind.takes("placeholder"),
      "action" where text != nil && kind.takes("action"):
      element.set(member.value, for: member.key)
    case "binding" where text.map(kind.takesKey) ?? false:
      element.foreignID = text
    case "font", "foregroundColor", "backgroundColor", "cornerRadius", "padding":
      setStyle(member, in: &element.style, &element.origin)
    default:
      element.origin.keys[member.key] = member.value
    }
    if kind.isDrawn, !kind.reads(member.key), !member.value.isNull {
      findings.ignore(member.key, at: pointer)
    }
    findings.noteMisreading(member, kind, at: pointer)
  }

  /// Adds what the original has without being told.
  private mutating func complete(
    _ element: inout ViewElement, _ kind: ViewElementKind, _ object: JSONObject,
    at pointer: JSONPointer
  ) {
    switch kind.type {
    case "Text":
      if element.properties["text"] == nil, let value = element.origin.keys["value"],
        value.stringValue != nil
      {
        element.set(value, for: "text")
        element.origin.keys["value"] = nil
        element.origin.textKey = "value"
        findings.note(
          "ViewLayout's renderer shows 'title' only, so this text is not seen there", at: pointer)
      }
    case "Button":
      element.style.set("fill", for: "width", in: KeyOrder.style)
      if element.properties["label"] == nil {
        element.set("Submit", for: "label")
        element.origin.assumed.append("title")
      }
    case "VStack", "HStack":
      if let spacing { element.style.set(spacing, for: "spacing", in: KeyOrder.style) }
    default: break
    }
    if kind.isField, element.foreignID == nil {
      element.origin.assumed.append("binding")
      if kind.isDrawn {
        findings.note(
          "ViewLayout's renderer forgets what is typed here, for want of a 'binding'", at: pointer)
      }
    }
  }
}

// MARK: Values

extension ViewLayoutReader {
  /// Puts a style value that the catalogue takes into a style, any other into the origin. A number
  /// in quotes is meant as a number.
  private func setStyle(
    _ member: JSONObject.Member, in style: inout JSONObject, _ origin: inout ViewOrigin
  ) {
    var value = member.value
    if ["spacing", "padding", "cornerRadius"].contains(member.key), let text = value.stringValue,
      let number = try? JSONValue(parsing: text), number.numberValue != nil
    {
      value = number
    }
    let property = Property.style.first { $0.name == member.key }
    if property?.shape.accepts(value) == true, !value.isNull {
      style.set(value, for: member.key, in: KeyOrder.style)
    } else {
      origin.keys[member.key] = member.value
    }
  }
}
