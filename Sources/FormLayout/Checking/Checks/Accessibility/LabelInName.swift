internal import JSON

extension Check {
  static let labelInName = Check(
    code: "label-in-name", severity: .warning,
    summary: "assistive technology is told another name than the one to be seen",
    reason: """
      Who talks to the device says what they see. Where the accessibility label lacks those words, \
      nothing happens.
      """,
    source: "WCAG 2.2: 2.5.3",
    passing: [
      Example("more words", [button("Send", "Send the order")]),
      Example("no words to be seen", [button(nil, "Delete")]),
      Example(
        "another name for voice control too",
        [
          [
            "type": "Button", "id": "a", "label": "Go",
            "accessibility": ["label": "Search", "inputLabels": ["Go", "Search"]],
          ]
        ]),
    ],
    failing: [
      Example("another word", [button("Send", "Submit")]),
      Example(
        "a field",
        [
          [
            "type": "TextField", "id": "a", "label": "Phone",
            "accessibility": ["label": "Mobile number"],
          ]
        ]),
    ],
    find: { context in
      context.components(having: "accessibility").compactMap { placed in
        let accessibility = placed.component.accessibility
        guard isTouched(placed.component),
          let name = accessibility["label"]?.stringValue, name.isSpoken,
          let label = placed.component.label, label.isSpoken
        else { return nil }
        let names =
          [name] + (accessibility["inputLabels"]?.arrayValue ?? []).compactMap(\.stringValue)
        let seen = TextWords.of(label)
        guard !names.contains(where: { holds(seen, TextWords.of($0)) }) else { return nil }
        let words = "\(label), \(name)"
        return Finding(
          component: placed.reportedID,
          pointer: placed.pointer(to: "accessibility").appending("label"),
          message: "it is called '\(name)' where '\(label)' is to be seen",
          help: "begin the accessibility label with the words to be seen",
          fixes: [
            context.fix(
              "call it '\(words)'", .safe, of: placed,
              [.path("accessibility.label", .string(words))])
          ])
      }
    })

  private static func button(_ label: String?, _ name: String) -> JSONValue {
    var object: JSONObject = ["type": "Button", "id": "a", "systemName": "trash"]
    if let label { object["label"] = .string(label) }
    object["accessibility"] = ["label": .string(name)]
    return .object(object)
  }

  private static func isTouched(_ component: Component) -> Bool {
    component.isField || component.catalogued?.kind == .action || component.type == "Link"
  }

  /// Whether words stand in others one after the other.
  private static func holds(_ part: [String], _ words: [String]) -> Bool {
    words.indices.contains { words[$0...].starts(with: part) }
  }
}
