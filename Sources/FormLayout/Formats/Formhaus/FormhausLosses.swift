/// What a Formhaus definition cannot hold, collected in whatever order it is found.
struct FormhausLosses {
  private var found: [(place: Int, loss: WrittenLayout.Loss)] = []

  /// Notes a property that is left out. `place` is the component's number in document order; the form
  /// itself comes before all.
  mutating func add(
    _ property: String, of component: Component?, at place: Int = -1, _ reason: String
  ) {
    let id = component.flatMap { $0.id.isEmpty ? nil : $0.id }
    found.append(
      (place, WrittenLayout.Loss(component: id, property: property, reason: reason)))
  }

  /// The losses in document order; of one component as they were found.
  var inOrder: [WrittenLayout.Loss] {
    found.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element.loss)
  }
}
