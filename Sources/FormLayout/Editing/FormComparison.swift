internal import JSON

/// Works out the differences of two forms whose components are matched by id.
struct FormComparison {
  /// A component in one of the forms.
  private struct Entry {
    let component: Component
    /// The key of the component around it; `nil` at the top.
    let parent: CodeUnits?
    let index: Int
    /// What it is called: its id, or its place.
    let name: String
  }

  /// The entries of one form: the first of each id by it, all others by their place.
  private struct Table {
    var entries: [CodeUnits: Entry] = [:]
    var order: [CodeUnits] = []
    var children: [CodeUnits?: [CodeUnits]] = [:]

    init(_ form: Form) {
      add(form.components, in: nil, at: .root)
    }

    private mutating func add(
      _ components: [Component], in parent: CodeUnits?, at path: ComponentPath
    ) {
      for (index, component) in components.enumerated() {
        let here = path.appending(index)
        let id = CodeUnits(component.id)
        let isOwn = !component.id.isEmpty && entries[id] == nil
        let key = isOwn ? id : CodeUnits(here.pointer.description)
        entries[key] = Entry(component: component, parent: parent, index: index, name: key.string)
        order.append(key)
        children[parent, default: []].append(key)
        add(component.children, in: key, at: here)
      }
    }
  }

  private let oldForm: Form
  private let newForm: Form
  private let old: Table
  private let new: Table
  private let renamed: [AppliedEdits.Renaming]

  init(from old: Form, to new: Form, renamed: [AppliedEdits.Renaming]) {
    oldForm = old
    newForm = new
    self.old = Table(old)
    self.new = Table(new)
    self.renamed = renamed
  }

  var changes: [FormDiff.Change] {
    let moved = movedKeys
    var changes = Self.changes(
      of: "form", FlatProperties(oldForm).values, FlatProperties(newForm).values)
    for key in new.order {
      guard let entry = new.entries[key] else { continue }
      guard let before = old.entries[key] else {
        changes.append(.init(.added, entry.name, new: Self.own(entry.component)))
        continue
      }
      if let renaming = renamed.first(where: { $0.to.isIdentical(to: entry.name) }) {
        changes.append(
          .init(
            .renamed, entry.name, property: "id", old: .string(renaming.from),
            new: .string(renaming.to)))
      }
      if moved.contains(key) {
        changes.append(
          .init(.moved, entry.name, old: place(of: before, in: old), new: place(of: entry, in: new))
        )
      }
      if before.component.properties != entry.component.properties {
        changes += Self.changes(
          of: entry.name, FlatProperties(before.component).values,
          FlatProperties(entry.component).values)
      }
    }
    for key in old.order where new.entries[key] == nil {
      guard let entry = old.entries[key] else { continue }
      changes.append(.init(.removed, entry.name, old: Self.own(entry.component)))
    }
    return changes
  }

  private static func changes(
    of id: String, _ old: [(name: String, value: JSONValue)],
    _ new: [(name: String, value: JSONValue)]
  ) -> [FormDiff.Change] {
    let before = Dictionary(
      old.map { (CodeUnits($0.name), $0.value) }, uniquingKeysWith: { _, last in last })
    let after = Dictionary(
      new.map { (CodeUnits($0.name), $0.value) }, uniquingKeysWith: { _, last in last })
    var changes: [FormDiff.Change] = []
    for (name, value) in new where before[CodeUnits(name)] != value {
      changes.append(
        .init(.changed, id, property: name, old: before[CodeUnits(name)], new: value))
    }
    for (name, value) in old where after[CodeUnits(name)] == nil {
      changes.append(.init(.changed, id, property: name, old: value))
    }
    return changes
  }

  /// A component without what is in it: those have changes of their own.
  private static func own(_ component: Component) -> JSONValue {
    Component(properties: component.properties, children: []).json
  }

  // MARK: Moves

  /// The fewest components that must have moved: those in another container, and in each list those
  /// outside a longest run that kept its order.
  private var movedKeys: Set<CodeUnits> {
    var moved: Set<CodeUnits> = []
    for (parent, keys) in new.children {
      var stayed: [(key: CodeUnits, index: Int)] = []
      for key in keys {
        guard let before = old.entries[key] else { continue }
        if before.parent == parent {
          stayed.append((key, before.index))
        } else {
          moved.insert(key)
        }
      }
      let kept = Self.longestRun(stayed.map(\.index))
      for (position, entry) in stayed.enumerated() where !kept.contains(position) {
        moved.insert(entry.key)
      }
    }
    return moved
  }

  /// The positions of a longest increasing subsequence.
  static func longestRun(_ numbers: [Int]) -> Set<Int> {
    // tails[n] is the position of the smallest last number of a run of n + 1.
    var tails: [Int] = []
    var before: [Int?] = []
    for (position, number) in numbers.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? tails[low - 1] : nil)
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var kept: Set<Int> = []
    var position = tails.last
    while let here = position {
      kept.insert(here)
      position = before[here]
    }
    return kept
  }

  /// Where a component stands, as an edit names a place.
  private func place(of entry: Entry, in table: Table) -> JSONValue {
    let siblings = table.children[entry.parent] ?? []
    let before = entry.index > 0 ? siblings[entry.index - 1].string : "^"
    return ["in": .string(entry.parent?.string ?? ""), "after": .string(before)]
  }
}
