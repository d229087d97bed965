/// A bound that a search for a pattern went beyond.
package enum PatternLimit: String, Hashable, Sendable {
  /// More than `maximumTextUnits` of text.
  case length
  /// More than `maximumSteps` of work, as with `^(a+)+$`.
  case steps
  /// More memory than `maximumKibibytes`.
  case memory

  /// The longest text searched, in UTF-16 units.
  package static let maximumTextUnits = 10_000
  /// The longest pattern read, in UTF-16 units.
  package static let maximumSourceUnits = 10_000
  /// The most steps of one search: times a pattern is tried, goes on or goes back.
  package static let maximumSteps = 1_000_000
  /// The most memory of one search, in KiB.
  package static let maximumKibibytes = 65_536
  /// The most groups in one another.
  package static let maximumDepth = 200

  /// The bound in a person's words.
  package var description: String {
    switch self {
    case .length: "the text is longer than \(PatternLimit.maximumTextUnits) characters"
    case .steps: "the pattern takes too many steps on this text"
    case .memory: "the pattern takes too much memory on this text"
    }
  }
}
