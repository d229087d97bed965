internal import JSON

extension Check {
  static let unsupportedVersion = Check(
    code: "unsupported-version", severity: .error,
    summary: "the form does not say 'formchat: 1'",
    reason: """
      The number under 'formchat' tells which version of the format the rest is written in. \
      Another version may mean other things by the same keys, so it is refused, never half read.
      """,
    source: "house rule: a version is refused, never half read",
    passing: [
      Example("the version as a number", ["formchat": 1, "id": "a", "components": []]),
      Example("the version not at the start", ["id": "a", "components": [], "formchat": 1]),
    ],
    failing: [
      Example("a later version", ["formchat": 2, "id": "a", "components": []]),
      Example("the version as a text", ["formchat": "1", "id": "a", "components": []]),
      Example("no version", ["id": "a", "components": []]),
    ],
    find: { context in
      guard let version = context.form["formchat"] else {
        return [
          Finding(
            pointer: .root, message: "the form does not say which version of the format it is in",
            help: "write \"formchat\": 1 as the first key")
        ]
      }
      guard version.intValue != Form.formatVersion else { return [] }
      return [
        Finding(
          pointer: JSONPointer(["formchat"]),
          message: "version \(version.text()) of the format is not supported",
          help: "this program reads version \(Form.formatVersion): write \"formchat\": 1")
      ]
    })
}
