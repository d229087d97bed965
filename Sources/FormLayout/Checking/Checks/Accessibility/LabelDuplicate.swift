internal import JSON

extension Check {
  static let labelDuplicate = Check(
    code: "label-duplicate", severity: .warning,
    summary: "two fields of one group have the same label",
    reason: """
      Who hears the form, or talks to it, has only the label to tell two fields apart; an error \
      about 'Name' could mean either.
      """,
    source: "WCAG 2.2: 2.4.6",
    passing: [
      Example("under two headings", [section("Buyer", "a"), section("Recipient", "b")]),
      Example(
        "one or the other is shown",
        [
          ["type": "Toggle", "id": "isFirm", "label": "For a firm"],
          [
            "type": "TextField", "id": "a", "label": "Name",
            "visibleIf": ["field": "isFirm", "eq": true],
          ],
          [
            "type": "TextField", "id": "b", "label": "Name",
            "visibleIf": ["field": "isFirm", "eq": false],
          ],
        ]),
      Example("labels that differ in a number", [name("a", "Guest 1"), name("b", "Guest 2")]),
    ],
    failing: [
      Example("side by side", [name("a", "Name"), name("petName", "Name")]),
      Example("but for case and signs", [name("a", "Phone"), name("workPhone", "phone:")]),
    ],
    find: { context in
      var groups: [Key: [PlacedComponent]] = [:]
      for field in context.askedFields where !field.words.isEmpty {
        guard let group = labelledGroup(around: field.placed) else { continue }
        groups[Key(group: group, words: field.words), default: []].append(field.placed)
      }
      return groups.values.filter { $0.count > 1 }.map { finding($0, context) }
    })

  private struct Key: Hashable {
    let group: ComponentPath
    let words: [String]
  }

  private static func section(_ label: String, _ id: String) -> JSONValue {
    [
      "type": "Section", "id": .string(id + "Box"), "label": .string(label),
      "children": [name(id, "Name")],
    ]
  }

  private static func name(_ id: String, _ label: String) -> JSONValue {
    ["type": "TextField", "id": .string(id), "label": .string(label)]
  }

  /// The nearest group whose name tells its fields from others'; `nil` where a condition may hide
  /// the field alone.
  private static func labelledGroup(around placed: PlacedComponent) -> ComponentPath? {
    guard placed.component["visibleIf"] == nil else { return nil }
    for (depth, ancestor) in placed.ancestors.enumerated().reversed() {
      let isNamed = ancestor.label?.isSpoken == true || ancestor["tab"] != nil
      if isNamed || ["Item", "Step", "TabView"].contains(ancestor.type) {
        return ComponentPath(Array(placed.path.indices.prefix(depth + 1)))
      }
      if ancestor["visibleIf"] != nil { return nil }
    }
    return .root
  }

  private static func finding(_ group: [PlacedComponent], _ context: CheckContext) -> Finding {
    let first = group[0]
    let later = group[1]
    return later.finding(
      "'\(later.component.label ?? "")' is the label of \(first.name) too", at: "label",
      help: "say in each label whose or which it is",
      fixes: later.component.label.flatMap { named(later, $0) }.map { words in
        [context.fix("label it '\(words)'", .offered, of: later, [.text("label", words)])]
      } ?? [],
      related: [first.related("the first with that label", at: "label")]
        + group.dropFirst(2).map { $0.related("and here", at: "label") })
  }

  /// The words of the id, where they say more than the label.
  private static func named(_ placed: PlacedComponent, _ label: String) -> String? {
    let words = Identifier.words(of: placed.component.id)
    let own = TextWords.of(words)
    let said = TextWords.of(label)
    return own.count > said.count && said.allSatisfy(own.contains) ? words : nil
  }
}
