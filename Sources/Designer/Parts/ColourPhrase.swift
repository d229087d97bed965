internal import FormLayout

/// Colours by name or number.
enum ColourPhrase {
  /// The colour that some words are, as `#RRGGBB`; `nil` where they are none.
  static func read(_ tokens: ArraySlice<Token>) -> String? {
    let telling = tokens.filter {
      !$0.isOne(of: ["(", ")", "the", "a", "colour", "color", "in", "to", "of", "an", "nice"])
    }
    if let code = telling.last, code.kind == .colour {
      // `light gray (#F0F0F0)`: the number says it exactly.
      let words = telling.dropLast().map(\.key)
      return words.isEmpty || named(words) != nil ? code.text : nil
    }
    return named(telling.map(\.key))
  }

  /// The words of the colours' names.
  static let words = Set(
    table.keys.flatMap { $0.split(separator: " ").map(String.init) } + ["grey", "nice"])

  private static func named(_ keys: [String]) -> String? {
    guard !keys.isEmpty else { return nil }
    return table[keys.map { $0 == "grey" ? "gray" : $0 }.joined(separator: " ")]
  }

  /// Dark enough, or light enough, that white or black words can be read on them.
  private static let table: [String: String] = [
    "red": "#C62828", "dark red": "#8E1B1B", "light red": "#FFCDD2", "orange": "#D9730D",
    "yellow": "#FFD60A", "light yellow": "#FFF9C4", "green": "#1B7F3B", "dark green": "#1B5E20",
    "light green": "#C8E6C9", "mint": "#00C7BE", "teal": "#00796B", "cyan": "#00ACC1",
    "blue": "#0A5FD6", "dark blue": "#0D2C6B", "light blue": "#BBDEFB", "navy": "#0D2C6B",
    "navy blue": "#0D2C6B", "indigo": "#3F3DBF", "purple": "#7B2CBF", "violet": "#7B2CBF",
    "light purple": "#E1BEE7", "pink": "#D81B60", "light pink": "#F8BBD0", "brown": "#795548",
    "white": "#FFFFFF", "black": "#000000", "gray": "#6E6E73", "light gray": "#F0F0F0",
    "very light gray": "#F7F7F7", "dark gray": "#333333", "beige": "#F5F0E1", "gold": "#B8860B",
    "silver": "#C0C0C0", "transparent": "#00000000",
  ]

  /// Black or white: what can be read on a colour.
  static func readable(on colour: String) -> String {
    let digits = Array(colour.dropFirst()).compactMap(\.hexDigitValue)
    guard digits.count >= 3 else { return "#000000" }
    var parts: [Int] = []
    for place in 0..<3 {
      parts.append(
        digits.count == 3 ? digits[place] * 17 : digits[place * 2] * 16 + digits[place * 2 + 1])
    }
    let brightness: Int = parts[0] * 299 + parts[1] * 587 + parts[2] * 114
    return brightness > 140_000 ? "#000000" : "#FFFFFF"
  }
}
