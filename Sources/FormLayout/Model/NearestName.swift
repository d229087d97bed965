internal import JSON

/// The name that somebody most likely meant: what "did you mean" says everywhere.
package enum NearestName {
  /// The nearest of the candidates by edit distance, or `nil` where none is near enough.
  ///
  /// Letters differing only in case count as equal, a swap of two neighbours as one edit. Near
  /// enough is one edit in three characters; among equals the first goes.
  package static func to(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= 128 else { return nil }
    var limit = max(1, wanted.count / 3)
    var best: String?
    for candidate in candidates where !candidate.isIdentical(to: name) {
      let other = folded(candidate)
      guard !other.isEmpty, abs(other.count - wanted.count) <= limit else { continue }
      let found = distance(wanted, other)
      // A name that shares nothing is not near, however short both are.
      guard found < max(wanted.count, other.count) else { continue }
      if found <= limit, best == nil || found < limit {
        best = candidate
        limit = found
      }
    }
    return best
  }

  /// `did you mean 'label'?`, where a name is near enough.
  package static func question(for name: String, among candidates: some Sequence<String>) -> String?
  {
    to(name, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// Whether one name becomes the other by one edit, or by none but of case.
  package static func isOneEdit(from name: String, to other: String) -> Bool {
    let (left, right) = (folded(name), folded(other))
    guard !left.isEmpty, !right.isEmpty, abs(left.count - right.count) <= 1 else { return false }
    return distance(left, right) <= 1
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// How many insertions, deletions, replacements and swaps of neighbours make one of the other
  /// (optimal string alignment).
  package static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
