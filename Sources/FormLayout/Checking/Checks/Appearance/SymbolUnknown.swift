internal import JSON

extension Check {
  static let symbolUnknown = Check(
    code: "symbol-unknown", severity: .warning,
    summary: "a symbol's name is none that an SF Symbol has",
    reason: """
      The names of SF Symbols are lower-case words and digits with dots between them. Any other \
      name shows nothing.
      """,
    source: "SF Symbols",
    passing: [
      Example("a symbol", [label("person.crop.circle.badge.plus")]),
      Example("digits", [label("1.circle")]),
      Example("none", [["type": "Label", "id": "a", "label": "A"]]),
    ],
    failing: [
      Example("capitals", [label("Envelope.Fill")]),
      Example("a word of another library", [label("arrow-right")]),
      Example(
        "on a tab",
        [
          [
            "type": "TabView", "id": "a",
            "children": [
              [
                "type": "Text", "id": "b", "text": "B",
                "tab": ["label": "B", "systemName": "gear shape"],
              ]
            ],
          ]
        ]),
    ],
    find: { context in
      [["systemName"], ["tab", "systemName"]].flatMap { tokens in
        context.components(having: tokens[0]).compactMap { unknown(tokens, in: $0, context) }
      }
    })

  private static func label(_ symbol: String) -> JSONValue {
    ["type": "Label", "id": "a", "label": "A", "systemName": .string(symbol)]
  }

  private static func unknown(
    _ tokens: [String], in placed: PlacedComponent, _ context: CheckContext
  ) -> Finding? {
    guard let value = placed.component[tokens[0]],
      let name = tokens.count == 1 ? value.stringValue : value[tokens[1]]?.stringValue,
      !name.isEmpty, !isSymbol(name), TextExpression(name) == nil
    else { return nil }
    let meant = name.lowercased().split { $0 == "-" || $0 == "_" || $0 == " " }
      .joined(separator: ".")
    let edit = Edit.set(
      ids: [context.address(of: placed)],
      props: [.path(tokens.joined(separator: "."), .string(meant))])
    return Finding(
      component: placed.reportedID,
      pointer: placed.path.pointer.appending(contentsOf: JSONPointer(tokens)),
      message: "no SF Symbol is called '\(name)'",
      help: "write it as in the SF Symbols application: lower case, with dots",
      fixes: isSymbol(meant) ? [Fix("write '\(meant)'", .offered, [edit])] : [])
  }

  private static func isSymbol(_ name: String) -> Bool {
    name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
    }
  }
}
