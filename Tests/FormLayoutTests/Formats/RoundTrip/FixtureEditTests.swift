import FormLayout
import JSON
import Support
import Testing

/// Every accepted layout of the fixtures, edited in every place that can be: what is exported differs
/// in that place alone, and the format's own reader takes it.
@Suite(.enabled(if: AcceptedFixture.exist))
struct FixtureEditTests {
  @Test(arguments: AcceptedFixture.all)
  func `unedited it comes back, and nothing is lost`(fixture: AcceptedFixture) throws {
    let (source, layout) = try fixture.read()
    let edited = EditedFixture(fixture, source, layout)
    try edited.expect(source, after: [])
  }

  @Test(arguments: AcceptedFixture.all)
  func `one component is relabelled`(fixture: AcceptedFixture) throws {
    let (source, layout) = try fixture.read()
    let edited = EditedFixture(fixture, source, layout)
    for placed in layout.form.placed {
      guard let place = layout.places[placed.path], let words = placed.component.words,
        let key = ["title", "value", "label"].first(where: {
          source[place.appending($0)] == .string(words)
        })
      else { continue }
      let name = placed.component.type == "Text" ? "text" : "label"
      guard placed.component[name] != nil else { continue }
      let edit = Edit.set(
        ids: [placed.path.pointer.description], props: [.text(name, "Relabelled")])
      try edited.expect(
        source.replacing(place.appending(key), with: "Relabelled"), after: [edit])
    }
  }

  @Test(arguments: AcceptedFixture.all)
  func `one component is made required`(fixture: AcceptedFixture) throws {
    let (source, layout) = try fixture.read()
    let edited = EditedFixture(fixture, source, layout)
    for placed in layout.form.placed {
      let component = placed.component
      guard component.isField, component.catalogued?.property("required") != nil,
        !component.isRequired, let place = layout.places[placed.path]
      else { continue }
      let edit = Edit.set(ids: [placed.path.pointer.description], props: [.flag("required", true)])
      if fixture.format == "formhaus" {
        let required = place.appending("validation").appending("required")
        try edited.expect(source.replacing(required, with: true), after: [edit])
      } else {
        try edited.expect(source, after: [edit], losing: ["\(component.id).required"])
      }
    }
  }

  @Test(arguments: AcceptedFixture.all)
  func `one component is moved`(fixture: AcceptedFixture) throws {
    let (source, layout) = try fixture.read()
    let edited = EditedFixture(fixture, source, layout)
    for placed in layout.form.placed where edited.canMove(placed) {
      guard let place = layout.places[placed.path], let cut = edited.cut(place, from: source) else {
        continue
      }
      let edit = Edit.move(ids: [placed.path.pointer.description], to: edited.end)
      try edited.expect(edited.append(cut.entries, to: cut.rest), after: [edit])
    }
  }

  @Test(arguments: AcceptedFixture.all)
  func `one component is removed`(fixture: AcceptedFixture) throws {
    let (source, layout) = try fixture.read()
    let edited = EditedFixture(fixture, source, layout)
    for placed in layout.form.placed where edited.canRemove(placed) {
      guard let place = layout.places[placed.path], let cut = edited.cut(place, from: source) else {
        continue
      }
      try edited.expect(cut.rest, after: [.remove(ids: [placed.path.pointer.description])])
    }
  }

  @Test(arguments: AcceptedFixture.all)
  func `one component is added`(fixture: AcceptedFixture) throws {
    let (source, layout) = try fixture.read()
    let edited = EditedFixture(fixture, source, layout)
    let node = Edit.Node(type: "Toggle", id: "addedHere", label: "Added")
    let edit = Edit.add(nodes: [node], at: edited.end)
    try edited.expect(edited.append([edited.addedEntry], to: source), after: [edit])
  }
}
