internal import Platform

extension Colour {
  /// The exponent of sRGB's curve.
  static func power(_ base: Double) -> Double { pow(base, 2.4) }
}
