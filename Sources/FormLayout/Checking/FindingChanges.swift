internal import JSON

/// What a turn did to the findings.
package struct FindingChanges: Sendable {
  /// Findings that were not there before, in report order.
  package let new: [Diagnostic]
  /// How many were there before too.
  package let remaining: Int
  /// Findings that are gone, in their old order.
  package let resolved: [Diagnostic]

  /// Compares by code, component and the place inside the component, so that a finding stays the same
  /// where components move or, by `renamed`, change their ids.
  package init(
    from old: [Diagnostic], to new: [Diagnostic], renamed: [(from: String, to: String)] = []
  ) {
    let names = Dictionary(
      renamed.map { (CodeUnits($0.from), $0.to) }, uniquingKeysWith: { first, _ in first })
    var left: [Key: [Diagnostic]] = [:]
    for finding in old.reversed() { left[Key(finding, names), default: []].append(finding) }
    var added: [Diagnostic] = []
    for finding in new where left[Key(finding, [:])]?.popLast() == nil { added.append(finding) }
    let gone = Set(left.values.joined().map { $0.pointer })
    self.new = added
    remaining = new.count - added.count
    resolved = old.filter { finding in
      gone.contains(finding.pointer)
        && left[Key(finding, names)]?.contains { $0.pointer == finding.pointer } == true
    }
  }

  private struct Key: Hashable {
    let code: String
    let component: CodeUnits
    let place: ArraySlice<CodeUnits>

    init(_ finding: Diagnostic, _ names: [CodeUnits: String]) {
      code = finding.code
      let id = CodeUnits(finding.component ?? "")
      component = names[id].map { CodeUnits($0) } ?? id
      var place = finding.pointer.tokens[...]
      while finding.component != nil, place.count >= 2, let key = place.first?.string,
        key == "components" || key == "children"
      {
        place = place.dropFirst(2)
      }
      self.place = place
    }
  }
}
