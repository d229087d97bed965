internal import JSON

extension Check {
  static let unknownType = Check(
    code: "unknown-type", severity: .warning,
    summary: "a component's type is not in the catalogue",
    reason: """
      A type that nobody knows is kept and written back, but shown only as its name in brackets, \
      and it asks for nothing.
      """,
    source: "SurveyJS linter; camunda/skills#96, a2ui-project/a2ui#2013",
    passing: [
      Example("a known type", [["type": "TextField", "id": "a", "label": "A"]]),
      Example("a blank type is another finding", [["type": " ", "id": "a"]]),
    ],
    failing: [
      Example("a slip", [["type": "TextFeild", "id": "a", "label": "A"], Example.submit]),
      Example(
        "another case",
        [["type": "vstack", "id": "a", "children": [["type": "Divider", "id": "b"]]]]),
      Example(
        "another language's name",
        [
          ["type": "dropdown", "id": "a", "label": "A", "options": [["value": "x"]]],
          Example.submit,
        ]),
      Example("a submit button by its type", [["type": "submit", "id": "a", "label": "Send"]]),
      Example("an option among the components", [["type": "Option", "id": "a", "label": "A"]]),
      Example("a name like no other", [["type": "ProductCard", "id": "a"]]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let type = placed.component.type
        guard !type.allSatisfy(\.isWhitespace), placed.component.catalogued == nil else {
          return nil
        }
        if type == "Option" {
          return placed.finding(
            "an Option is no component", at: "type",
            help: "choices stand in the 'options' of a Picker, each with a value and a label")
        }
        let foreign = ForeignName.type(of: type)
        let nearest = NearestName.to(type, among: ComponentType.all.map(\.name))
        guard let meant = nearest ?? foreign else {
          return placed.finding(
            "there is no type '\(type)'", at: "type",
            help: "it is kept, but not understood: see the list of types")
        }
        let isSure = foreign == meant || NearestName.isOneEdit(from: type, to: meant)
        var changes: [PropertyChange] = [.text("type", meant)]
        if meant == "Button", type.lowercased().hasPrefix("submit"), placed.component.role == nil {
          changes.append(.text("role", "submit"))
        }
        return placed.finding(
          "there is no type '\(type)'", at: "type", help: "did you mean '\(meant)'?",
          fixes: [
            Fix(
              "make it a \(meant)", isSure ? .safe : .offered,
              [.set(ids: [context.address(of: placed)], props: changes)])
          ])
      }
    })
}
