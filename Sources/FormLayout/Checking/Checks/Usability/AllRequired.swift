internal import JSON

extension Check {
  static let allRequired = Check(
    code: "all-required", severity: .info,
    summary: "every one of many fields must be answered",
    reason: """
      Where all is required, somebody who does not know one answer, or will not give it, sends \
      nothing, or makes something up.
      """,
    source: "GOV.UK Design System: Question pages",
    passing: [
      Example("eight fields", fields(8)),
      Example(
        "one that is optional",
        .array(
          (fields(9).arrayValue ?? []) + [["type": "TextField", "id": "z", "label": "Z"]])),
    ],
    failing: [
      Example("nine fields", fields(9)),
      Example(
        "and a switch",
        .array(
          (fields(10).arrayValue ?? []) + [["type": "Toggle", "id": "z", "label": "News, please"]])),
    ],
    find: { context in
      let asked = context.fields.filter {
        !["Toggle", "Slider", "Stepper", "ColorPicker"].contains($0.component.type)
          && !$0.component.isReadOnly
      }
      guard asked.count > 8, asked.allSatisfy({ $0.component.isRequired }) else { return [] }
      return [
        Finding(
          pointer: .root, message: "all \(asked.count) fields are required",
          help: "require only what you cannot do without")
      ]
    })

  private static func fields(_ count: Int) -> JSONValue {
    .array(
      (1...count).map { number in
        [
          "type": "TextField", "id": .string("f\(number)"), "label": .string("Answer \(number)"),
          "required": true,
        ]
      })
  }
}
