internal import JSON

extension Check {
  static let opacityRange = Check(
    code: "opacity-range", severity: .warning,
    summary: "a component cannot be seen",
    reason: """
      At an opacity of 0 a component is there, takes room and touches, and nobody sees it. What is \
      to be hidden has 'visibleIf'. (An opacity outside of 0 to 1 is 'property-wrong-type'.)
      """,
    source: "SwiftUI; WCAG 2.2: 1.4.3",
    passing: [
      Example("faint", [text(0.5)]),
      Example("hidden by its condition", [["type": "Spacer", "id": "a", "visibleIf": false]]),
    ],
    failing: [
      Example("a text", [text(0)]),
      Example(
        "a field",
        [["type": "TextField", "id": "a", "label": "A", "style": ["opacity": 0.0]]]),
    ],
    find: { context in
      context.components(having: "style").compactMap { placed in
        guard placed.component.style["opacity"]?.doubleValue == 0 else { return nil }
        let edit = Edit.set(
          ids: [context.address(of: placed)], props: [.unset("style.opacity")])
        return Finding(
          component: placed.reportedID,
          pointer: placed.path.pointer.appending("style").appending("opacity"),
          message: "it has an opacity of 0, so nobody sees it",
          help: "remove the opacity, or hide it by 'visibleIf'",
          fixes: [Fix("remove the opacity", .offered, [edit])])
      }
    })

  private static func text(_ opacity: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "style": ["opacity": opacity]]
  }
}
