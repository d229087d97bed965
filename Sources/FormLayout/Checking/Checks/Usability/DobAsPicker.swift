internal import JSON

extension Check {
  static let dobAsPicker = Check(
    code: "dob-as-picker", severity: .warning,
    summary: "a date of birth is chosen from a calendar",
    reason: """
      Everybody knows their date of birth by heart and types it in a moment. A calendar opens at \
      today, forty years away from it; a date that is filled in already is nobody's.
      """,
    source: "GOV.UK Design System: Dates; formio/formio.js#170",
    passing: [
      Example("three fields", [date("Date of birth", ["purpose": "bday"])]),
      Example("asked to be fields", [date("Birthday of the child", ["appearance": "fields"])]),
      Example("another date", [date("Date of departure", ["appearance": "calendar"])]),
      Example("a missing purpose is another finding", [date("Date of birth", [:])]),
    ],
    failing: [
      Example("a wheel", [date("Date of birth", ["purpose": "bday", "appearance": "wheel"])]),
      Example("somebody else's", [date("Your child's date of birth", [:])]),
      Example("today", [date("Date of birth", ["purpose": "bday", "defaultValue": "today"])]),
    ],
    find: { context in
      context.purposefulFields.flatMap { field -> [Finding] in
        guard field.purpose == .birthday, field.component.type == "DatePicker" else { return [] }
        return [picker(field, context), start(field, context)].compactMap { $0 }
      }
    })

  private static func date(_ label: String, _ more: JSONObject) -> JSONValue {
    var object: JSONObject = ["type": "DatePicker", "id": "day", "label": .string(label)]
    for member in more.members { object[member.key] = member.value }
    return .object(object)
  }

  private static func picker(_ field: PurposefulField, _ context: CheckContext) -> Finding? {
    let look = field.component.appearance
    // Without an appearance the purpose alone makes it fields; that it is missing is said elsewhere.
    let isUnsaid = look == nil && (field.component.purpose != nil || field.isOwn)
    guard !isUnsaid, look != "fields" else { return nil }
    return field.placed.finding(
      "a date of birth is asked with a \(look ?? "calendar")",
      at: look == nil ? "type" : "appearance",
      help: "set 'appearance' to 'fields': day, month and year to type",
      fixes: [
        context.fix(
          "ask for day, month and year", look == nil ? .safe : .offered, of: field.placed,
          [.text("appearance", "fields")])
      ])
  }

  private static func start(_ field: PurposefulField, _ context: CheckContext) -> Finding? {
    guard let value = field.component.defaultValue, let text = value.stringValue, !text.isEmpty
    else { return nil }
    return field.placed.finding(
      "a date of birth starts with \(text), which is nobody's", at: "defaultValue",
      help: "start with no date",
      fixes: [
        context.fix("start with no date", .offered, of: field.placed, [.unset("defaultValue")])
      ])
  }
}
