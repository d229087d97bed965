internal import JSON

extension Check {
  static let propertyMissing = Check(
    code: "property-missing", severity: .error,
    summary: "an option, a rule or a route lacks a key that it needs",
    reason: "Without that key nobody can tell what is meant, and the entry is passed over.",
    source: "house rule: the catalogue says which keys an object needs",
    passing: [
      Example(
        "an option without a label shows its value",
        [["type": "Picker", "id": "a", "label": "A", "options": [["value": "x"]]]]),
      Example(
        "a rule that takes no value",
        [["type": "TextField", "id": "a", "label": "A", "rules": [["rule": "email"]]]]),
    ],
    failing: [
      Example(
        "an option without a value",
        [["type": "Picker", "id": "a", "label": "A", "options": [["label": "Free"]]]]),
      Example(
        "a rule without its value",
        [["type": "TextField", "id": "a", "label": "A", "rules": [["rule": "minLength"]]]]),
      Example(
        "a route that leads nowhere",
        [["type": "Step", "id": "a", "label": "A", "routes": [["if": true]]]]),
    ],
    find: { context in
      context.shapeFaults.compactMap { fault in
        guard fault.mismatch.kind == .missingKey else { return nil }
        return Finding(
          component: fault.owner?.reportedID, pointer: fault.pointer,
          message: "in \(fault.place) \(fault.mismatch.message)",
          help: "add it, or remove the entry")
      }
    })
}
