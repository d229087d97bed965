import FormLayout
import JSON
import Testing

/// Lists: options, routes, messages, and one option as a node.
@Suite struct EditListTests {
  static let plan: JSONValue = [
    Op.field(
      "plan", "Picker",
      [
        "options": [
          ["value": "free", "label": "Free", "disabled": true],
          ["value": "p", "label": "Pro", "image": "star"], ["value": "team"],
        ], "defaultValue": "p",
      ])
  ]

  static let lists: [([String], String)] = [
    (
      ["Basic", "Pro"],
      #"[{"value":"basic","label":"Basic"},{"value":"p","label":"Pro","image":"star"}]"#
    ),
    (["free=Free of charge"], #"[{"value":"free","label":"Free of charge","disabled":true}]"#),
    (["team"], #"[{"value":"team"}]"#),
    (
      ["A b", "a B", "A-b"],
      #"[{"value":"aB","label":"A b"},{"value":"aB2","label":"a B"},{"value":"aB3","label":"A-b"}]"#
    ),
    (["男", "女"], #"[{"value":"option1","label":"男"},{"value":"option2","label":"女"}]"#),
    (["18-25", "26+"], #"[{"value":"1825","label":"18-25"},{"value":"26","label":"26+"}]"#),
    (["a b=c"], #"[{"value":"aBC","label":"a b=c"}]"#),
    (["x=", "y=1=2"], #"[{"value":"x","label":"x"},{"value":"y","label":"1=2"}]"#),
    (
      ["Pro plan", "proPlan=Other"],
      #"[{"value":"proPlan2","label":"Pro plan"},{"value":"proPlan","label":"Other"}]"#
    ),
    ([], "[]"),
  ]

  @Test(arguments: lists)
  func `options replace the list and keep what stays`(_ entries: [String], _ options: String) {
    let prop: JSONValue = ["list": "options", "v": .array(entries.map { .string($0) })]
    #expect(EditTrial(Self.plan, [Op.set(["plan"], prop)]).value("plan", "options") == options)
  }

  @Test func `translations of options that go are dropped`() {
    let trial = EditTrial(
      Self.plan, [Op.set(["plan"], Op.list("options", "Pro"))],
      form: ["strings": ["fr": ["plan.option.p": "P", "plan.option.free": "F", "plan.label": "L"]]])
    #expect(
      trial.form?["strings"]?.text() == #"{"fr":{"plan.option.p":"P","plan.label":"L"}}"#)
  }

  @Test func `messages are merged and empty words remove one`() {
    let field = Op.field("a", "TextField", ["messages": ["required": "R", "email": "E"]])
    let trial = EditTrial(
      [field], [Op.set(["a"], Op.list("messages", "email=", "minLength=Use = 8"))])
    #expect(trial.value("a", "messages") == #"{"required":"R","minLength":"Use = 8"}"#)
  }

  @Test func `routes are a step and a condition, submit is the end`() {
    let steps: JSONValue = [Op.field("one", "Step"), Op.field("two", "Step"), Op.field("a")]
    let trial = EditTrial(
      steps, [Op.set(["one"], Op.list("routes", "submit if a = 'x'", "two"))])
    #expect(
      trial.value("one", "routes") == #"[{"to":null,"if":{"field":"a","eq":"x"}},{"to":"two"}]"#)
    #expect(EditTrial(steps, [Op.set(["one"], Op.list("routes"))]).value("one", "routes") == "–")
  }

  private func values(_ ops: JSONValue...) -> String {
    let trial = EditTrial(Self.plan, .array(ops))
    guard let options = trial.form?.component("plan")?.options else { return trial.description }
    return options.map { "\($0.value)=\($0.label)" }.joined(separator: " ")
  }

  @Test func `one option is added, set, moved and removed like a node`() {
    let node = Op.node("Option", "big", "Big", Op.flag("disabled", true))
    #expect(values(Op.add(node, in: "plan", after: "free")) == "free=Free big=Big p=Pro team=team")
    #expect(values(Op.add(node, after: "plan.p")) == "free=Free p=Pro big=Big team=team")
    #expect(
      values(Op.add(node, in: "plan", after: "plan.team")) == "free=Free p=Pro team=team big=Big")
    #expect(values(Op.add(node, in: "plan", after: "^")) == "big=Big free=Free p=Pro team=team")
    #expect(values(Op.add(node, in: "plan")) == "free=Free p=Pro team=team big=Big")
    #expect(
      values(Op.add(Op.node("Option", "p", "More"), in: "plan"))
        == "free=Free p=Pro team=team p2=More")
    #expect(
      values(Op.add(Op.node("Option", "", "So much"), in: "plan"))
        == "free=Free p=Pro team=team soMuch=So much")
    #expect(values(Op.set(["plan.p"], Op.text("label", "Best"))) == "free=Free p=Best team=team")
    #expect(values(Op.remove("plan.p")) == "free=Free team=team")
    #expect(values(Op.move("plan.team", "plan.p", after: "^")) == "team=team p=Pro free=Free")
    #expect(values(Op.move("plan.free", after: "plan.p")) == "p=Pro free=Free team=team")
    #expect(values(Op.move("plan.free", in: "plan")) == "p=Pro team=team free=Free")
  }

  @Test func `renaming an option rewrites what names its value`() {
    let trial = EditTrial(
      .array(
        (Self.plan.arrayValue ?? []) + [
          Op.field(
            "x", "TextField",
            [
              "visibleIf": [
                "any": [["field": "plan", "in": ["p", "team"]], ["field": "o", "eq": "p"]]
              ],
              "disabledIf": ["field": "plan", "neq": "p"],
            ])
        ]), [Op.rename("plan.p", "pro")],
      form: ["strings": ["fr": ["plan.option.p": "P"]]])
    #expect(
      trial.value("x", "visibleIf")
        == #"{"any":[{"field":"plan","in":["pro","team"]},{"field":"o","eq":"p"}]}"#)
    #expect(trial.value("x", "disabledIf") == #"{"field":"plan","neq":"pro"}"#)
    #expect(trial.value("plan", "defaultValue") == #""pro""#)
    #expect(trial.form?["strings"]?.text() == #"{"fr":{"plan.option.pro":"P"}}"#)
  }

  @Test func `an option where none can be is a fault`() {
    #expect(
      EditTrial(
        [Op.field("plan", "Picker", ["options": [["value": "p"]]]), Op.field("go", "Button")],
        [
          Op.add(Op.node("Option", "x"), in: "go"),
          Op.add(Op.node("Option", "x"), in: "plan", after: "q"),
          Op.add(Op.node("Option", "x")), Op.set(["plan.q"], Op.text("label", "x")),
          Op.set(["plan.p"], Op.text("help", "x")),
          Op.add(Op.node("Option", "x"), Op.node("Text", "y"), in: "plan"),
        ]
      ).description == """
        bad-place /ops/0/in: 'go' is a Button, which has no options
        bad-place /ops/1/after: 'plan' has no option 'q'
        bad-place /ops/2/in: an option goes into a field
        unknown-id /ops/3/ids/0: 'plan' has no option 'q'
        bad-name /ops/4/props/0: an option has no 'help' [it has label, disabled and image]
        bad-place /ops/5/nodes/1: a Text cannot be added together with options [add it by itself]
        """)
  }
}
