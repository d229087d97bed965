/// Answers that people really give, tried on a pattern.
enum RefusedSample {
  /// The first sample that a pattern refuses although it takes the usual answer; `nil` where it
  /// takes all, is about something else, or cannot be told.
  static func of(_ source: String, usual: String, _ samples: [String]) -> String? {
    guard let pattern = try? Pattern(javaScript: source), pattern.matches(usual) == .matches else {
      return nil
    }
    return samples.first { pattern.matches($0) == .fails }
  }
}
