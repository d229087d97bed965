internal import JSON

/// The answers of the form, or of one item, as they stand.
struct ScopeState: Sendable {
  /// By slot; `nil` where there is no answer.
  var values: [JSONValue?]
  /// Whether each part's own condition holds, by place.
  var holds: [Bool]
  /// The items of each `Repeat`, by its place.
  var items: [Int: [ItemState]] = [:]

  init(_ scope: PlannedScope) {
    values = Array(repeating: nil, count: scope.keys.count)
    holds = Array(repeating: true, count: scope.parts.count)
  }
}

/// One item of a `Repeat`.
struct ItemState: Sendable {
  /// Its own as long as it is there.
  let id: Int
  /// The kind, as the scope of its template.
  let scope: Int
  var state: ScopeState
}
