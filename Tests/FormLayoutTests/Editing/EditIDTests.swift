import FormLayout
import JSON
import Testing

/// Ids: made, taken, renamed, removed, and named by others.
@Suite struct EditIDTests {
  @Test func `an id is made from the label, else from the type`() {
    let trial = EditTrial(
      [],
      [
        Op.add(
          Op.node("TextField", "", "First name"), Op.node("TextField", "", "名前"),
          Op.node("Divider"), Op.node("TextField", "", "First name"),
          Op.node("TextField", "", "Age"), Op.node("TextField", "2nd line"))
      ])
    #expect(trial.tree == "firstName textField divider firstName2 ageField n2ndLine")
    #expect(trial.notes == ["'2nd line' cannot be an id, so it is 'n2ndLine'"])
  }

  @Test func `a taken id gets a number and the name then means the new one`() {
    let trial = EditTrial(
      [Op.field("email")],
      [
        Op.add(
          Op.node("TextField", "email", "Work"),
          Op.node("Toggle", "on", "", Op.text("visibleIf", "email is filled"))),
        Op.set(["email"], Op.text("help", "new")),
        Op.add(Op.node("TextField", "c"), after: "email"),
        Op.set(["c"], Op.text("matchField", "email")),
      ])
    #expect(trial.tree == "email email2 c on")
    #expect(trial.value("email2", "help") == #""new""#)
    #expect(trial.value("on", "visibleIf") == #"{"field":"email2","notEmpty":true}"#)
    #expect(trial.value("c", "rules") == #"[{"rule":"matchField","value":"email2"}]"#)
    #expect(trial.notes == ["'email' is taken, so the new one is 'email2'"])
  }

  @Test func `a removed id may be used again`() {
    let trial = EditTrial(
      [Op.field("a")],
      [Op.remove("a"), Op.add(Op.node("Toggle", "a")), Op.set(["a"], Op.text("help", "x"))])
    #expect(trial.description == #"[{"type":"Toggle","id":"a","help":"x"}]"#)
  }

