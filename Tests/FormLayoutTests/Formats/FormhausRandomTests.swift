import FormLayout
import JSON
import Support
import Testing

/// Random layouts as Formhaus definitions: what the losses do not mention is found again.
@Suite struct FormhausRandomTests {
  @Test(arguments: 1...1_000)
  func `what the losses do not mention is found again`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let form = generator.form()
    let written = try #require(LayoutFormat.formhaus.write?(form))
    let again = try LayoutFormat.read(JSONValue(parsing: written.text))
    #expect(again.refusal == nil)
    let search = Search(again.form, written.losses)
    #expect(search.missing(from: form) == [])
  }

  @Test(arguments: 1...300)
  func `a second round changes nothing`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let first = try #require(LayoutFormat.formhaus.write?(generator.form()))
    let form = try LayoutFormat.read(JSONValue(parsing: first.text)).form
    let second = try #require(LayoutFormat.formhaus.write?(form))
    #expect(second.text == first.text)
    #expect(second.losses == [])
    #expect(try LayoutFormat.read(JSONValue(parsing: second.text)).form == form)
  }
}

/// Looks for the components and properties of a form in what came back.
private struct Search {
  private let found: [PlacedComponent]
  private var lost: [String: [String]] = [:]

  init(_ form: Form, _ losses: [WrittenLayout.Loss]) {
    found = form.placed
    for loss in losses { lost[loss.component ?? "", default: []].append(loss.property) }
  }

  /// `id.property` of all that is neither lost nor there.
  func missing(from form: Form) -> [String] {
    form.placed.flatMap { placed -> [String] in
      let component = placed.component
      guard let other = counterpart(of: component) else {
        return isLost("type", of: component) ? [] : [component.id]
      }
      return component.properties.members.compactMap { member in
        let isThere =
          isLost(member.key, of: component)
          || has(other, member.key, member.value, in: placed)
        return isThere ? nil : "\(component.id).\(member.key)"
      }
    }
  }

  private func isLost(_ property: String, of component: Component) -> Bool {
    (lost[component.id] ?? []).contains { $0 == property || $0.hasPrefix("\(property).") }
  }

  private func counterpart(of component: Component) -> Component? {
    switch component.type {
    case "Step": found.first { $0.component.id.isIdentical(to: component.id) }?.component
    case "Button":
      isLost("type", of: component)
        ? nil
        : found.first { $0.component.role != nil && $0.component.role == component.role }?.component
    default:
      found.first {
        $0.component.isField && $0.component.binding.isIdentical(to: component.binding)
      }?
      .component
    }
  }

  private func has(
    _ other: Component, _ name: String, _ value: JSONValue, in placed: PlacedComponent
  ) -> Bool {
    switch name {
    case "id", "children", "binding": return true
    case "visibleIf":
      guard let condition = placed.component.condition(name) else { return false }
      return condition.simplified.constant == true || other[name] != nil
    case "options":
      let options = placed.component.options
      return options == other.options
    case "next", "back", "skip":
      if value == false, name == "skip" { return true }
      let label = value.objectValue?.members.count == 1 ? value["label"] : nil
      return other[name] == (label ?? value)
    case "rules", "messages":
      // No rule and no message is what there is without the key.
      return other[name] == value || (other[name] == nil && value.isEmpty)
    default:
      if let old = other[name] { return old == value }
      let standard = placed.component.catalogued?.property(name)?.defaultValue
      return standard?.isEquivalent(to: value) ?? false
    }
  }
}

extension JSONValue {
  fileprivate var isEmpty: Bool { arrayValue?.isEmpty ?? objectValue?.isEmpty ?? false }
}
