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
