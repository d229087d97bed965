/// A pattern as a tree.
indirect enum PatternNode {
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A UTF-16 unit or, in a Unicode pattern, a scalar.
  case literal(UInt32)
  case set(PatternSet)
  case assertion(Assertion)
  /// A group; with a number where something refers to it.
  case group(PatternNode, number: Int?)
  case look(PatternNode, Direction, isNegated: Bool)
  /// The text of a group, by its number; `offset` is the place in the source.
  case reference(Int, offset: Int)
  case repetition(PatternNode, counts: ClosedRange<Int>, isLazy: Bool)

  enum Assertion {
    case start
    case end
    case wordBoundary
    case noWordBoundary
  }

  enum Direction {
    case ahead
    case behind
  }

  /// Stands for no upper bound of a repetition; no text is as long.
  static let unbounded = Int(UInt16.max)

  /// How many units a match takes at least and at most.
  var width: ClosedRange<Int> {
    switch self {
    case .sequence(let nodes):
      return nodes.reduce(0...0) { sum, node in
        let width = node.width
        return sum.lowerBound + width.lowerBound...sum.upperBound + width.upperBound
      }
    case .alternatives(let nodes):
      let widths = nodes.map(\.width)
      let least = widths.map(\.lowerBound).min() ?? 0
      return least...(widths.map(\.upperBound).max() ?? 0)
    case .literal, .set: return 1...1
    case .assertion, .look: return 0...0
    case .group(let node, _): return node.width
    case .reference: return 0...PatternNode.unbounded
    case .repetition(let node, let counts, _):
      let width = node.width
      let cap = PatternNode.unbounded
      return min(
        width.lowerBound * counts.lowerBound, cap)...min(
          width.upperBound * counts.upperBound,
          cap
        )
    }
  }

  /// How many units a match may compare in one step: what the engine does without counting.
  var weight: Int {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes):
      return min(nodes.reduce(0) { $0 + $1.weight }, PatternNode.unbounded)
    case .literal, .set, .assertion: return 1
    case .group(let node, _), .look(let node, _, _): return node.weight
    case .reference: return PatternNode.unbounded
    case .repetition(let node, let counts, _):
      return min(node.weight * max(counts.lowerBound, 1), PatternNode.unbounded)
    }
  }
}
