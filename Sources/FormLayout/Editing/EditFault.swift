/// What can be wrong with an edit; the raw value is the diagnostic's code.
package enum EditFault: String, CaseIterable, Sendable {
  /// The answer holds no object that could be a reply.
  case notJSON = "not-json"
  /// An id that never existed.
  case unknownID = "unknown-id"
  /// A place that is none, or that two keys disagree about.
  case badPlace = "bad-place"
  /// A value of the wrong kind or out of its bounds.
  case badValue = "bad-value"
  /// A name that no type has.
  case badName = "bad-name"
  case badCondition = "bad-condition"
  /// A component moved into itself.
  case cycle
}
