internal import FormLayout
internal import JSON

/// A layout, as assertions look at it.
struct JudgedLayout {
  let form: JSONValue
  let components: [JudgedComponent]
  private let places: [String: Int]

  init(_ form: Form) {
    self.form = form.json
    var components: [JudgedComponent] = []
    for placed in form.placed {
      var json = placed.component.properties
      json["children"] = nil
      components.append(
        JudgedComponent(
          json: json, id: placed.component.id, type: placed.component.type,
          parent: placed.parent?.id, ancestors: placed.ancestors.map(\.id), index: placed.path.last,
          order: components.count))
    }
    self.components = components
    places = Dictionary(
      components.map { ($0.id, $0.order) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: String) -> JudgedComponent? { places[id].map { components[$0] } }

  func below(_ id: String) -> [JudgedComponent] { components.filter { $0.ancestors.contains(id) } }

  /// What is to see or fill, in order; of one component, itself or what is below it.
  func leaves(of component: JudgedComponent? = nil) -> [JudgedComponent] {
    guard let component else { return components.filter(\.isLeaf) }
    return ([component] + below(component.id)).filter(\.isLeaf)
  }
}
