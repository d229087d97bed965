extension Colour {
  /// Whether it has no hue.
  var isGrey: Bool { red == green && green == blue }

  /// The nearest shade of the same hue that passes, darker or lighter; `nil` where none is found.
  func nearestShade(where passes: (Colour) -> Bool) -> Colour? {
    for step in 1...32 {
      for end in [Colour.black, .white] where passes(shade(towards: end, step * 8)) {
        let nearer = (step * 8 - 7)...(step * 8)
        return nearer.lazy.map { shade(towards: end, $0) }.first(where: passes)
      }
    }
    return nil
  }

  /// The nearest shade of the same hue that has a ratio on white and on black; `nil` where 8 bits
  /// have none.
  func shade(withRatioOnBoth ratio: Double) -> Colour? {
    let range = (ratio * 0.05 - 0.05)...(1.05 / ratio - 0.05)
    let isLight = luminance > range.upperBound
    var (low, high) = (0, 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      let tried = shade(towards: isLight ? .black : .white, middle).luminance
      let isFarEnough = isLight ? tried <= range.upperBound : tried >= range.lowerBound
      (low, high) = isFarEnough ? (low, middle) : (middle, high)
    }
    let found = shade(towards: isLight ? .black : .white, high)
    return range.contains(found.luminance) ? found : nil
  }

  /// A shade so many 256ths of the way to an end, as it can be written.
  private func shade(towards end: Colour, _ share: Int) -> Colour {
    let shade = opaque.mixed(with: end, Double(share) / 256)
    func rounded(_ part: Double) -> Double { (part * 255).rounded() / 255 }
    return Colour(
      red: rounded(shade.red), green: rounded(shade.green), blue: rounded(shade.blue))
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
