import FormLayout
import JSON
import Support
import Testing

/// Random layouts in DynamicUI's format: what the losses do not mention is found again.
@Suite struct DynamicUIRandomTests {
  @Test(arguments: 1...1_000)
  func `what the losses do not mention is found again`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let form = generator.form()
    let written = try #require(LayoutFormat.dynamicUI.write?(form))
    let again = try LayoutFormat.read(JSONValue(parsing: written.text))
    #expect(again.refusal == nil)
    var search = Search(written.losses)
    search.compare(form.components, again.form.components)
    #expect(search.missing == [])
  }
}

/// Looks for components and their properties where they stood.
private struct Search {
  private(set) var missing: [String] = []
  private var lost: [String: [String]] = [:]

  init(_ losses: [WrittenLayout.Loss]) {
    for loss in losses { lost[loss.component ?? "", default: []].append(loss.property) }
  }

  mutating func compare(_ components: [Component], _ others: [Component]) {
    guard components.count == others.count else {
      missing.append("\(components.map(\.id)) became \(others.map(\.id))")
      return
    }
    for (component, other) in zip(components, others) {
      if component.type != other.type, !isLost("type", of: component) {
        missing.append("\(component.id).type")
      }
      for member in component.properties.members
      where !["type", "id", "children"].contains(member.key)
        && !isLost(member.key, of: component) && !has(other, member.key, member.value, component)
      {
        missing.append("\(component.id).\(member.key)")
      }
      if !isLost("children", of: component) { compare(component.children, other.children) }
    }
  }

  private func isLost(_ property: String, of component: Component) -> Bool {
    (lost[component.id] ?? []).contains { $0 == property || $0.hasPrefix("\(property).") }
  }

  private func has(
    _ other: Component, _ name: String, _ value: JSONValue, _ component: Component
  ) -> Bool {
    if other[name]?.isEquivalent(to: value) ?? false { return true }
    if name == "visibleIf", let condition = component.condition(name) {
      return condition.simplified.constant == true || other[name] != nil
    }
    switch name {
    case "accessibility" where value == [:]: return other[name] == nil
    // Words that are no Markdown come back as Markdown that shows them.
    case "markdown" where value == false: return other[name] == true
    case "text" where component["markdown"] != true:
      return Self.shown(other[name]) == value.stringValue
    case "style": return other[name].map { Self.sixDigits($0) == Self.sixDigits(value) } ?? false
    case "defaultValue" where component.type == "TextField":
      // The text of a number, whose keyboard is listed as lost.
      return other[name]?.stringValue == value.numberValue?.text && isLost("input", of: component)
    default:
      guard other[name] == nil else { return false }
      return component.catalogued?.property(name)?.defaultValue?.isEquivalent(to: value) ?? false
    }
  }

  /// The words that Markdown shows which has nothing but escapes.
  private static func shown(_ markdown: JSONValue?) -> String? {
    markdown?.stringValue?.replacing(/\\([\\`*_\[\]<>~&])/) { String($0.output.1) }
  }

  /// A style whose colours of three digits have six.
  private static func sixDigits(_ style: JSONValue) -> JSONValue {
    guard var object = style.objectValue else { return style }
    for member in object.members {
      guard let text = member.value.stringValue, text.hasPrefix("#"), text.utf8.count == 4 else {
        continue
      }
      object[member.key] = .string("#" + text.dropFirst().map { "\($0)\($0)" }.joined())
    }
    return .object(object)
  }
}
