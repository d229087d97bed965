package import FormLayout
internal import JSON

/// Makes layouts that the report has no error about, of every type and property of the catalogue.
///
/// The seed determines the layout: a test takes seeds as its arguments, and a failure names one.
package struct LayoutGenerator {
  var random: SeededRandom
  /// What a condition or rule may name at the place being made: fields made before, by scope.
  var fields: [Component] = []
  /// The types of the containers around the place being made.
  private var around: [String] = []
  private var count = 0
  private var left = 0

  package init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Makes a form of about so many components.
  package mutating func form(components wanted: Int = 30) -> Form {
    left = wanted
    var form = Form(id: "random")
    for property in Property.form where random.oneIn(2) {
      switch property.name {
      case "formchat", "id", "components", "strings": break
      default: form.set(value(of: property.shape), for: property.name)
      }
    }
    var components: [Component] = []
    if random.oneIn(3) {
      for number in 1...Int.random(in: 2...4, using: &random) { components.append(step(number)) }
    } else {
      while left > 0 { components.append(component(depth: 0)) }
    }
    components.append(
      Component(
        type: "Button", id: "submit", properties: ["label": "Send", "role": "submit"]))
    form.insert(components, in: .root, at: 0)
    addTranslations(to: &form)
    return form
  }
}

// MARK: Components

extension LayoutGenerator {
  private static let deepest = 4

  private mutating func step(_ number: Int) -> Component {
    var step = made("Step", id: "step\(number)")
    step.set(.string("Page \(words())"), for: "label")
    step = filled(step, depth: 1)
    if number == 1, random.oneIn(2) {
      step.set([["to": "step2"]], for: "routes")
    }
    return step
  }

  /// A component that may stand anywhere but at the top of a `Repeat`.
  private mutating func component(depth: Int, within container: String = "") -> Component {
    let types = ComponentType.all.filter { type in
      switch type.name {
      case "Step", "Item": false
      case "GridRow": container == "Grid"
      case "Form": depth < Self.deepest && !around.contains("Form")
      default: depth < Self.deepest || type.children.isNone
      }
    }
    let fields = types.filter { $0.kind == .field }
    let type = pick(random.oneIn(2) ? fields : types)
    if type.name == "Repeat" { return repeated(depth: depth) }
    var component = made(type.name)
    if container == "TabView" {
      component.set(["label": .string(words()), "systemName": "star"], for: "tab")
    }
    if !type.children.isNone { component = filled(component, depth: depth + 1) }
    if type.kind == .field { self.fields.append(component) }
    return component
  }

  /// The fields of an item are named from inside it only.
  private mutating func repeated(depth: Int) -> Component {
    let list = made("Repeat")
    let outside = fields
    var items: [Component] = []
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      items.append(filled(made("Item"), depth: depth + 2))
      fields = outside
    }
    return Component(properties: list.properties, children: items)
  }

  private mutating func filled(_ container: Component, depth: Int) -> Component {
    var children: [Component] = []
    around.append(container.type)
    defer { around.removeLast() }
    for _ in 0..<Int.random(in: 1...4, using: &random) where left > 0 || children.isEmpty {
      children.append(component(depth: depth, within: container.type))
    }
    return Component(properties: container.properties, children: children)
  }

  /// A component with some of its type's properties, without children.
  private mutating func made(_ type: String, id: String? = nil) -> Component {
    left -= 1
    count += 1
    var component = Component(
      type: type, id: id ?? "\(pick(["c", "_", "Some-Field", "x_"]))\(count)")
    let properties = ComponentType.named(type)?.properties ?? []
    for property in properties {
      let isNeeded = ["label", "options", "text", "url", "alt"].contains(property.name)
      guard isNeeded || random.oneIn(3) else { continue }
      if let value = value(of: property, in: component) { component.set(value, for: property.name) }
    }
    return component
  }

  private mutating func addTranslations(to form: inout Form) {
    guard random.oneIn(2) else { return }
    var texts: JSONObject = [:]
    for placed in form.placed where placed.component.label != nil && random.oneIn(3) {
      texts["\(placed.component.id).label"] = .string(words())
    }
    form.set(["fr": .object(texts)], for: "strings")
  }
}
