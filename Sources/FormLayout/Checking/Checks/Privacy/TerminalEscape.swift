internal import JSON

extension Check {
  static let terminalEscape = Check(
    code: "terminal-escape", severity: .error,
    summary: "a text holds control characters",
    reason: """
      A terminal obeys control characters: a text could clear the screen, or write over what stands \
      there. Elsewhere they show nothing, or a box.
      """,
    source: "ECMA-48; CWE-150",
    passing: [
      Example("several lines", [text("One\nTwo\tThree")]),
      Example("accents and emoji", [text("Größe 👋")]),
    ],
    failing: [
      Example("an escape", [text("\u{1B}[31mRed")]),
      Example("a null", [text("a\u{0}b")]),
      Example(
        "one of the second set, in an option",
        [
          [
            "type": "Picker", "id": "a", "label": "A",
            "options": [["value": "x", "label": "X\u{9B}2J"], ["value": "y"]],
          ]
        ]),
    ],
    find: { context in
      context.suspiciousTexts.compactMap { place in
        guard place.signs.contains(.control), place.tokens[0] != "metadata",
          !["type", "id"].contains(place.tokens[0])
        else { return nil }
        let plain = place.text.keeping { !isControl($0) }
        return place.finding(
          "it holds a control character", help: "take it out",
          fixes: [Fix("take it out", .safe, place.replacing(with: plain, context))])
      }
    })

  private static func text(_ text: String) -> JSONValue {
    ["type": "Text", "id": "a", "text": .string(text)]
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }
}
