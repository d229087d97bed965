import FormLayout
import JSON
import Testing

/// A new field looks like its neighbours.
@Suite struct EditHouseStyleTests {
  static let components: JSONValue = [
    Op.field("far", "TextField", ["style": ["padding": 1, "spacing": 2, "font": "body"]]),
    Op.field("on", "Toggle", ["style": ["padding": 9]]),
    Op.field(
      "box", "Section",
      [
        "children": [
          Op.field("near", "SecureField", ["style": ["cornerRadius": 5, "opacity": 0.5]])
        ]
      ]),
    Op.field("bare", "TextEditor"),
  ]

  private func style(_ node: JSONValue, after: String) -> String {
    EditTrial(Self.components, [Op.add(node, after: after)]).value("new", "style")
  }

  @Test func `a field without style takes that of the nearest of its look`() {
    #expect(style(Op.node("TextField", "new"), after: "far") == #"{"padding":1,"font":"body"}"#)
    #expect(style(Op.node("Picker", "new"), after: "on") == #"{"cornerRadius":5}"#)
    #expect(style(Op.node("DatePicker", "new"), after: "box") == #"{"cornerRadius":5}"#)
    #expect(style(Op.node("TextField", "new"), after: "near") == #"{"cornerRadius":5}"#)
  }

  @Test func `a neighbour without style gives none`() {
    #expect(style(Op.node("TextField", "new"), after: "bare") == "–")
  }

  @Test func `a field of another look or with its own style takes none`() {
    #expect(style(Op.node("Toggle", "new"), after: "far") == "–")
    #expect(
      style(Op.node("Picker", "new", "", Op.text("appearance", "radio")), after: "far") == "–")
    #expect(
      style(Op.node("TextField", "new", "", Op.number("height", 3)), after: "far")
        == #"{"height":3}"#)
  }

  @Test func `only what was there before sets the style, and a note says so`() {
    let trial = EditTrial(
      [Op.field("a", "TextField", ["style": ["padding": 1]])],
      [Op.add(Op.node("TextField", "b", "", Op.number("padding", 7)), Op.node("TextField", "c"))])
    #expect(trial.value("c", "style") == #"{"padding":1}"#)
    #expect(trial.notes == ["'c' takes the look of 'a'"])
  }
}
