/// What a figure must stay under.
struct Bar: Sendable {
  /// The figure it is about.
  let figure: String
  let limit: Figure

  /// At most a number of milliseconds.
  static func milliseconds(_ limit: Double, for figure: String) -> Bar {
    Bar(figure: figure, limit: Figure(figure, limit * 1_000_000, .nanoseconds))
  }

  /// At most a number of megabytes of 1024 × 1024 bytes.
  static func mebibytes(_ limit: Double, for figure: String) -> Bar {
    Bar(figure: figure, limit: Figure(figure, limit * 1_048_576, .bytes))
  }

  /// At most so many times something else.
  static func ratio(_ limit: Double, for figure: String) -> Bar {
    Bar(figure: figure, limit: Figure(figure, limit, .ratio))
  }

  /// Growth that is linear within noise.
  static let linear = Bar(figure: Growth.name, limit: Figure(Growth.name, 1.25, .exponent))

  /// Whether the figure is there and within the limit.
  func isKept(by figures: [Figure]) -> Bool {
    figures.first { $0.name == figure }.map { $0.value <= limit.value } ?? false
  }

  /// The bar in words.
  var text: String { "\(figure) at most \(limit.text)" }
}