  @Test func `ids in conditions, routes and rules are looked up after the last operation`() {
    let trial = EditTrial(
      [Op.field("a"), Op.field("s", "Step")],
      [
        Op.set(["a"], Op.text("visibleIf", "later is filled"), Op.text("matchField", "later")),
        Op.set(["s"], Op.list("routes", "later if later")), Op.add(Op.node("TextField", "later")),
      ])
    #expect(trial.value("a", "rules") == #"[{"rule":"matchField","value":"later"}]"#)
    #expect(
      EditTrial(
        [Op.field("a"), Op.field("s", "Step")],
        [
          Op.set(["a"], Op.text("visibleIf", "nope"), Op.text("before", "never")),
          Op.set(["s"], Op.list("routes", "gone", "submit")),
        ]
      ).description == """
        unknown-id /ops/0/props/0: there is no 'nope'
        unknown-id /ops/0/props/1: there is no 'never'
        unknown-id /ops/1/props/0: there is no 'gone'
        """)
  }

  @Test func `what this reply removed may still be named, for the report to find`() {
    let trial = EditTrial(
      [Op.field("a"), Op.field("b", "TextField", ["visibleIf": ["field": "a", "eq": "1"]])],
      [Op.set(["b"], Op.text("requiredIf", "a is filled")), Op.remove("a")])
    #expect(trial.value("b", "requiredIf") == #"{"field":"a","notEmpty":true}"#)
  }

  @Test func `references that were broken before are no fault of the reply`() {
    let broken = Op.field("b", "TextField", ["rules": [["rule": "matchField", "value": "gone"]]])
    #expect(EditTrial([broken], [Op.set(["b"], Op.flag("email", true))]).isChanged == true)
  }

  static let references: JSONValue = [
    Op.field("a", "Picker", ["options": [["value": "x", "label": "X"]]]),
    Op.field(
      "b", "DatePicker",
      [
        "label": "{$a ? yes : no}", "minimum": "a",
        "visibleIf": ["any": [["field": "a", "in": ["x", "y"]], ["field": "c", "eq": "x"]]],
        "requiredIf": ["not": ["field": "a", "truthy": true]],
        "disabledIf": ["field": "a", "eq": "x"],
        "rules": [["rule": "matchField", "value": "a"], ["rule": "after", "value": "a"]],
      ]),
    Op.field("s", "Step", ["routes": [["to": "a", "if": ["field": "a", "eq": "x"]]]]),
  ]

  @Test func `a rename rewrites every reference`() {
    let trial = EditTrial(
      Self.references, [Op.rename("a", "z")],
      form: ["strings": ["fr": ["a.label": "A", "a.option.x": "X", "ab.label": "AB"]]])
    #expect(
      trial.description == """
        [{"type":"Picker","id":"z","options":[{"value":"x","label":"X"}]},\
        {"type":"DatePicker","id":"b","label":"{$z ? yes : no}","minimum":"z",\
        "visibleIf":{"any":[{"field":"z","in":["x","y"]},{"field":"c","eq":"x"}]},\
        "requiredIf":{"not":{"field":"z","truthy":true}},\
        "disabledIf":{"field":"z","eq":"x"},\
        "rules":[{"rule":"matchField","value":"z"},{"rule":"after","value":"z"}]},\
        {"type":"Step","id":"s","routes":[{"to":"z","if":{"field":"z","eq":"x"}}]}]
        """)
    #expect(
      trial.form?["strings"]?.text()
        == #"{"fr":{"z.label":"A","z.option.x":"X","ab.label":"AB"}}"#)
    guard case .applied(let applied) = trial.outcome else { return }
    #expect(applied.renamed == [AppliedEdits.Renaming(from: "a", to: "z")])
  }

  @Test func `after a rename the old name still means the component`() {
    let trial = EditTrial(
      [Op.field("a"), Op.field("b")],
      [
        Op.set(["b"], Op.text("visibleIf", "a is filled")), Op.rename("a", "z"),
        Op.set(["a"], Op.text("help", "x")), Op.rename("z", "y"),
      ])
    #expect(trial.value("y", "help") == #""x""#)
    #expect(trial.value("b", "visibleIf") == #"{"field":"y","notEmpty":true}"#)
    guard case .applied(let applied) = trial.outcome else { return }
    #expect(applied.renamed == [AppliedEdits.Renaming(from: "a", to: "y")])
  }

  @Test func `a rename to what is no id or taken is a fault`() {
    #expect(
      EditTrial(
        [Op.field("a"), Op.field("b")],
        [
          Op.rename("a", "b"), Op.rename("a", "first name"), Op.rename("c", "d"),
          Op.rename("a", "age"),
        ]
      ).description == """
        bad-value /ops/0/to: the id 'b' is taken [for example 'b2']
        bad-value /ops/1/to: 'first name' cannot be an id [for example 'firstName']
        unknown-id /ops/2/id: there is no 'c'
        bad-value /ops/3/to: 'age' cannot be an id [for example 'ageField']
        """)
  }

  @Test func `removing takes all below, keeps references and drops translations`() {
    let trial = EditTrial(
      [
        Op.field("box", "Section", ["children": [Op.field("a")]]),
        Op.field("b", "TextField", ["visibleIf": ["field": "a", "truthy": true]]),
      ], [Op.remove("box")],
      form: ["strings": ["fr": ["a.label": "A", "box.label": "B"], "de": ["b.label": "B"]]])
    #expect(trial.tree == "b")
    #expect(trial.value("b", "visibleIf") == #"{"field":"a","truthy":true}"#)
    #expect(trial.form?["strings"]?.text() == #"{"de":{"b.label":"B"}}"#)
  }

  @Test func `clear empties the components and keeps the form's keys`() {
    let trial = EditTrial(
      [Op.field("a")], [["op": "clear"]],
      form: ["title": "T", "strings": ["fr": ["a.label": "A", "form.title": "F"]]])
    #expect(
      trial.form?.json.text()
        == #"{"formchat":1,"id":"trial","components":[],"title":"T","strings":{"fr":{"form.title":"F"}}}"#
    )
  }
}
