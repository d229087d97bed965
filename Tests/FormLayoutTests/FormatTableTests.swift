import FormLayout
import JSON
import Support
import Testing

/// The page of the documentation that says what each format holds is made from what each writes.
@Suite struct FormatTableTests {
  private static let page = "../../../Sources/formchat/Documentation.docc/Formats.md"

  /// What holds a form; a JSON Schema and a specification describe one.
  private static let targets = LayoutFormat.all.filter {
    $0.write != nil && !["layout", "jsonschema", "markdown"].contains($0.name)
  }

  @Test func `the page of formats says what each writes`() {
    Expected.check(
      (Self.head + Self.types + ["", "## Properties", ""] + Self.properties)
        .joined(separator: "\n"), Self.page)
  }

  private static let head = [
    "# What each format holds", "",
    """
    A layout of formchat's own holds everything. This page is made by exporting one component of each \
    type, and each property by itself; what an export leaves out it lists on standard error. A property counts \
    as held where one of its values is; some of its values may not be.
    """, "", "## Types", "",
  ]

  // MARK: Types

  private static var types: [String] {
    rows(
      ComponentType.all.map { type in
        [type.name]
          + targets.map { target in
            let component = component(type)
            let losses = losses(of: component, in: target)
            return losses.first { $0.property == "type" }.map { $0.reason } ?? "yes"
          }
      }, heading: "type")
  }

  // MARK: Properties

  /// For each property the types that keep it in the target, among those that have it.
  private static var properties: [String] {
    let names = KeyOrder.component.keys.filter {
      !["type", "id", "children", "origin", "style", "accessibility"].contains($0)
    }
    return rows(
      names.map { name in [name] + targets.map { kept(name, in: $0) } }, heading: "property")
  }

  private static func kept(_ name: String, in target: LayoutFormat) -> String {
    let types = ComponentType.all.filter { $0.property(name) != nil }
    let keeping = types.filter { type in
      guard let property = type.property(name) else { return false }
      return variants(of: type).contains { variant in
        samples(of: property).contains { keeps(name, $0, of: variant, in: target) }
      }
    }
    if keeping.isEmpty { return "no" }
    return keeping.count == types.count ? "yes" : keeping.map(\.name).joined(separator: ", ")
  }

  /// Whether a value of a property is in the file; what nobody knows is lost of all that is.
  private static func keeps(
    _ name: String, _ value: JSONValue, of variant: Component, in target: LayoutFormat
  ) -> Bool {
    var component = variant
    component.set(value, for: name)
    component.set(true, for: "unheardOf")
    let losses = losses(of: component, in: target).map(\.property)
    return losses.contains("unheardOf")
      && !losses.contains { $0 == name || $0.hasPrefix(name + ".") }
  }

  private static func samples(of property: Property) -> [JSONValue] {
    switch property.name {
    case "binding": ["a key"]
    case "options": [[["value": "a", "label": "A"]], [["value": "0", "label": "A"]]]
    case "rules": [[["rule": "custom", "value": "notTaken"]]]
    case "messages": [["required": "Say it"]]
    case "routes": [[["to": nil]]]
    case "visibleIf", "disabledIf", "requiredIf": [["field": "other", "eq": "b"], true]
    case "next", "back", "skip": ["Go"]
    case "tab": [["label": "A"]]
    default: property.shape.samples.filter { $0 != property.defaultValue }
    }
  }

  // MARK: Forms

  private static func component(_ type: ComponentType) -> Component {
    var component = Component(type: type.name, id: "it")
    if type.property("label") != nil { component.set("Label", for: "label") }
    return component
  }

  /// A type in the settings in which it takes other properties than it does otherwise.
  private static func variants(of type: ComponentType) -> [Component] {
    var plain = component(type)
    if type.kind == .field { plain.set(true, for: "required") }
    let settings: [(String, JSONValue)] =
      switch type.name {
      case "TextField": [("input", "number")]
      case "Picker": [("multiple", true)]
      case "Button": [("role", "submit")]
      case "Image": [("url", "https://example.org/a.png")]
      default: []
      }
    return [plain]
      + settings.map { name, value in
        var variant = plain
        variant.set(value, for: name)
        return variant
      }
  }

  private static func losses(
    of component: Component, in target: LayoutFormat
  ) -> [WrittenLayout.Loss] {
    let other = Component(
      type: "Picker", id: "other",
      properties: [
        "label": "Other", "appearance": "radio",
        "options": [["value": "a", "label": "A"], ["value": "b", "label": "B"]],
      ])
    var form = Form(json: ["formchat": 1, "id": "form", "title": "Form", "components": []])
    if component.type == "Step" {
      let step = Component(properties: component.properties, children: [other])
      form.insert([step], in: .root, at: 0)
    } else if component.type == "Item" {
      form.insert(
        [other, Component(type: "Repeat", id: "list", children: [component])], in: .root, at: 0)
    } else if component["tab"] != nil {
      form.insert(
        [other, Component(type: "TabView", id: "tabs", children: [component])], in: .root, at: 0)
    } else {
      form.insert([other, component], in: .root, at: 0)
    }
    return (target.write?(form).losses ?? []).filter { $0.component == "it" }
  }

  private static func rows(_ rows: [[String]], heading: String) -> [String] {
    let header = [heading] + targets.map(\.title)
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension ValueShape {
  /// Some values of the shape.
  fileprivate var samples: [JSONValue] {
    switch self {
    case .text, .name, .language: ["a"]
    case .identifier: ["other"]
    case .flag: [true, false]
    case .integer, .number: [7]
    case .choice(let names): names.map { .string($0) }
    case .dateBound: ["2026-11-30"]
    case .oneOf(let shapes): shapes.flatMap(\.samples)
    case .list(let shape): [.array(shape.samples)]
    case .condition, .colour, .constant, .object, .map, .rules, .components, .anything: []
    }
  }
}
