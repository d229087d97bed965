internal import Platform

/// A moment as ISO 8601 in UTC, to the second: `2026-11-30T03:45:12Z`.
enum Timestamp {
  static func text(_ seconds: Int) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    gmtime_r(&moment, &parts)
    return date(parts) + "T"
      + [parts.tm_hour, parts.tm_min, parts.tm_sec].map { two(Int($0)) }.joined(separator: ":")
      + "Z"
  }

  /// The local day at a moment: `2026-11-30`.
  static func localDay(_ seconds: Int) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    localtime_r(&moment, &parts)
    return date(parts)
  }

  private static func date(_ parts: tm) -> String {
    "\(Int(parts.tm_year) + 1900)-\(two(Int(parts.tm_mon) + 1))-\(two(Int(parts.tm_mday)))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
