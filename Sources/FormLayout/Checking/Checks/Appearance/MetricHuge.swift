internal import JSON

extension Check {
  static let metricHuge = Check(
    code: "metric-huge", severity: .warning,
    summary: "a distance is far larger than a screen has room for",
    reason: """
      A phone is about 390 points wide. More than 64 points of padding or spacing leave little room \
      for what is inside; a radius beyond half the height looks as half the height does.
      """,
    source: "house rule; Human Interface Guidelines: Layout",
    passing: [
      Example("at the limit", [text(["padding": 64, "cornerRadius": 20, "height": 40])]),
      Example("a radius without a height", [text(["cornerRadius": 30])]),
    ],
    failing: [
      Example("padding", [text(["padding": 200])]),
      Example("padding on one side", [text(["padding": ["leading": 65]])]),
      Example("a radius", [text(["cornerRadius": 30, "height": 40])]),
      Example(
        "spacing of the form",
        ["formchat": 1, "id": "a", "style": ["spacing": 160], "components": []]),
    ],
    find: { context in
      faults(of: context.form.style).map { name, message in
        Finding(
          pointer: JSONPointer(["style", name]), message: message, help: help,
          fixes: fix(name, of: context.form.style, "form"))
      }
        + context.components(having: "style").flatMap { placed -> [Finding] in
          let style = placed.component.style
          return faults(of: style).map { name, message in
            Finding(
              component: placed.reportedID,
              pointer: placed.path.pointer.appending("style").appending(name), message: message,
              help: help, fixes: fix(name, of: style, context.address(of: placed)))
          }
        }
    })

  private static let limit = 64.0
  private static let help = "write a smaller number of points"

  private static func text(_ style: JSONValue) -> JSONValue {
    ["type": "Text", "id": "a", "text": "A", "style": style]
  }

  private static func faults(of style: JSONObject) -> [(String, String)] {
    var found: [(String, String)] = []
    for name in ["padding", "spacing"] {
      guard let value = style[name] else { continue }
      let sides = value.objectValue?.members.compactMap { $0.value.doubleValue } ?? []
      let most = value.doubleValue ?? sides.max() ?? 0
      if most > limit { found.append((name, "'\(name)' is \(JSONNumber(most).text) points")) }
    }
    if let radius = style["cornerRadius"]?.doubleValue, let height = style["height"]?.doubleValue,
      radius > height / 2
    {
      found.append(
        ("cornerRadius", "the radius is more than half of the height, so the rest has no effect"))
    }
    return found
  }

  private static func fix(_ name: String, of style: JSONObject, _ address: String) -> [Fix] {
    let most =
      name == "cornerRadius" ? (style["height"]?.doubleValue ?? 0) / 2 : limit
    let value: JSONValue
    if let sides = style[name]?.objectValue {
      var clamped = sides
      for side in sides.members where side.value.doubleValue ?? 0 > most {
        clamped[side.key] = .number(JSONNumber(most))
      }
      value = .object(clamped)
    } else {
      value = .number(JSONNumber(most))
    }
    return [
      Fix(
        "make it \(JSONNumber(most).text)", .offered,
        [.set(ids: [address], props: [.path("style.\(name)", value)])])
    ]
  }
}
