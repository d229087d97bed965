import FormLayout
import JSON
import Support
import Testing

/// A layout of the fixtures being edited, and what must come of its JSON, made without the writer.
struct EditedFixture {
  private let fixture: AcceptedFixture
  private let source: JSONValue
  private let form: Form

  init(_ fixture: AcceptedFixture, _ source: JSONValue, _ layout: ReadLayout) {
    self.fixture = fixture
    self.source = source
    form = layout.form
  }

  /// Applies the edits, exports, and holds that against what it must be.
  func expect(_ expected: JSONValue, after edits: [Edit], losing losses: [String] = []) throws {
    guard case .applied(let applied) = form.applying(edits) else {
      Issue.record("refused: \(edits)")
      return
    }
    let written = try #require(LayoutFormat.named(fixture.format)?.write?(applied.form))
    let value = try JSONValue(parsing: written.text)
    let isSame = value.isEquivalent(to: expected)
    let difference = LineDifference(from: expected.text(.indented), to: value.text(.indented))
    #expect(isSame, "\(edits)\n\(difference.text)")
    let lost = written.losses.filter { $0.property != "type" }
    #expect(lost.map { "\($0.component ?? "form").\($0.property)" } == losses, "\(edits)")
    #expect(try LayoutFormat.read(value).refusal == nil, "\(edits)")
  }

  // MARK: The list at the end

  /// The container that takes what is added at the end: a definition with steps has fields there only.
  private var lastStep: Component? { form.components.last { $0.type == "Step" } }

  /// After the last component, though a button stands there.
  var end: Edit.Place {
    let last = lastStep.map(\.children) ?? form.components
    return Edit.Place(in: lastStep?.id ?? "", after: last.last?.id ?? "")
  }

  private var lastList: JSONPointer {
    switch fixture.format {
    case "dynamicui": return source.arrayValue == nil ? JSONPointer(["components"]) : .root
    case "viewlayout": return JSONPointer(["children"])
    default:
      guard let steps = source["steps"]?.arrayValue else { return JSONPointer(["fields"]) }
      return JSONPointer(["steps"]).appending(steps.count - 1).appending("fields")
    }
  }

  /// What a switch is added as; a text field would take the looks of those around it.
  var addedEntry: JSONValue {
    switch fixture.format {
    case "dynamicui": ["type": "Toggle", "title": "Added", "identifier": "addedHere"]
    case "viewlayout": ["type": "Toggle", "title": "Added", "binding": "addedHere"]
    default: ["key": "addedHere", "type": "switch", "label": "Added"]
    }
  }

  /// The JSON with entries after the last component of the list at the end.
  func append(_ entries: [JSONValue], to value: JSONValue) -> JSONValue {
    var list = value[lastList]?.arrayValue ?? []
    let end = list.lastIndex(where: isComponent).map { $0 + 1 } ?? 0
    list.insert(contentsOf: entries, at: end)
    return value.replacing(lastList, with: .array(list))
  }

  /// The entry at a place, with what stands before it and is no component, and the JSON without them.
  func cut(_ place: JSONPointer, from value: JSONValue) -> (entries: [JSONValue], rest: JSONValue)?
  {
    guard let parent = place.parent, var list = value[parent]?.arrayValue,
      let index = place.tokens.last.flatMap({ Int($0.string) })
    else { return nil }
    let start = list[..<index].lastIndex(where: isComponent).map { $0 + 1 } ?? 0
    let range = fixture.format == "dynamicui" ? start...index : index...index
    let entries = Array(list[range])
    list.removeSubrange(range)
    return (entries, value.replacing(parent, with: .array(list)))
  }

  private func isComponent(_ entry: JSONValue) -> Bool {
    fixture.format != "dynamicui" || entry["type"]?.stringValue != nil
  }

  // MARK: What can be done

  /// A tab's title belongs to the tab, and a step's `autoAdvance` to its radio buttons; a definition
  /// with steps has a field elsewhere only in a step.
  func canMove(_ placed: PlacedComponent) -> Bool {
    let component = placed.component
    return component.type != "Step" && component["tab"] == nil && !advances(placed)
      && !(component.type == "Button" && fixture.format == "formhaus")
  }

  /// What names it would name nothing, which is another change.
  func canRemove(_ placed: PlacedComponent) -> Bool {
    let inside = form.placed.filter { $0.path.indices.starts(with: placed.path.indices) }
      .map(\.component.id)
    let named = form.placed.flatMap { $0.component.references }.map(\.id)
    return !inside.contains(where: named.contains) && !advances(placed)
  }

  private func advances(_ placed: PlacedComponent) -> Bool {
    form[placed.path.parent]?["autoAdvance"] == true && placed.component.type == "Picker"
  }
}
