internal import JSON

extension Check {
  static let unknownProperty = Check(
    code: "unknown-property", severity: .warning,
    summary: "a key is not one that its object takes",
    reason:
      "The key is kept and written back, but nothing comes of it: what it should do does not happen.",
    source: "SurveyJS linter; heyform/heyform#321, camunda/skills#96",
    passing: [
      Example(
        "known keys",
        [["type": "TextField", "id": "a", "label": "A", "rules": [], "messages": ["x": "y"]]]),
      Example(
        "anything under origin and metadata",
        ["formchat": 1, "id": "a", "components": [], "metadata": ["x": 1], "origin": ["y": 2]]),
      Example(
        "any key of a type that nobody knows", [["type": "Card", "id": "a", "elevation": 3]]),
    ],
    failing: [
      Example("a slip", [["type": "TextField", "id": "a", "label": "A", "placehoder": "Anna"]]),
      Example("another language's name", [["type": "TextField", "id": "a", "title": "Name"]]),
      Example(
        "what another type takes", [["type": "TextField", "id": "a", "label": "A", "rows": 3]]),
      Example(
        "a style outside of the style", [["type": "Text", "id": "a", "text": "A", "padding": 8]]),
      Example(
        "in a style", [["type": "Text", "id": "a", "text": "A", "style": ["colour": "red"]]]),
      Example("of the form", ["formchat": 1, "id": "a", "titel": "Login", "components": []]),
    ],
    find: { context in
      let form = context.form
      let own = form.properties.keys.filter { formProperties[$0] == nil }.map { key in
        unknownFormKey(key, form)
      }
      let ofComponents = context.components.flatMap { placed in
        guard let type = placed.component.catalogued else { return [Finding]() }
        return placed.component.properties.keys.filter {
          type.property($0) == nil && $0 != "children"
        }
        .map { unknownKey($0, of: placed, type, context) }
      }
      return own + ofComponents + context.shapeFaults.compactMap(unknownInnerKey)
    })

  private static let formProperties = Dictionary(
    uniqueKeysWithValues: Property.form.map { ($0.name, $0) })

  private static func unknownFormKey(_ key: String, _ form: Form) -> Finding {
    let meant = NearestName.to(key, among: Property.form.map(\.name))
    var finding = Finding(
      pointer: JSONPointer([key]), message: "the form does not know '\(key)', so it does nothing",
      help: meant.map { "did you mean '\($0)'?" } ?? "what is your own goes under 'metadata'")
    if let meant, let property = formProperties[meant], let value = form[key] {
      finding.fixes = rename(key, to: property, value, of: "form", isTaken: form[meant] != nil)
    }
    return finding
  }

  private static func unknownKey(
    _ key: String, of placed: PlacedComponent, _ type: ComponentType, _ context: CheckContext
  ) -> Finding {
    let component = placed.component
    let isStyle = KeyOrder.style.rank(of: key) != nil
    let meant =
      ForeignName.property(of: key, in: type)
      ?? NearestName.to(key, among: type.properties.map(\.name))
    let isKnown = KeyOrder.component.rank(of: key) != nil
    var finding = placed.finding(
      isKnown
        ? "a \(type.name) takes no '\(key)', so it does nothing"
        : "'\(key)' is not known, so it does nothing",
      at: key,
      help: isStyle
        ? "did you mean '\(key)' inside 'style'?" : meant.map { "did you mean '\($0)'?" })
    if !isStyle, meant == nil {
      finding.help = "remove it, or see which properties the type takes"
    }
    if isStyle {
      finding.fixes = intoStyle(key, of: placed, context)
    } else if let meant, let property = type.property(meant), let value = component[key] {
      finding.fixes = rename(
        key, to: property, value, of: context.address(of: placed), isTaken: component[meant] != nil)
    }
    if finding.fixes.isEmpty {
      let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset(key)])
      finding.fixes = [Fix("remove it", .offered, [edit])]
    }
    return finding
  }

  private static func intoStyle(
    _ key: String, of placed: PlacedComponent, _ context: CheckContext
  ) -> [Fix] {
    let component = placed.component
    guard let value = component[key], component.style[key] == nil,
      let shape = Property.style.first(where: { $0.name == key })?.shape,
      shape.mismatch(of: value) == nil
    else { return [] }
    return [
      Fix(
        "move it into 'style'", .safe,
        [
          .set(
            ids: [context.address(of: placed)], props: [.path("style.\(key)", value), .unset(key)])
        ])
    ]
  }

  private static func rename(
    _ key: String, to property: Property, _ value: JSONValue, of address: String, isTaken: Bool
  ) -> [Fix] {
    guard !isTaken, property.shape.mismatch(of: value) == nil else { return [] }
    return [
      Fix(
        "call it '\(property.name)'", .safe,
        [.set(ids: [address], props: [.path(property.name, value), .unset(key)])])
    ]
  }

  private static func unknownInnerKey(_ fault: ShapeFault) -> Finding? {
    guard case .unknownKey(let nearest) = fault.mismatch.kind else { return nil }
    return Finding(
      component: fault.owner?.reportedID, pointer: fault.pointer,
      message: "\(fault.place) is not known, so it does nothing",
      help: nearest.map { "did you mean '\($0)'?" } ?? "remove it, or see which keys it takes")
  }
}
