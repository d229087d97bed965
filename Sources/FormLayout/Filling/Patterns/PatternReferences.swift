/// Makes references to groups read as JavaScript does.
///
/// JavaScript forgets a group's text at the start of each round of a repetition around it; PCRE2
/// keeps it. So a reference that stands before its group's end is always empty, and one whose group
/// a round may pass over is refused. A group that nothing refers to loses its number.
struct PatternReferences {
  /// What is known of a group.
  private struct Group {
    /// Whether every round of the outermost repetition around it sets its text.
    var isCertain = true
    var isComplete = false
    /// Its number once the others are gone.
    var newNumber: Int?
  }

  private var groups: [Int: Group] = [:]
  private var wanted: Set<Int> = []
  private var count = 0

  static func resolved(
    _ node: PatternNode,
    groups: PatternGroups
  ) throws(PatternError) -> PatternNode {
    guard node.hasReference else { return node.withoutNumbers }
    var references = PatternReferences()
    references.wanted = node.references
    return try references.resolve(node, isRepeated: false, isCertain: true)
  }

  private mutating func resolve(
    _ node: PatternNode,
    isRepeated: Bool,
    isCertain: Bool
  ) throws(PatternError) -> PatternNode {
    switch node {
    case .literal, .set, .assertion: return node
    case .sequence(let nodes):
      var resolved: [PatternNode] = []
      for node in nodes {
        resolved.append(try resolve(node, isRepeated: isRepeated, isCertain: isCertain))
      }
      return .sequence(resolved)
    case .alternatives(let nodes):
      var resolved: [PatternNode] = []
      for node in nodes {
        resolved.append(try resolve(node, isRepeated: isRepeated, isCertain: false))
      }
      return .alternatives(resolved)
    case .look(let node, let direction, let isNegated):
      let content = try resolve(node, isRepeated: isRepeated, isCertain: isCertain && !isNegated)
      return .look(content, direction, isNegated: isNegated)
    case .repetition(let node, let counts, let isLazy):
      let isLoop = counts.upperBound > 1
      // A round that takes nothing ends the loop, and engines differ in what it leaves.
      let isSure = counts.lowerBound > 0 && (!isLoop || node.width.lowerBound > 0)
      // Outside of any loop a group that is passed over is unset for both.
      let content = try resolve(
        node,
        isRepeated: isRepeated || isLoop,
        isCertain: isRepeated ? isCertain && isSure : !isLoop || node.width.lowerBound > 0
      )
      return .repetition(content, counts: counts, isLazy: isLazy)
    case .group(let content, let number):
      return try resolveGroup(content, number, isRepeated: isRepeated, isCertain: isCertain)
    case .reference(let number, let offset): return try resolve(referenceTo: number, at: offset)
    }
  }

  private mutating func resolveGroup(
    _ content: PatternNode,
    _ number: Int?,
    isRepeated: Bool,
    isCertain: Bool
  ) throws(PatternError) -> PatternNode {
    var newNumber: Int?
    if let number, wanted.contains(number) {
      count += 1
      newNumber = count
      groups[number] = Group(isCertain: isCertain || !isRepeated, newNumber: newNumber)
    }
    let content = try resolve(content, isRepeated: isRepeated, isCertain: isCertain)
    if let number, newNumber != nil { groups[number]?.isComplete = true }
    return .group(content, number: newNumber)
  }

  private func resolve(
    referenceTo number: Int,
    at offset: Int
  ) throws(PatternError) -> PatternNode {
    guard let group = groups[number], group.isComplete, let newNumber = group.newNumber else {
      return .group(.sequence([]), number: nil)
    }
    guard group.isCertain else { throw PatternError(.referenceIntoRepetition, at: offset) }
    return .reference(newNumber, offset: offset)
  }
}

extension PatternNode {
  /// Whether a reference to a group stands in it.
  var hasReference: Bool { !references.isEmpty }

  /// The numbers of the groups it refers to.
  var references: Set<Int> {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes):
      nodes.reduce(into: []) { $0.formUnion($1.references) }
    case .literal, .set, .assertion: []
    case .group(let node, _), .look(let node, _, _), .repetition(let node, _, _): node.references
    case .reference(let number, _): [number]
    }
  }

  /// The same with groups that nothing refers to.
  fileprivate var withoutNumbers: PatternNode {
    switch self {
    case .literal, .set, .assertion, .reference: self
    case .sequence(let nodes): .sequence(nodes.map(\.withoutNumbers))
    case .alternatives(let nodes): .alternatives(nodes.map(\.withoutNumbers))
    case .group(let node, _): .group(node.withoutNumbers, number: nil)
    case .look(let node, let direction, let isNegated):
      .look(node.withoutNumbers, direction, isNegated: isNegated)
    case .repetition(let node, let counts, let isLazy):
      .repetition(node.withoutNumbers, counts: counts, isLazy: isLazy)
    }
  }
}
