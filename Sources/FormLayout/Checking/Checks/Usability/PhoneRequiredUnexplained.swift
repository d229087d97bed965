internal import JSON

extension Check {
  static let phoneRequiredUnexplained = Check(
    code: "phone-required-unexplained", severity: .info,
    summary: "a telephone number is required, and nothing says what for",
    reason: """
      People fear to be called, and give a wrong number or leave. Said why it is needed, most give \
      it.
      """,
    source: "GOV.UK Design System: Telephone numbers; Baymard Institute",
    passing: [
      Example("optional", [phone(false)]),
      Example("explained", [phone(true, ["help": "We call only if the driver cannot find you."])]),
      Example(
        "the section says it",
        [
          [
            "type": "Section", "id": "s", "label": "Contact",
            "description": "We call you to agree on a time.", "children": [phone(true)],
          ]
        ]),
      Example(
        "the label says it", [phone(true, ["label": "Phone number for the driver to call"])]),
    ],
    failing: [
      Example("required", [phone(true)]),
      Example("with an empty help", [phone(true, ["help": ""])]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        let component = field.component
        guard field.purpose == .telephone, component.isRequired, field.isOwn, !field.isRepeated,
          component.help?.isSpoken != true, component.accessibility["hint"] == nil,
          TextWords.of(component.label ?? "").count < 5,
          !field.placed.ancestors.contains(where: { $0.summary?.isSpoken == true }),
          context.place(before: field.placed)?.component.type != "Text"
        else { return nil }
        let words = "We call only if something is unclear."
        return field.placed.finding(
          "a telephone number is required, and nothing says what for",
          help: "say in 'help' when you call, or do not require it",
          fixes: context.isEnglish
            ? [
              context.fix(
                "say that you call only if something is unclear", .offered,
                of: field.placed, [.text("help", words)])
            ] : [])
      }
    })

  private static func phone(_ isRequired: Bool, _ more: JSONObject = [:]) -> JSONValue {
    var object: JSONObject = [
      "type": "TextField", "id": "phone", "label": "Phone", "input": "phone",
      "required": .bool(isRequired),
    ]
    for member in more.members { object[member.key] = member.value }
    return .object(object)
  }
}
