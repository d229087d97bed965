internal import FormLayout

/// In which order a person writes the parts of a date.
enum DateOrder: Sendable {
  case dayFirst, monthFirst, yearFirst

  /// The order of a locale such as `de_DE.UTF-8`; of none, and of `C`, the year first.
  init(locale: String?) {
    let name = (locale ?? "").prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let language = parts.first.map { $0.lowercased() } ?? ""
    let region = parts.count > 1 ? parts[1].uppercased() : ""
    if ["", "c", "posix", "ja", "zh", "ko", "hu", "lt", "mn", "sv", "fa"].contains(language)
      || region == "CA"
    {
      self = .yearFirst
    } else if ["US", "PH", "PW", "GU", "FM"].contains(region)
      || (language == "en" && region.isEmpty)
    {
      self = .monthFirst
    } else {
      self = .dayFirst
    }
  }

  /// The locale of dates, as the environment names it.
  static func ofEnvironment(_ environment: Environment) -> DateOrder {
    DateOrder(locale: environment["LC_ALL"] ?? environment["LC_TIME"] ?? environment["LANG"])
  }

  /// How a date may be written, for a prompt.
  var pattern: String {
    switch self {
    case .dayFirst: "DD.MM.YYYY"
    case .monthFirst: "MM/DD/YYYY"
    case .yearFirst: "YYYY-MM-DD"
    }
  }

  /// Reads a day: the parts in this order with `.`, `/`, `-` or blanks between them, or ISO 8601.
  func day(_ text: String) -> LocalDate? {
    if let day = LocalDate(text) { return day }
    let parts = text.split { ".-/ ".contains($0) }
    guard parts.count == 3 else { return nil }
    let digits = parts.map { part in part.allSatisfy { $0.isASCII && $0.isNumber } }
    let numbers = parts.compactMap { Int($0) }
    guard digits.allSatisfy({ $0 }), numbers.count == 3 else { return nil }
    let year = self == .yearFirst || parts[0].count == 4 ? 0 : 2
    guard parts[year].count == 4, parts.indices.allSatisfy({ $0 == year || parts[$0].count <= 2 })
    else { return nil }
    if year == 0 { return LocalDate(numbers[0], numbers[1], numbers[2]) }
    return self == .monthFirst
      ? LocalDate(numbers[2], numbers[0], numbers[1])
      : LocalDate(numbers[2], numbers[1], numbers[0])
  }

  /// Reads a time of day: `9:30`, `09:30`, `9.30`, `9:30 pm`.
  static func time(_ text: String) -> String? {
    var rest = text.lowercased().trimmed
    var isAfternoon: Bool?
    for (suffix, afternoon) in [("am", false), ("a.m.", false), ("pm", true), ("p.m.", true)]
    where rest.hasSuffix(suffix) {
      isAfternoon = afternoon
      rest = String(rest.dropLast(suffix.count)).trimmed
    }
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count),
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), var hour = Int(parts[0])
    else { return nil }
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let time = (hour < 10 ? "0" : "") + "\(hour):\(parts[1])"
    return DateText.isDate(time) ? time : nil
  }
}
