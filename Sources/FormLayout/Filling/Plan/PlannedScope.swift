internal import JSON

/// What has values of its own: the form itself, or one kind of item.
struct PlannedScope: Sendable {
  /// In document order; of an item, the `Item` itself is first.
  var parts: [PlannedPart] = []
  /// The key of each value.
  var keys: [String] = []
  /// Where the value of a key is kept.
  var slots: [CodeUnits: Int] = [:]
  /// The parts that share each value.
  var sharers: [[Int]] = []
  /// What must be looked at again when a value changes.
  var dependents: [[Dependent]] = []
  /// The fields whose `matchField` names a value.
  var matchers: [[Dependent]] = []
  /// The scope around it and the `Repeat` there; `nil` for the form.
  let outer: Outer?
  /// How many scopes are around it.
  let depth: Int

  struct Outer: Sendable {
    let scope: Int
    let part: Int
  }

  init(in outer: Outer?, depth: Int) {
    self.outer = outer
    self.depth = depth
  }

  /// The slot of a key, made where it is new.
  mutating func slot(of key: String, for part: Int) -> Int {
    if let known = slots[CodeUnits(key)] {
      sharers[known].append(part)
      return known
    }
    slots[CodeUnits(key)] = keys.count
    keys.append(key)
    sharers.append([part])
    dependents.append([])
    matchers.append([])
    return keys.count - 1
  }
}

/// A part that depends on a value, as seen from the value's scope.
struct Dependent: Sendable {
  /// The scopes to go down through, outermost first; empty in the same scope.
  let inner: [Int]
  let part: Int
}
