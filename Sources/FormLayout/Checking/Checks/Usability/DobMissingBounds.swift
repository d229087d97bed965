internal import JSON

extension Check {
  static let dobMissingBounds = Check(
    code: "dob-missing-bounds", severity: .info,
    summary: "a date of birth may lie in the future",
    reason: "A slip such as 2091 for 1991 goes through where nothing says that the day is past.",
    source: "GOV.UK Design System: Dates",
    passing: [
      Example("up to today", [birthday(["maximum": "today"])]),
      Example("a rule", [birthday(["rules": [["rule": "before", "value": "today"]]])]),
      Example("an age", [birthday(["rules": [["rule": "minAge", "value": 18]]])]),
      Example(
        "another date", [["type": "DatePicker", "id": "a", "label": "Date of departure"]]),
    ],
    failing: [
      Example("no bound", [birthday([:])]),
      Example("only the oldest", [birthday(["minimum": "1900-01-01"])]),
      Example("only the oldest age", [birthday(["rules": [["rule": "maxAge", "value": 17]]])]),
    ],
    find: { context in
      context.purposefulFields.compactMap { field in
        let component = field.component
        guard field.purpose == .birthday, component.type == "DatePicker",
          component["maximum"] == nil,
          !["before", "minAge", "custom"].contains(where: { component.rule($0) != nil })
        else { return nil }
        return field.placed.finding(
          "a day in the future can be given as a date of birth",
          help: "set 'maximum' to 'today'",
          fixes: [
            context.fix(
              "take no day after today", .safe, of: field.placed, [.text("maximum", "today")])
          ])
      }
    })

  private static func birthday(_ more: JSONObject) -> JSONValue {
    var object: JSONObject = [
      "type": "DatePicker", "id": "a", "label": "Date of birth", "purpose": "bday",
    ]
    for member in more.members { object[member.key] = member.value }
    return .object(object)
  }
}
