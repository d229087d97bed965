internal import JSON

/// Colours by their names and by what they look like.
enum NamedColour {
  private static let names = [
    "red": "#FF3B30", "orange": "#FF9500", "yellow": "#FFCC00", "green": "#34C759",
    "mint": "#00C7BE",
    "teal": "#30B0C7", "cyan": "#32ADE6", "blue": "#007AFF", "indigo": "#5856D6",
    "purple": "#AF52DE",
    "pink": "#FF2D55", "brown": "#A2845E", "white": "#FFFFFF", "black": "#000000",
    "gray": "#8E8E93",
    "grey": "#8E8E93", "primary": "#000000", "secondary": "#8A8A8E",
  ]

  /// `#RRGGBB` of any spelling.
  static func hex(_ value: JSONValue?) -> String? {
    guard let text = value?.stringValue else { return nil }
    let known = names[text.lowercased()] ?? text
    let digits = known.dropFirst().uppercased()
    guard known.hasPrefix("#"), digits.allSatisfy(\.isHexDigit) else { return nil }
    switch digits.count {
    case 3: return "#" + digits.map { "\($0)\($0)" }.joined()
    case 6, 8: return "#" + digits.prefix(6)
    default: return nil
    }
  }

  /// Whether a colour is one that people call so.
  static func looks(_ value: JSONValue?, _ word: String) -> Bool {
    guard let hex = hex(value), let number = Int(hex.dropFirst(), radix: 16) else { return false }
    let parts = [number >> 16 & 255, number >> 8 & 255, number & 255].map { Double($0) / 255 }
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    let light = (high + low) / 2
    let spread = high - low
    let saturation =
      spread == 0 ? 0 : light <= 0.5 ? spread / (high + low) : spread / (2 - high - low)
    let isGray = saturation < 0.15 || light > 0.97 || light < 0.04
    switch word {
    case "white": return light > 0.97
    case "black": return light < 0.04
    case "gray": return saturation < 0.2 && light > 0.15 && light < 0.985
    case "light": return light >= 0.7
    case "dark": return light <= 0.42
    default:
      let hue = hue(parts, high, spread)
      return !isGray && (ranges[word] ?? []).contains { $0.contains(hue) }
    }
  }

  private static let ranges: [String: [Range<Double>]] = [
    "red": [340..<361, 0..<18], "orange": [12..<46], "yellow": [44..<68], "green": [68..<170],
    "teal": [160..<200], "blue": [188..<252], "purple": [248..<312], "pink": [305..<352],
    "brown": [10..<45],
  ]

  private static func hue(_ parts: [Double], _ high: Double, _ spread: Double) -> Double {
    guard spread > 0 else { return 0 }
    let hue: Double
    if high == parts[0] {
      hue = (parts[1] - parts[2]) / spread
    } else if high == parts[1] {
      hue = 2 + (parts[2] - parts[0]) / spread
    } else {
      hue = 4 + (parts[0] - parts[1]) / spread
    }
    return (hue * 60).truncatingRemainder(dividingBy: 360) + (hue < 0 ? 360 : 0)
  }
}
