internal import JSON

extension Check {
  static let labelBesideField = Check(
    code: "label-beside-field", severity: .info,
    summary: "a text to the left of a field stands for its label",
    reason: """
      A field shows its own label above it, where it is read fastest and leaves room on a phone. A \
      text beside it says the same again, and belongs to nothing.
      """,
    source: "GOV.UK Design System: Text input; L. Wroblewski: Web Form Design",
    passing: [
      Example("a unit", row("€", "Price")),
      Example("the label alone", [["type": "TextField", "id": "a", "label": "Email"]]),
      Example(
        "a text beside a button",
        [
          [
            "type": "HStack", "id": "row",
            "children": [
              ["type": "Text", "id": "t", "text": "Help"],
              ["type": "Button", "id": "b", "label": "Help", "action": "help"],
            ],
          ]
        ]),
    ],
    failing: [
      Example("the same words", row("Email:", "Email")),
      Example("for assistive technology", row("E-mail", nil)),
    ],
    find: { context in
      context.components(ofType: "HStack", "GridRow").compactMap { placed in
        let children = context.children(of: placed)
        guard children.count > 1, ["Text", "Label"].contains(children[0].component.type),
          let words = children[0].component.words, case let field = children[1],
          field.component.isField, field.component.type != "Toggle"
        else { return nil }
        let component = field.component
        let said = [component.label, component.accessibility["label"]?.stringValue]
        let beside = TextWords.of(words)
        guard !beside.isEmpty, said.contains(where: { TextWords.of($0 ?? "") == beside }) else {
          return nil
        }
        let label: [PropertyChange] = component.label == nil ? [.text("label", words)] : []
        let edits: [Edit] =
          (label.isEmpty ? [] : [.set(ids: [context.address(of: field)], props: label)])
          + [.remove(ids: [context.address(of: children[0])])]
        return children[0].finding(
          "'\(words)' stands beside \(field.name), as its label",
          help: "leave the label to the field, which shows it above",
          fixes: context.isNamed(children[0])
            ? [] : [Fix("leave it to the field", .safe, edits)],
          related: [field.related("the field beside it")])
      }
    })

  private static func row(_ text: String, _ label: String?) -> JSONValue {
    var field: JSONObject = ["type": "TextField", "id": "a"]
    if let label {
      field["label"] = .string(label)
    } else {
      field["accessibility"] = ["label": .string(text)]
    }
    return [
      [
        "type": "HStack", "id": "row",
        "children": [["type": "Text", "id": "t", "text": .string(text)], .object(field)],
      ]
    ]
  }
}
