internal import Designer
internal import FormLayout
internal import JSON
internal import Testing

@Suite struct DesignerTests {
  @Test func `a list of fields becomes a form`() {
    let reply = Designer.reply(to: "registration form with name, email and password", form: Form())
    guard case .applied(let applied) = Form().applying(reply.edits) else {
      Issue.record("the reply could not be applied")
      return
    }
    #expect(applied.form.components.map(\.id) == ["name", "email", "password", "register"])
    #expect(applied.form.title == "Registration")
  }

  @Test(
    arguments: [
      ("a date of birth picker", "DatePicker"), ("an appointment date select", "DatePicker"),
      ("a favourite colour picker", "ColorPicker"), ("a colour menu", "Picker"),
    ])
  func `a picker is of the kind that its name asks for`(wish: String, type: String) throws {
    let reply = Designer.reply(to: "add \(wish)", form: Form())
    guard case .applied(let applied) = Form().applying(reply.edits) else {
      Issue.record("the reply could not be applied")
      return
    }
    #expect(applied.form.components.first?.type == type)
  }

  @Test func `a menu of countries has countries`() throws {
    let reply = Designer.reply(to: "add a country dropdown", form: Form())
    guard case .applied(let applied) = Form().applying(reply.edits) else {
      Issue.record("the reply could not be applied")
      return
    }
    let country = try #require(applied.form.components.first)
    #expect(country.options.first?.label == "Argentina")
    #expect(country.purpose == "country-name")
  }

  @Test func `words in their order name one of two that have the same words`() throws {
    func field(_ id: String, _ label: String) -> Component {
      Component(type: "TextField", id: id, properties: ["label": .string(label)])
    }
    let form = Form(json: [
      "formchat": 1, "id": "f",
      "components": [field("a", "Part 3.4").json, field("b", "Part 4.3").json],
    ])
    let reply = Designer.reply(to: "move part 4.3 before part 3.4 and make it required", form: form)
    guard case .applied(let applied) = form.applying(reply.edits) else {
      Issue.record("the reply could not be applied")
      return
    }
    #expect(applied.form.components.map(\.id) == ["b", "a"])
    #expect(applied.form.components.map(\.isRequired) == [true, false])
  }
}
