/// What a search for a pattern found.
package enum PatternVerdict: Hashable, Sendable {
  case matches
  case fails
  /// The search was given up.
  case exceeded(PatternLimit)
}
