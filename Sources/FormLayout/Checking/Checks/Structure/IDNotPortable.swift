internal import JSON

extension Check {
  static let idNotPortable = Check(
    code: "id-not-portable", severity: .warning,
    summary: "an answer is kept under a key that other programs take for their own",
    reason: """
      In JavaScript '__proto__' sets what an object inherits, and a browser that sends a field \
      '_charset_' writes its own words into it: the answer is lost on the way.
      """,
    source: "HTML standard, form submission; OWASP, prototype pollution",
    passing: [
      Example("a key in another script", [field("名前")]),
      Example("a key with a dot", [field("a.b")]),
      Example(
        "an id, which exports map", [["type": "TextField", "id": "__proto__", "label": "A"]]),
    ],
    failing: [
      Example("an object's prototype", [field("__proto__")]),
      Example("a browser's own", [field("_charset_")]),
    ],
    find: { context in
      context.components(having: "binding").compactMap { placed in
        guard placed.component.valueKind != nil,
          let binding = placed.component["binding"]?.stringValue, taken.contains(binding)
        else { return nil }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.unset("binding")])
        return placed.finding(
          "the key '\(binding)' has a meaning of its own in browsers", at: "binding",
          help: "keep the answer under another key",
          fixes: [Fix("keep the answer under the id", .offered, [edit])])
      }
    })

  private static let taken: Set<String> = [
    "__proto__", "constructor", "prototype", "isindex", "_charset_",
  ]

  private static func field(_ binding: String) -> JSONValue {
    ["type": "TextField", "id": "a", "label": "A", "binding": .string(binding)]
  }
}
