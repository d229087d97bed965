internal import JSON

extension Check {
  static let repeatedKey = Check(
    code: "repeated-key", severity: .warning,
    summary: "an object has the same key twice",
    reason: """
      Of a repeated key only the last counts here, and in other readers perhaps the first: what \
      stands under the others has no effect.
      """,
    source: "RFC 8259, 4",
    passing: [
      Example(
        "the same key in two objects",
        [["type": "Divider", "id": "a"], ["type": "Divider", "id": "b"]]),
      Example(
        "keys that differ in case", [["type": "Card", "id": "a", "Label": "A", "label": "A"]]),
      Example(
        "anything under origin",
        [["type": "Divider", "id": "a", "origin": ["x": 1, "x": 2]]]),
    ],
    failing: [
      Example("two labels", [["type": "TextField", "id": "a", "label": "A", "label": "B"]]),
      Example(
        "in a style",
        [["type": "Text", "id": "a", "text": "A", "style": ["padding": 1, "padding": 2]]]),
      Example(
        "of the form", ["formchat": 1, "id": "a", "title": "A", "title": "B", "components": []]),
    ],
    find: { context in
      repeated(in: context.form.properties, at: .root, of: nil)
        + context.components.flatMap {
          repeated(in: $0.component.properties, at: $0.path.pointer, of: $0.reportedID)
        }
    })

  private static func repeated(
    in object: JSONObject, at pointer: @autoclosure () -> JSONPointer, of component: String?
  ) -> [Finding] {
    guard !isClean(object) else { return [] }
    var findings: [Finding] = []
    var seen: Set<CodeUnits> = []
    var reported: Set<CodeUnits> = []
    for member in object.members {
      let key = CodeUnits(member.key)
      if !seen.insert(key).inserted, reported.insert(key).inserted {
        findings.append(
          Finding(
            component: component, pointer: pointer().appending(member.key),
            message: "the key '\(member.key)' is there more than once, and only the last counts",
            help: "keep one of them"))
      }
      guard member.key != "origin" else { continue }
      findings += inside(member.value, at: pointer().appending(member.key), of: component)
    }
    return findings
  }

  /// Whether no key is repeated, here or further inside.
  private static func isClean(_ object: JSONObject) -> Bool {
    !object.hasRepeatedKey
      && object.members.allSatisfy { $0.key == "origin" || isClean($0.value) }
  }

  private static func isClean(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .number, .string: true
    case .array(let elements): elements.allSatisfy { isClean($0) }
    case .object(let object): isClean(object)
    }
  }

  private static func inside(
    _ value: JSONValue, at pointer: @autoclosure () -> JSONPointer, of component: String?
  ) -> [Finding] {
    switch value {
    case .null, .bool, .number, .string: []
    case .object(let object): repeated(in: object, at: pointer(), of: component)
    case .array(let elements):
      elements.enumerated().flatMap { index, element in
        inside(element, at: pointer().appending(index), of: component)
      }
    }
  }
}
