internal import JSON

/// What each component's being shown depends on: what is around it, and the fields that its own
/// condition reads. Components are numbered in document order.
struct VisibilityGraph {
  private let successors: [[Int]]
  private let parents: [Int?]

  init(_ context: CheckContext) {
    let components = context.components
    var successors: [[Int]] = []
    var parents: [Int?] = []
    var around: [Int] = []
    for (number, placed) in components.enumerated() {
      let depth = placed.ancestors.count
      around.removeLast(around.count - depth)
      successors.append(around.last.map { [$0] } ?? [])
      parents.append(around.last)
      around.append(number)
    }
    for (number, placed) in components.enumerated() {
      guard let condition = placed.component.condition("visibleIf") else { continue }
      for field in condition.fields {
        guard let target = context.number(of: field), target != number else { continue }
        successors[number].append(target)
      }
    }
    self.successors = successors
    self.parents = parents
  }

  /// One circle of each group that depends on itself, of the components whose condition closes it.
  var cycles: [[Int]] {
    groups().filter { $0.count > 1 }.map { circle(in: Set($0), from: $0.min() ?? 0) }
      .filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
  }

  /// Follows the first dependency inside a group until it comes round.
  private func circle(in group: Set<Int>, from start: Int) -> [Int] {
    var order: [Int: Int] = [:]
    var walk: [Int] = []
    var node = start
    while order[node] == nil {
      order[node] = walk.count
      walk.append(node)
      guard let next = successors[node].first(where: { group.contains($0) }) else { return [] }
      node = next
    }
    let loop = Array(walk[(order[node] ?? 0)...])
    let ring = zip(loop, loop.dropFirst() + loop.prefix(1)).filter { $1 != parents[$0] }.map(\.0)
    guard let first = ring.min(), let place = ring.firstIndex(of: first) else { return [] }
    return Array(ring[place...] + ring[..<place])
  }

  /// The strongly connected groups (Tarjan's algorithm, without recursion: a chain may be long).
  private func groups() -> [[Int]] {
    var search = Search(count: successors.count)
    for start in successors.indices where search.index[start] == nil {
      search.enter(start)
      while let (node, position) = search.calls.last {
        if position < successors[node].count {
          search.calls[search.calls.count - 1].position += 1
          let next = successors[node][position]
          if let index = search.index[next] {
            if search.isOpen[next] { search.low[node] = min(search.low[node], index) }
          } else {
            search.enter(next)
          }
        } else {
          search.leave(node)
        }
      }
    }
    return search.found
  }

  private struct Search {
    var index: [Int?]
    var low: [Int]
    var isOpen: [Bool]
    var open: [Int] = []
    var calls: [(node: Int, position: Int)] = []
    var found: [[Int]] = []
    private var counter = 0

    init(count: Int) {
      index = Array(repeating: nil, count: count)
      low = Array(repeating: 0, count: count)
      isOpen = Array(repeating: false, count: count)
    }

    mutating func enter(_ node: Int) {
      index[node] = counter
      low[node] = counter
      counter += 1
      open.append(node)
      isOpen[node] = true
      calls.append((node, 0))
    }

    mutating func leave(_ node: Int) {
      calls.removeLast()
      if let caller = calls.last { low[caller.node] = min(low[caller.node], low[node]) }
      guard low[node] == index[node] else { return }
      var group: [Int] = []
      while let member = open.popLast() {
        isOpen[member] = false
        group.append(member)
        if member == node { break }
      }
      found.append(group)
    }
  }
}
