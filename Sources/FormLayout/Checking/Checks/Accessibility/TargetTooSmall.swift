internal import JSON

extension Check {
  static let targetTooSmall = Check(
    code: "target-too-small", severity: .warning,
    summary: "something to touch is smaller than a fingertip can hit",
    reason: """
      Who trembles, or is on a bus, misses what is smaller than 24 points. Apple asks for 44, which \
      the fix gives.
      """,
    source: "WCAG 2.2: 2.5.8; Human Interface Guidelines: Layout",
    passing: [
      Example("large enough", [button(["width": 44, "height": 24])]),
      Example("its own size", [button(["width": "fill"])]),
      Example(
        "something to look at",
        [["type": "Image", "id": "a", "name": "dot", "alt": "", "style": ["height": 8]]]),
    ],
    failing: [
      Example("too low", [button(["height": 20])]),
      Example("too small in both", [button(["width": 16, "height": 16])]),
      Example(
        "a field",
        [["type": "TextField", "id": "a", "label": "A", "style": ["height": 18]]]),
    ],
    find: { context in
      context.components(having: "style").compactMap { placed in
        let kind = placed.component.catalogued?.kind
        guard kind == .field || kind == .action || placed.component.type == "Link",
          case let style = placed.component.style, !style.isEmpty
        else { return nil }
        let small = ["width", "height"].filter { name in
          style[name]?.doubleValue.map { $0 < 24 } ?? false
        }
        guard let first = small.first else { return nil }
        let size = small.map {
          "\(style[$0]?.text() ?? "") points \($0 == "width" ? "wide" : "high")"
        }
        return Finding(
          component: placed.reportedID,
          pointer: placed.pointer(to: "style").appending(first),
          message: "it is \(size.joined(separator: " and ")), which is hard to hit",
          help: "make it 24 at least, better 44",
          fixes: [
            context.fix(
              "make it 44", .safe, of: placed,
              small.map { .path("style." + $0, .number(JSONNumber(44))) })
          ])
      }
    })

  private static func button(_ style: JSONValue) -> JSONValue {
    ["type": "Button", "id": "a", "label": "Go", "style": style]
  }
}
