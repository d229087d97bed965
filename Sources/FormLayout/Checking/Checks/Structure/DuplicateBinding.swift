internal import JSON

extension Check {
  static let duplicateBinding = Check(
    code: "duplicate-binding", severity: .warning,
    summary: "two fields keep their answer under the same key",
    reason: """
      A field's answer is kept under its binding, or its id. Two fields with one key in the same \
      form, or in the same item of a Repeat, share one answer: what is typed in one overwrites the other.
      """,
    source: "Formhaus; open-formulieren/open-forms#5234",
    passing: [
      Example(
        "the same key in two kinds of item",
        [
          [
            "type": "Repeat", "id": "travellers", "label": "Travellers",
            "children": [
              [
                "type": "Item", "id": "adult",
                "children": [["type": "TextField", "id": "a", "binding": "name"]],
              ],
              [
                "type": "Item", "id": "child",
                "children": [["type": "TextField", "id": "b", "binding": "name"]],
              ],
            ],
          ]
        ]),
      Example(
        "two fields of which one is shown",
        [
          ["type": "Toggle", "id": "abroad", "label": "Abroad"],
          [
            "type": "TextField", "id": "state", "label": "State", "binding": "region",
            "visibleIf": ["not": ["field": "abroad", "truthy": true]],
          ],
          [
            "type": "TextField", "id": "province", "label": "Province", "binding": "region",
            "visibleIf": ["field": "abroad", "truthy": true],
          ],
        ]),
      Example(
        "a key that is the id of what holds no answer",
        [["type": "Divider", "id": "name"], ["type": "TextField", "id": "b", "binding": "name"]]),
    ],
    failing: [
      Example(
        "two bindings",
        [
          ["type": "TextField", "id": "home", "label": "Home", "binding": "phone"],
          ["type": "TextField", "id": "work", "label": "Work", "binding": "phone"],
        ]),
      Example(
        "a binding and an id",
        [
          ["type": "TextField", "id": "phone", "label": "Home"],
          ["type": "TextField", "id": "work", "label": "Work", "binding": "phone"],
        ]),
    ],
    find: { context in
      var groups: [AnswerKey: [PlacedComponent]] = [:]
      for placed in context.components where placed.component.valueKind != nil {
        let key = AnswerKey(scope: placed.scope, binding: CodeUnits(placed.component.binding))
        guard !key.binding.string.isEmpty else { continue }
        groups[key, default: []].append(placed)
      }
      return groups.values.compactMap { group in
        let isOneID = group.allSatisfy { $0.component.id.isIdentical(to: group[0].component.id) }
        guard group.count > 1, !isOneID, !areExclusive(group, context) else { return nil }
        return sharedKey(group, in: context)
      }
    })

  private struct AnswerKey: Hashable {
    let scope: ComponentPath
    let binding: CodeUnits
  }

  /// Whether no two of a few are ever shown together: the one key holds the answer of the one shown.
  private static func areExclusive(_ group: [PlacedComponent], _ context: CheckContext) -> Bool {
    guard group.count <= 6 else { return false }
    return group.indices.allSatisfy { later in
      group[..<later].allSatisfy { context.areExclusive($0, group[later]) }
    }
  }

  private static func sharedKey(_ group: [PlacedComponent], in context: CheckContext) -> Finding {
    let later = group[1]
    let key = later.component.binding
    let edits = group.dropFirst().filter { $0.component["binding"] != nil }.map {
      Edit.set(ids: [context.address(of: $0)], props: [.unset("binding")])
    }
    return later.finding(
      "it shares the key '\(key)' with \(group[0].name), so both hold one answer",
      at: "binding", help: "give one of them a binding of its own, or remove the binding",
      fixes: edits.isEmpty
        ? [] : [Fix("keep the answer under the field's own id", .offered, edits)],
      related: [group[0].related("the first field with that key", at: "binding")]
        + group.dropFirst(2).map { $0.related("and here", at: "binding") })
  }
}
