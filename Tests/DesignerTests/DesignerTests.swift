internal import Designer
internal import FormLayout
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
}
