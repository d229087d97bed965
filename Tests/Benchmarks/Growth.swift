internal import Platform

/// How time grows with size.
enum Growth {
  /// The name of its figure.
  static let name = "growth"

  /// The exponent of the power of the size that fits the times best (least squares of the logarithms);
  /// 1 is linear. Sizes below 100 are left out: there the fixed cost is most of the time.
  static func exponent(of times: [(size: Int, time: Double)]) -> Figure {
    let points = times.filter { $0.size >= 100 && $0.time > 0 }
      .map { (x: log(Double($0.size)), y: log($0.time)) }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let slope =
      points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
      / points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return Figure(name, slope, .exponent)
  }
}
