package import JSON

/// A component's place: the index among the form's components, then among each one's children.
package struct ComponentPath: Hashable, Sendable {
  package let indices: [Int]

  package init(_ indices: [Int]) {
    self.indices = indices
  }

  /// The place of the form's own list.
  package static let root = ComponentPath([])

  package func appending(_ index: Int) -> ComponentPath { ComponentPath(indices + [index]) }

  /// The place of the component around it; root for a component at the top.
  package var parent: ComponentPath { ComponentPath(Array(indices.dropLast())) }

  /// The index among its siblings.
  package var last: Int { indices.last ?? 0 }

  /// Whether this place is at or below another.
  package func isInside(_ other: ComponentPath) -> Bool { indices.starts(with: other.indices) }

  /// The same place in the layout's JSON, for example `/components/0/children/2`.
  package var pointer: JSONPointer {
    var pointer = JSONPointer()
    for (depth, index) in indices.enumerated() {
      pointer = pointer.appending(depth == 0 ? "components" : "children").appending(index)
    }
    return pointer
  }
}
