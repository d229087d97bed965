internal import JSON

extension Check {
  static let missingID = Check(
    code: "missing-id", severity: .error,
    summary: "a component, or the form, has no id",
    reason: """
      Every edit, condition and answer names a component by its id. What has none can be seen, \
      but never be changed or referred to.
      """,
    source: "house rule: everything is addressed by id",
    passing: [
      Example("an id", [["type": "Divider", "id": "line"]]),
      Example("an id that is no text is another finding", [["type": "Divider", "id": 7]]),
    ],
    failing: [
      Example("no id", [["type": "TextField", "label": "Email"]]),
      Example("an empty id", [["type": "TextField", "id": "", "label": "Email"]]),
      Example(
        "two components that would get the same id",
        [["type": "TextField", "label": "Name"], ["type": "TextField", "label": "Name"]]),
      Example("a form without an id", ["formchat": 1, "title": "Login", "components": []]),
    ],
    find: { context in
      formWithoutID(context.form) + componentsWithoutID(context)
    })

  private static func formWithoutID(_ form: Form) -> [Finding] {
    guard isMissing(form["id"]) else { return [] }
    let id = form.title.flatMap { Identifier.made(from: $0) } ?? "newForm"
    return [
      Finding(
        pointer: form["id"] == nil ? .root : JSONPointer(["id"]), message: "the form has no id",
        help: "give it one, such as '\(id)'",
        fixes: [
          Fix(
            "name the form '\(id)'", .safe, [.set(ids: ["form"], props: [.path("id", .string(id))])]
          )
        ])
    ]
  }

  private static func componentsWithoutID(_ context: CheckContext) -> [Finding] {
    var given: Set<String> = []
    return context.components.compactMap { placed in
      guard placed.component.stray == nil, isMissing(placed.component["id"]) else { return nil }
      let made = [placed.component.words, placed.component.type]
        .lazy.compactMap { $0.flatMap { Identifier.made(from: $0) } }.first
      let id = Identifier.unused(made ?? "component") {
        given.contains($0) || context.component($0) != nil
      }
      given.insert(id)
      let what = placed.component.type.isEmpty ? "the component" : "the \(placed.component.type)"
      return placed.finding(
        "\(what) has no id", at: "id", help: "give it one, such as '\(id)'",
        fixes: [
          Fix("give it the id '\(id)'", .safe, [.rename(id: context.address(of: placed), to: id)])
        ])
    }
  }

  private static func isMissing(_ id: JSONValue?) -> Bool {
    id.map { $0.isNull || $0.stringValue?.isEmpty == true } ?? true
  }
}
