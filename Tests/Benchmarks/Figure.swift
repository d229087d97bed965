/// One measured number.
struct Figure: Sendable, Equatable {
  /// What a number counts.
  enum Unit: String, Sendable {
    case nanoseconds = "ns"
    case bytes = "B"
    case ratio = "×"
    case exponent = ""
  }

  /// What it is of: a size, a case.
  let name: String
  let value: Double
  let unit: Unit

  init(_ name: String, _ value: Double, _ unit: Unit) {
    self.name = name
    self.value = value
    self.unit = unit
  }

  /// The number with a unit that keeps it short.
  var text: String {
    switch unit {
    case .nanoseconds: scaled(by: 1_000, units: ["ns", "µs", "ms", "s"])
    case .bytes: scaled(by: 1_024, units: ["B", "KiB", "MiB", "GiB"])
    case .ratio: "×" + Self.rounded(value)
    case .exponent: "n^" + Self.rounded(value)
    }
  }

  private func scaled(by step: Double, units: [String]) -> String {
    var rest = value
    var unit = 0
    while rest >= step, unit + 1 < units.count {
      rest /= step
      unit += 1
    }
    return Self.rounded(rest) + " " + units[unit]
  }

  /// Two digits after the point below 10, one below 100, else none.
  private static func rounded(_ value: Double) -> String {
    let digits = value < 10 ? 2 : value < 100 ? 1 : 0
    let scale = digits == 2 ? 100.0 : digits == 1 ? 10.0 : 1.0
    let whole = Int((value * scale).rounded())
    guard digits > 0 else { return String(whole) }
    let fraction = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(whole / Int(scale)).\(zeros)\(fraction)"
  }
}
