internal import JSON

extension Check {
  static let defaultNotInOptions = Check(
    code: "default-not-in-options", severity: .error,
    summary: "a choice starts with a value that is no option",
    reason: """
      The default is an option's value. Another text selects nothing, or is sent although nobody \
      could choose it.
      """,
    source: "SurveyJS linter",
    passing: [
      Example("a value", [plans(default: "free")]),
      Example("several values", [plans(default: ["free", "pro"])]),
      Example(
        "a suggestion is not the only answer",
        [
          [
            "type": "TextField", "id": "a", "label": "A", "defaultValue": "z",
            "options": [["value": "x"]],
          ]
        ]),
    ],
    failing: [
      Example("a label", [plans(default: "Free of charge")]),
      Example("another text", [plans(default: "gold")]),
      Example("one of several", [plans(default: ["free", "gold"])]),
    ],
    find: { context in
      context.components.compactMap { placed in
        let options = placed.component.options
        guard placed.component.type == "Picker", !options.isEmpty,
          let value = placed.component.defaultValue
        else { return nil }
        let values = value.arrayValue ?? [value]
        let texts = values.compactMap(\.stringValue)
        guard texts.count == values.count else { return nil }
        let wrong = texts.filter { text in !options.contains { $0.value.isIdentical(to: text) } }
        guard let first = wrong.first else { return nil }
        return notAnOption(first, among: options, of: placed, context)
      }
    })

  private static func plans(default value: JSONValue) -> JSONValue {
    [
      "type": "Picker", "id": "plan", "label": "Plan", "multiple": .bool(value.arrayValue != nil),
      "defaultValue": value,
      "options": [
        ["value": "free", "label": "Free of charge"], ["value": "pro", "label": "Pro"],
      ],
    ]
  }

  private static func notAnOption(
    _ text: String, among options: [FieldOption], of placed: PlacedComponent,
    _ context: CheckContext
  ) -> Finding {
    let address = context.address(of: placed)
    let values = options.prefix(6).map { "'\($0.value)'" }.joined(separator: ", ")
    let help =
      "the values are \(values)" + (options.count > 6 ? " and \(options.count - 6) more" : "")
    guard let meant = options.first(where: { $0.label.isIdentical(to: text) }) else {
      return placed.finding(
        "the default '\(text)' is no option", at: "defaultValue", help: help,
        fixes: [
          Fix(
            "start without a choice", .offered,
            [.set(ids: [address], props: [.unset("defaultValue")])])
        ])
    }
    let new: JSONValue =
      if let values = placed.component.defaultValue?.arrayValue {
        .array(values.map { $0 == .string(text) ? .string(meant.value) : $0 })
      } else {
        .string(meant.value)
      }
    return placed.finding(
      "the default '\(text)' is an option's label; its value is '\(meant.value)'",
      at: "defaultValue", help: "write the value",
      fixes: [
        Fix(
          "write '\(meant.value)'", .safe,
          [.set(ids: [address], props: [.path("defaultValue", new)])])
      ])
  }
}
