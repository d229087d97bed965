internal import JSON

extension Check {
  static let bidiControl = Check(
    code: "bidi-control", severity: .warning,
    summary: "a text holds characters that nobody sees",
    reason: """
      An override turns the letters around, so that a text reads otherwise than it is stored, and a \
      name with an invisible character is another name than the one that it looks like.
      """,
    source: "Unicode Technical Report 36; Trojan Source (CVE-2021-42574)",
    passing: [
      Example("Hebrew", [text("שלום")]),
      Example("a part that is set apart and closed", [text("From \u{2068}שלום\u{2069} to here")]),
      Example("a joiner in an emoji", [text("👩‍🚀")]),
    ],
    failing: [
      Example("an override", [text("user\u{202E}txt.exe")]),
      Example("a part that is not closed", [text("From \u{2067}here")]),
      Example(
        "in a value",
        [
          [
            "type": "Picker", "id": "a", "label": "A",
            "options": [["value": "x\u{200B}", "label": "X"], ["value": "y", "label": "Y"]],
          ]
        ]),
    ],
    find: { context in
      context.suspiciousTexts.compactMap { place in
        guard place.signs.contains(.invisible), place.tokens[0] != "metadata" else { return nil }
        let stripped = place.isForPeople ? withoutTurns(place.text) : withoutHidden(place.text)
        guard !stripped.isIdentical(to: place.text) else { return nil }
        return place.finding(
          place.isForPeople
            ? "its words hold a character that turns the direction of writing"
            : "it holds a character that nobody sees",
          help: "take it out",
          fixes: [Fix("take it out", .safe, place.replacing(with: stripped, context))])
      }
    })

  private static func text(_ text: String) -> JSONValue {
    ["type": "Text", "id": "a", "text": .string(text)]
  }

  private static let overrides: ClosedRange<UInt32> = 0x202A...0x202E
  private static let isolates: ClosedRange<UInt32> = 0x2066...0x2069

  /// The words without overrides, and without embeddings and isolates where they are not paired.
  private static func withoutTurns(_ text: String) -> String {
    var depth = 0
    var lowest = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x2066...0x2068: depth += 1
      case 0x202C, 0x2069: depth -= 1
      default: continue
      }
      lowest = min(lowest, depth)
    }
    let isPaired = depth == 0 && lowest == 0
    return text.keeping { scalar in
      let value = scalar.value
      if value == 0x202D || value == 0x202E { return false }
      return isPaired || !overrides.contains(value) && !isolates.contains(value)
    }
  }

  /// A name without any character that shows nothing.
  private static func withoutHidden(_ text: String) -> String {
    text.keeping { scalar in
      switch scalar.value {
      case 0xAD, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF: false
      case overrides, isolates: false
      default: true
      }
    }
  }
}
