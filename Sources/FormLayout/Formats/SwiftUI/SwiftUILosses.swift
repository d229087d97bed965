internal import JSON

/// What of a form has no place in SwiftUI source, in the order of the form.
struct SwiftUILosses {
  private var found: [(order: Int, loss: WrittenLayout.Loss)] = []

  mutating func add(_ property: String, of component: Component?, at order: Int, _ reason: String) {
    let id = component.flatMap { $0.id.isEmpty ? nil : $0.id }
    let loss = WrittenLayout.Loss(component: id, property: property, reason: reason)
    if !found.contains(where: { $0.order == order && $0.loss == loss }) {
      found.append((order, loss))
    }
  }

  mutating func append(_ other: SwiftUILosses) {
    for (order, loss) in other.found
    where !found.contains(where: { $0.order == order && $0.loss == loss }) {
      found.append((order, loss))
    }
  }

  var inOrder: [WrittenLayout.Loss] {
    found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.loss)
  }
}
