internal import JSON

extension Check {
  static let actionInputsMissing = Check(
    code: "action-inputs-missing", severity: .error,
    summary: "a ViewLayout's registration lacks an answer that its application reads",
    reason: """
      The application of ViewLayout answers to 'register' by reading four answers by their \
      bindings. Without one of them nobody can register.
      """,
    source: "ViewLayout's handling of actions",
    passing: [
      Example(
        "all four", viewLayout(["fullName", "email", "password", "confirmPassword"])),
      Example(
        "a form for another host",
        [
          "formchat": 1, "id": "a",
          "components": [
            ["type": "TextField", "id": "email", "label": "Email"],
            [
              "type": "Button", "id": "go", "label": "Go", "role": "submit", "action": "register",
            ],
          ],
        ]),
    ],
    failing: [
      Example("no confirmation", viewLayout(["fullName", "email", "password"])),
      Example("a slip", viewLayout(["fullName", "email", "password", "confirmPasword"])),
    ],
    find: { context in
      guard context.form.source?.name == LayoutFormat.viewLayout.name else { return [] }
      let fields = context.components.filter { $0.component.valueKind != nil }
      let bindings = fields.map(\.component.binding)
      let missing = wanted.filter { name in !bindings.contains { $0.isIdentical(to: name) } }
      guard !missing.isEmpty, !fields.isEmpty else { return [] }
      return context.components(ofType: "Button").compactMap { placed in
        guard placed.component.action?.lowercased() == "register"
        else { return nil }
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        return placed.finding(
          "'register' needs \(names), and no field has \(missing.count == 1 ? "it" : "them")",
          at: "action", help: "add a field with that binding",
          fixes: fix(missing, fields.filter { !wanted.contains($0.component.binding) }, context))
      }
    })

  private static let wanted = ArticleAction.register.keys

  private static func viewLayout(_ bindings: [String]) -> JSONValue {
    let fields = bindings.map { binding -> JSONValue in
      ["type": "TextField", "id": .string(binding), "label": .string(binding)]
    }
    return [
      "formchat": 1, "id": "a", "origin": ["format": "viewlayout"],
      "components": .array(
        fields + [
          ["type": "Button", "id": "go", "label": "Go", "role": "submit", "action": "register"]
        ]),
    ]
  }

  /// Gives the missing bindings to the fields that miss them by a slip, where there is one for each.
  private static func fix(
    _ missing: [String], _ others: [PlacedComponent], _ context: CheckContext
  ) -> [Fix] {
    let edits = missing.compactMap { name -> Edit? in
      others.first { NearestName.isOneEdit(from: $0.component.binding, to: name) }
        .map { .set(ids: [context.address(of: $0)], props: [.text("binding", name)]) }
    }
    guard edits.count == missing.count else { return [] }
    return [Fix("write the binding so", .offered, edits)]
  }
}
