/// A colour in sRGB, each part from 0 to 1.
struct Colour: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double = 1

  static let white = Colour(red: 1, green: 1, blue: 1)
  static let black = Colour(red: 0, green: 0, blue: 0)

  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA` or the name of a system colour as it is in an appearance
  /// (the palette before iOS 26).
  init?(_ text: String, isDark: Bool) {
    let name = isDark ? Self.dark[text] ?? Self.light[text] : Self.light[text]
    let digits = Array((name ?? text).utf8)
    guard digits.first == UInt8(ascii: "#"), [4, 7, 9].contains(digits.count) else { return nil }
    let width = digits.count == 4 ? 1 : 2
    var parts = [1.0, 1, 1, 1]
    for (place, start) in stride(from: 1, to: digits.count, by: width).enumerated() {
      guard let high = Self.value(ofHexDigit: digits[start]),
        let low = Self.value(ofHexDigit: digits[start + width - 1])
      else { return nil }
      parts[place] = Double(high * 16 + low) / 255
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static func value(ofHexDigit byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    default: nil
    }
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#RRGGBB`.
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return text.utf8.count < 2 ? "0" + text : text
      }.joined()
  }

  /// This colour laid over another that is opaque.
  func over(_ below: Colour) -> Colour { below.mixed(with: self, alpha).opaque }

  /// This colour with so much of another in it.
  func mixed(with other: Colour, _ share: Double) -> Colour {
    Colour(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha)
  }

  /// This colour without its alpha.
  var opaque: Colour { Colour(red: red, green: green, blue: blue) }

  /// The relative luminance (WCAG 2.2).
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : Self.power((part + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two opaque colours, from 1 to 21, not rounded.
  func contrast(with other: Colour) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  private static let light: [String: String] = [
    "primary": "#000000", "red": "#FF3B30", "orange": "#FF9500", "yellow": "#FFCC00",
    "green": "#34C759", "mint": "#00C7BE", "teal": "#30B0C7", "cyan": "#32ADE6",
    "blue": "#007AFF", "accentColor": "#007AFF", "indigo": "#5856D6", "purple": "#AF52DE",
    "pink": "#FF2D55", "brown": "#A2845E", "white": "#FFFFFF", "gray": "#8E8E93",
    "black": "#000000", "clear": "#00000000",
  ]
  private static let dark: [String: String] = [
    "primary": "#FFFFFF", "red": "#FF453A", "orange": "#FF9F0A", "yellow": "#FFD60A",
    "green": "#30D158", "mint": "#63E6E2", "teal": "#40CBE0", "cyan": "#64D2FF",
    "blue": "#0A84FF", "accentColor": "#0A84FF", "indigo": "#5E5CE6", "purple": "#BF5AF2",
    "pink": "#FF375F", "brown": "#AC8E68",
  ]
}
