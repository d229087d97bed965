internal import JSON

extension Check {
  static let bindingMissing = Check(
    code: "binding-missing", severity: .error,
    summary: "a field's binding is blank",
    reason: "An answer is kept under its binding; under a blank one nobody finds it again.",
    source: "ViewLayout's renderer, which passes over what is typed without a binding",
    passing: [
      Example("no binding: the id is the key", [["type": "TextField", "id": "a", "label": "A"]]),
      Example(
        "a key with a space in it",
        [["type": "TextField", "id": "a", "label": "A", "binding": "my key"]]),
    ],
    failing: [
      Example("empty", [["type": "TextField", "id": "a", "label": "A", "binding": ""]]),
      Example("only spaces", [["type": "Toggle", "id": "a", "label": "A", "binding": "  "]]),
    ],
    find: { context in
      context.components(having: "binding").compactMap { placed in
        guard placed.component.valueKind != nil,
          let binding = placed.component["binding"]?.stringValue, binding.isBlank
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset("binding")])
        return placed.finding(
          "its binding is blank, so its answer has no key", at: "binding",
          help: "remove it: the id is the key then",
          fixes: [Fix("keep the answer under the id", .safe, [edit])])
      }
    })
}
