extension Colour {
  /// Whether it has no hue.
  var isGrey: Bool { red == green && green == blue }

  /// The nearest shade of the same hue that passes, darker or lighter; `nil` where none does.
  func nearestShade(where passes: (Colour) -> Bool) -> Colour? {
    for step in 1...256 {
      for end in [Colour.black, .white] {
        guard let shade = Colour(opaque.mixed(with: end, Double(step) / 256).hex, isDark: false)
        else { continue }
        if passes(shade) { return shade }
      }
    }
    return nil
  }

  /// How far it is from another, from 0 to the square root of 3.
  func distance(to other: Colour) -> Double {
    let parts = [red - other.red, green - other.green, blue - other.blue]
    return parts.map { $0 * $0 }.reduce(0, +).squareRoot()
  }

  /// A ratio as people write it, cut off so that 4.499 does not read as enough.
  static func ratioInWords(_ ratio: Double) -> String {
    let cut = Int(ratio * 100)
    return "\(cut / 100).\(cut % 100 < 10 ? "0" : "")\(cut % 100)"
  }
}
