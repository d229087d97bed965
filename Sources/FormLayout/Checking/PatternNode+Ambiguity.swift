extension PatternNode {
  /// Whether somewhere a group that can split one text in several ways is repeated without bound.
  var isAmbiguouslyRepeated: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes):
      return nodes.contains(where: \.isAmbiguouslyRepeated)
    case .literal, .set, .assertion, .reference: return false
    case .group(let node, _), .look(let node, _, _): return node.isAmbiguouslyRepeated
    case .repetition(let node, let counts, _):
      if counts.upperBound >= PatternNode.unbounded, node.isAmbiguous { return true }
      return node.isAmbiguouslyRepeated
    }
  }

  /// Whether what is repeated may be cut in several ways: one part without bound and no other that
  /// must be there, or alternatives that are alike.
  private var isAmbiguous: Bool {
    switch self {
    case .group(let node, _): return node.isAmbiguous
    case .sequence(let nodes):
      let parts = nodes.filter { $0.width.upperBound > 0 }
      if parts.count == 1 { return parts[0].isAmbiguous }
      let needed = parts.filter { $0.width.lowerBound > 0 }
      return parts.contains(where: \.isUnbounded) && needed.count <= 1
        && needed.allSatisfy(\.isUnbounded)
    case .alternatives(let nodes):
      if nodes.contains(where: \.isAmbiguous) { return true }
      let texts = nodes.map { "\($0)" }
      return Set(texts).count < texts.count
    case .repetition: return isUnbounded
    case .literal, .set, .assertion, .look, .reference: return false
    }
  }

  private var isUnbounded: Bool {
    if case .repetition(_, let counts, _) = self { return counts.upperBound >= Self.unbounded }
    if case .group(let node, _) = self { return node.isUnbounded }
    if case .sequence(let nodes) = self, nodes.count == 1 { return nodes[0].isUnbounded }
    return false
  }
}
