import FormLayout
import JSON
import Testing

/// Whom the ids of an edit mean.
@Suite struct EditSelectorTests {
  static let components: JSONValue = [
    Op.field("title", "Text"),
    Op.field("box", "Section", ["children": [Op.field("email"), Op.field("terms", "Toggle")]]),
    Op.field("phone"), Op.field("send", "Button"),
  ]

  private func changed(_ ids: [String], _ prop: JSONValue, _ key: String) -> String {
    let trial = EditTrial(Self.components, [Op.set(ids, prop)])
    guard let form = trial.form else { return trial.description }
    return form.placed.filter { $0.component[key] != nil }.map(\.component.id).joined(
      separator: " ")
  }

  @Test func `a star means all whose type takes the property`() {
    #expect(changed(["*"], Op.text("placeholder", "x"), "placeholder") == "email terms phone")
    #expect(changed(["*"], Op.number("minLength", 1), "rules") == "email terms phone")
    #expect(changed(["*"], Op.number("padding", 1), "style") == "title box email terms phone send")
  }

  @Test func `required for all passes Toggles over`() {
    #expect(changed(["*"], Op.flag("required", true), "required") == "email phone")
    #expect(changed(["in:box"], Op.flag("required", true), "required") == "email")
    #expect(changed(["type:Toggle"], Op.flag("required", true), "required") == "terms")
  }

  @Test func `a type means all of it and a container all below it`() {
    #expect(changed(["type:TextField"], Op.number("padding", 1), "style") == "email phone")
    #expect(changed(["in:box"], Op.number("padding", 1), "style") == "email terms")
  }

  @Test func `a place means the component that stands there`() {
    #expect(changed(["/components/1/children/0"], Op.text("help", "x"), "help") == "email")
    #expect(
      EditTrial([["type": "TextField"]], [Op.set(["/components/0"], Op.text("id", "a"))]).tree
        == "a")
    #expect(
      EditTrial([Op.field("a"), Op.field("a")], [Op.rename("/components/1", "b")]).tree == "a b")
  }

  @Test func `a selector that fits nothing is noted, one of no type is a fault`() {
    let none = EditTrial(Self.components, [Op.set(["type:Slider"], Op.number("padding", 1))])
    #expect(none.notes == ["there is no Slider, so 'type:Slider' changes nothing"])
    #expect(
      changed(["type:Sldier"], Op.number("padding", 1), "style")
        == "unknown-id /ops/0/ids/0: there is no type 'Sldier' [did you mean 'Slider'?]")
    #expect(
      changed(["in:bxo"], Op.number("padding", 1), "style")
        == "unknown-id /ops/0/ids/0: there is no 'bxo' [did you mean 'box'?]")
  }

  @Test func `an id that is not there is a fault with the nearest one`() {
    #expect(
      changed(["emial"], Op.number("padding", 1), "style")
        == "unknown-id /ops/0/ids/0: there is no 'emial' [did you mean 'email'?]")
  }

  @Test func `selectors and the form are nothing to remove or move`() {
    #expect(
      EditTrial(Self.components, [Op.remove("*", "form"), Op.move("type:Text")]).description == """
        unknown-id /ops/0/ids/0: '*' is no component that 'remove' could take [name each component; selectors work in 'set']
        unknown-id /ops/0/ids/1: 'form' is no component that 'remove' could take
        unknown-id /ops/1/ids/0: 'type:Text' is no component that 'move' could take [name each component; selectors work in 'set']
        """)
  }
}
