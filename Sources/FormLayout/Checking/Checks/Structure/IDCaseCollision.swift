internal import JSON

extension Check {
  static let idCaseCollision = Check(
    code: "id-case-collision", severity: .warning,
    summary: "two answers are kept under keys that differ in case only",
    reason: """
      'email' and 'eMail' are two answers here and one in many a database, and people take the one \
      for the other.
      """,
    source: "house rule: answers outlive the form",
    passing: [
      Example("other keys", [field("email"), field("emails")]),
      Example("the same key is another finding", [field("email"), field("other", "email")]),
      Example(
        "one of them holds no answer", [field("email"), ["type": "Divider", "id": "eMail"]]),
    ],
    failing: [
      Example("two ids", [field("email"), field("eMail")]),
      Example("an id and a binding", [field("email"), field("other", "EMAIL")]),
    ],
    find: { context in
      var seen: [ComponentPath: [String: PlacedComponent]] = [:]
      return context.components.compactMap { placed in
        guard placed.component.valueKind != nil else { return nil }
        let key = placed.component.binding
        guard let first = seen[placed.scope, default: [:]][key.lowercased()] else {
          seen[placed.scope, default: [:]][key.lowercased()] = placed
          return nil
        }
        guard !first.component.binding.isIdentical(to: key) else { return nil }
        return placed.finding(
          "its key '\(key)' differs from '\(first.component.binding)' in case only",
          at: placed.component["binding"] == nil ? "id" : "binding",
          help: "give one of them another name", related: [first.related("the other")])
      }
    })

  private static func field(_ id: String, _ binding: String? = nil) -> JSONValue {
    var object: JSONObject = ["type": "TextField", "id": .string(id), "label": "A question"]
    if let binding { object["binding"] = .string(binding) }
    return .object(object)
  }
}
