/// What a function of the exported source needs beside its own value.
struct SourceNeeds: Equatable {
  /// The day to take as today.
  var today = false
  /// The steps on the way to the end.
  var path = false
  /// The values around an item, as scopes of the plan.
  var outer: Set<Int> = []

  var isEmpty: Bool { self == SourceNeeds() }

  mutating func formUnion(_ other: SourceNeeds) {
    today = today || other.today
    path = path || other.path
    outer.formUnion(other.outer)
  }
}

/// A computed answer of the exported values: whether something is shown, disabled or required.
struct SourceCondition {
  let name: String
  let needs: SourceNeeds
  /// What stands before the last expression.
  let statements: [String]
  let expression: String
  /// What it is, for its comment.
  let meaning: String
  /// The helpers that it calls.
  var pieces: Set<ValuesSupport.Piece> = []
}
