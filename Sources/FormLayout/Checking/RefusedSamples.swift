internal import JSON

/// Answers that people really give, tried on the patterns of a form, on each one once.
struct RefusedSamples {
  private let usual: [String]
  private let samples: [String]
  private var known: [CodeUnits: String?] = [:]

  /// - Parameter usual: answers of which a pattern must take one, since it is about something else
  ///   otherwise.
  /// - Parameter samples: answers that it should take as well.
  init(usual: [String], _ samples: [String]) {
    self.usual = usual
    self.samples = samples
  }

  /// The first sample that a pattern refuses although it takes a usual answer; `nil` where it takes
  /// all, is about something else, or cannot be told.
  mutating func refused(by source: String) -> String? {
    let key = CodeUnits(source)
    if let found = known[key] { return found }
    let found = search(source)
    known[key] = found
    return found
  }

  private func search(_ source: String) -> String? {
    guard let pattern = try? Pattern(javaScript: source),
      usual.contains(where: { pattern.matches($0) == .matches })
    else { return nil }
    return samples.first { pattern.matches($0) == .fails }
  }
}
