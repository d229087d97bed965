import FormLayout
import JSON
import Testing

/// All or nothing, undo, and translations.
@Suite struct EditFaultTests {
  @Test func `every fault is listed and nothing is applied`() {
    let trial = EditTrial(
      [Op.field("a")],
      [
        Op.set(["a", "b"], Op.text("lable", "x"), Op.number("padding", -1)),
        Op.add(Op.node("Textfield", "c", "", Op.text("visibleIf", "(")), in: "nowhere"),
        Op.set(["c"], Op.text("help", "no fault: 'c' would be there")), Op.remove("d"),
      ])
    #expect(
      trial.description == """
        unknown-id /ops/0/ids/1: there is no 'b'
        bad-name /ops/0/props/0: there is no property 'lable' [did you mean 'label'?]
        bad-value /ops/0/props/1: 'padding': it takes a number of at least 0, or an object, not -1
        bad-value /ops/1/nodes/0/type: there is no type 'Textfield' [did you mean 'TextField'?]
        unknown-id /ops/1/in: there is no 'nowhere'
        bad-condition /ops/1/nodes/0/props/0: '(' is no condition: a condition is missing (at character 2) [for example: plan = 'pro' and (seats >= 2 or not trial)]
        unknown-id /ops/3/ids/0: there is no 'd'
        """)
  }

  @Test func `a fault that many components share is told once`() {
    let trial = EditTrial([Op.field("a"), Op.field("b")], [Op.set(["*"], Op.text("lable", "x"))])
    #expect(
      trial.description
        == "bad-name /ops/0/props/0: there is no property 'lable' [did you mean 'label'?]")
  }

  @Test func `undo stands alone`() {
    #expect(EditTrial([], [["op": "undo", "count": 2]]).description == "undo 2")
    #expect(EditTrial([], [["op": "undo"]]).description == "undo 1")
    #expect(
      EditTrial([], [["op": "undo", "count": 1], ["op": "clear"]]).description
        == "bad-value /ops/0/op: 'undo' stands alone in its reply")
    #expect(
      EditTrial([], [["op": "undo", "count": 0]]).description
        == "bad-value /ops/0/count: 'undo' goes back at least one revision")
  }

  private func translated(_ language: String, _ path: String, _ words: String) -> String {
    let trial = EditTrial(
      [Op.field("plan", "Picker", ["options": [["value": "p"]]])],
      [
        [
          "op": "translate", "language": .string(language),
          "texts": [["path": .string(path), "words": .string(words)]],
        ]
      ], form: ["strings": ["fr": ["plan.help": "h"]]])
    return trial.form.map { $0["strings"]?.text() ?? "–" } ?? trial.description
  }

  @Test func `translations go into strings, and empty words remove one`() {
    #expect(translated("fr", "plan.label", "P") == #"{"fr":{"plan.help":"h","plan.label":"P"}}"#)
    #expect(
      translated("de", "form.title", "P") == #"{"fr":{"plan.help":"h"},"de":{"form.title":"P"}}"#)
    #expect(
      translated("fr", "plan.option.p", "P") == #"{"fr":{"plan.help":"h","plan.option.p":"P"}}"#)
    #expect(
      translated("fr", "plan.message.required", "P")
        == #"{"fr":{"plan.help":"h","plan.message.required":"P"}}"#)
    #expect(translated("fr", "plan.help", "") == "–")
  }

  @Test func `a translation of nothing is a fault`() {
    #expect(
      translated("en", "plan.label", "P")
        == "bad-value /ops/0/language: the form is in 'en' already [set the words themselves]")
    #expect(
      translated("f", "plan.label", "P")
        == "bad-value /ops/0/language: 'f' is no language tag [for example 'fr' or 'pt-BR']")
    #expect(
      translated("fr", "paln.label", "P")
        == "unknown-id /ops/0/texts/0/path: there is no 'paln' [did you mean 'plan'?]")
    #expect(
      translated("fr", "plan.option.q", "P")
        == "unknown-id /ops/0/texts/0/path: 'plan' has no option 'q'")
    #expect(
      translated("fr", "plan.lable", "P")
        == "bad-name /ops/0/texts/0/path: 'plan.lable' has no words to translate [did you mean 'label'?]"
    )
    #expect(
      translated("fr", "form.label", "P")
        == "bad-name /ops/0/texts/0/path: 'form.label' has no words to translate [the form has form.title and form.description]"
    )
  }

  @Test func `operations that are none are faults with their place`() {
    #expect(
      EditTrial([], [["op": "sett"], 3, ["ids": []], ["op": "add", "nodes": 3]]).description == """
        bad-value /ops/0/op: there is no operation 'sett' [did you mean 'set'?]
        bad-value /ops/1: an operation is an object, not a number
        bad-value /ops/2/op: an operation needs its name under 'op' [one of 'add', 'clear', 'move', 'remove', 'rename', 'set', 'translate', 'undo']
        bad-value /ops/3/nodes: this is a list of objects, not a number
        """)
  }
}
