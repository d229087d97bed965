import FormLayout
import Testing

@Suite struct IdentifierAssignerTests {
  private func ids(_ names: IdentifierAssigner.Names...) -> [String] {
    IdentifierAssigner.ids(for: names)
  }

  private func field(_ foreign: String?, label: String? = nil) -> IdentifierAssigner.Names {
    IdentifierAssigner.Names(foreign: foreign, label: label, type: "TextField", isField: true)
  }

  private func text(_ label: String?) -> IdentifierAssigner.Names {
    IdentifierAssigner.Names(foreign: nil, label: label, type: "Text", isField: false)
  }

  @Test(arguments: [
    ("email", "email"), ("first-name", "first-name"), ("_x9", "_x9"),
    ("a.b", "aB"), ("First name", "firstName"), ("2nd", "n2nd"), ("form", "formField"),
    ("this is a name of rather more than thirty-two letters", "thisIsANameOfRatherMoreThanThirt"),
  ])
  func `a foreign name is kept where it is an id, else its words are`(
    foreign: String, id: String
  ) {
    #expect(ids(field(foreign)) == [id])
  }

  @Test func `without a usable name the label counts, then the type`() {
    #expect(
      ids(field("名前", label: "Your name"), field(nil, label: "名前"), field(nil))
        == ["yourName", "textField", "textField2"])
  }

  @Test func `of equal names the first keeps it and the others are numbered`() {
    #expect(ids(field("x"), field("x"), field("x2"), field("x")) == ["x", "x2", "x22", "x3"])
  }

  @Test func `a field keeps the name that it shares with something else`() {
    #expect(ids(text("Email"), field("email"), text("Email")) == ["email2", "email", "email3"])
  }

  @Test func `what has no words at all is called a component`() {
    let names = IdentifierAssigner.Names(foreign: nil, label: "…", type: "", isField: false)
    #expect(ids(names) == ["component"])
  }
}
