internal import JSON

extension Check {
  static let autoAdvance = Check(
    code: "auto-advance", severity: .info,
    summary: "a page goes on by itself once it is answered",
    reason: """
      Who chooses with the keyboard passes the options one by one, and the page is gone at the \
      first; who hears the page is thrown into another. A slip cannot be mended.
      """,
    source: "WCAG 2.2: 3.2.2",
    passing: [
      Example("a button goes on", [step(nil)]),
      Example("off", [step(false)]),
    ],
    failing: [
      Example("on", [step(true)]),
      Example("on with a button", [step(true, ["next": "Continue"])]),
    ],
    find: { context in
      context.components(having: "autoAdvance").compactMap { placed in
        guard placed.component.type == "Step", placed.component["autoAdvance"]?.boolValue == true
        else { return nil }
        return placed.finding(
          "the page goes on as soon as it is answered", at: "autoAdvance",
          help: "let a button go on, or say above the question that choosing goes on",
          fixes: [
            context.fix("wait for the button", .offered, of: placed, [.unset("autoAdvance")])
          ])
      }
    })

  private static func step(_ advance: Bool?, _ more: JSONObject = [:]) -> JSONValue {
    var object: JSONObject = ["type": "Step", "id": "one", "label": "One"]
    for member in more.members { object[member.key] = member.value }
    if let advance { object["autoAdvance"] = .bool(advance) }
    object["children"] = [["type": "Toggle", "id": "a", "label": "A"]]
    return .object(object)
  }
}
