internal import JSON

extension Check {
  static let maxNodes = Check(
    code: "max-nodes", severity: .warning,
    summary: "a form has more parts than one form should",
    reason: """
      The whole form is sent with every request to the model, and nobody fills in hundreds of \
      fields at one sitting.
      """,
    source: "house rule, from measured requests",
    passing: [
      Example("at the limit", rows(300)),
      Example("one", rows(1)),
    ],
    failing: [
      Example("one more", rows(301)),
      Example("twice as many", rows(600)),
    ],
    find: { context in
      let count = context.components.count
      guard count > limit else { return [] }
      return [
        Finding(
          pointer: .root, message: "it has \(count) components, more than \(limit)",
          help: "make several forms of it, or ask less")
      ]
    })

  private static let limit = 300

  private static func rows(_ count: Int) -> JSONValue {
    .array((0..<count).map { ["type": "Divider", "id": .string("d\($0)")] })
  }
}
