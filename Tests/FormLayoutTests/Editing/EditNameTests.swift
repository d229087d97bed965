import FormLayout
import JSON
import Testing

/// Where the names of edits lead, and what their values may be.
@Suite struct EditNameTests {
  static let homes: [(JSONValue, String)] = [
    (Op.text("label", "Name"), #"{"type":"TextField","id":"a","label":"Name"}"#),
    (Op.number("padding", 8), #"{"type":"TextField","id":"a","style":{"padding":8}}"#),
    (
      Op.text("accessibilityHint", "h"),
      #"{"type":"TextField","id":"a","accessibility":{"hint":"h"}}"#
    ),
    (
      Op.list("accessibilityInputLabels", "x"),
      #"{"type":"TextField","id":"a","accessibility":{"inputLabels":["x"]}}"#
    ),
    (
      Op.number("minLength", 8),
      #"{"type":"TextField","id":"a","rules":[{"rule":"minLength","value":8}]}"#
    ),
    (Op.flag("email", true), #"{"type":"TextField","id":"a","rules":[{"rule":"email"}]}"#),
    (Op.flag("url", true), #"{"type":"TextField","id":"a","rules":[{"rule":"url"}]}"#),
    (
      Op.text("url", "https://x.example"),
      #"{"type":"TextField","id":"a","url":"https://x.example"}"#
    ),
    (
      Op.list("oneOf", "x", "y"),
      #"{"type":"TextField","id":"a","rules":[{"rule":"oneOf","value":["x","y"]}]}"#
    ),
    (
      Op.path("style.modifiers.shadow", #"{"radius":4}"#),
      #"{"type":"TextField","id":"a","style":{"modifiers":{"shadow":{"radius":4}}}}"#
    ),
    (
      Op.path("rules.minLength", "3"),
      #"{"type":"TextField","id":"a","rules":[{"rule":"minLength","value":3}]}"#
    ),
    (Op.text("visibleIf", ""), #"{"type":"TextField","id":"a"}"#),
    (Op.unset("help"), #"{"type":"TextField","id":"a"}"#),
    (Op.number("rows", 3), #"{"type":"TextField","id":"a","rows":3}"#),
    (Op.text("required", "true"), #"{"type":"TextField","id":"a","required":true}"#),
    (
      Op.text("minLength", "8"),
      #"{"type":"TextField","id":"a","rules":[{"rule":"minLength","value":8}]}"#
    ),
    (
      ["number": "minLength", "v": "8"],
      #"{"type":"TextField","id":"a","rules":[{"rule":"minLength","value":8}]}"#
    ),
    (["flag": "required", "v": "false"], #"{"type":"TextField","id":"a","required":false}"#),
    (["number": "placeholder", "v": 12], #"{"type":"TextField","id":"a","placeholder":"12"}"#),
    (
      ["path": "style", "json": ["padding": 2]],
      #"{"type":"TextField","id":"a","style":{"padding":2}}"#
    ),
  ]

  @Test(arguments: homes)
  func `a name puts its value where it belongs`(_ prop: JSONValue, _ component: String) {
    #expect(EditTrial([Op.field("a")], [Op.set(["a"], prop)]).description == "[\(component)]")
  }

  @Test func `a rule is replaced where it stands and removed by false or unset`() {
    let rules: JSONValue = [
      ["rule": "email"], ["rule": "minLength", "value": 3], ["rule": "unique"],
    ]
    let field = Op.field("a", "TextField", ["rules": rules])
    let trial = EditTrial(
      [field],
      [Op.set(["a"], Op.number("minLength", 5), Op.flag("email", false), Op.unset("unique"))])
    #expect(trial.value("a", "rules") == #"[{"rule":"minLength","value":5}]"#)
    let none = EditTrial(
      [Op.field("a", "TextField", ["rules": [["rule": "email"]]])],
      [Op.set(["a"], Op.unset("email"))])
    #expect(none.value("a", "rules") == "–")
  }

  @Test func `unsetting the last of a style removes the style`() {
    let field = Op.field("a", "TextField", ["style": ["padding": 1]])
    #expect(EditTrial([field], [Op.set(["a"], Op.unset("padding"))]).value("a", "style") == "–")
    #expect(
      EditTrial([field], [Op.set(["a"], Op.unset("style.padding"))]).value("a", "style") == "–")
  }

  @Test func `a new key stands where the catalogue puts it`() {
    let field = Op.field("a", "TextField", ["help": "h", "style": ["padding": 1], "foo": 1])
    let trial = EditTrial(
      [field],
      [Op.set(["a"], Op.text("label", "L"), Op.flag("email", true), Op.text("font", "body"))])
    #expect(
      trial.description
        == #"[{"type":"TextField","id":"a","label":"L","help":"h","rules":[{"rule":"email"}],"#
        + #""style":{"font":"body","padding":1},"foo":1}]"#)
  }

  @Test func `setting what is already so and unsetting what is absent change nothing`() {
    let field = Op.field("a", "TextField", ["label": "L", "rows": 3])
    let trial = EditTrial(
      [field], [Op.set(["a"], Op.text("label", "L"), Op.number("rows", 3.0), Op.unset("help"))])
    #expect(trial.isChanged == false)
  }

  @Test func `the type goes first and keeps all properties`() {
    let rating = Op.field("a", "Rating", ["label": "L", "maximum": 5, "required": true])
    let trial = EditTrial(
      [rating], [Op.set(["a"], Op.number("maximum", 50), Op.text("type", "Slider"))])
    #expect(
      trial.description
        == #"[{"type":"Slider","id":"a","label":"L","maximum":50,"required":true}]"#)
  }

  @Test func `the label of a Text is its text`() {
    let trial = EditTrial([Op.field("a", "Text")], [Op.set(["a"], Op.text("label", "Hello"))])
    #expect(trial.value("a", "text") == #""Hello""#)
  }

  @Test func `a step's button that is switched on is the usual one`() {
    let step = Op.field("s", "Step", ["next": false])
    #expect(EditTrial([step], [Op.set(["s"], Op.flag("next", true))]).value("s", "next") == "–")
    #expect(
      EditTrial([step], [Op.set(["s"], Op.text("next", "Go"))]).value("s", "next") == #""Go""#)
  }

  static let faults: [(JSONValue, String)] = [
    (
      Op.text("lable", "x"),
      "bad-name /ops/0/props/0: there is no property 'lable' [did you mean 'label'?]"
    ),
    (
      Op.text("email", "x"),
      #"bad-name /ops/0/props/0: there is no property 'email' ['email' is a rule: {"flag": "email", "v": true}]"#
    ),
    (
      Op.number("appearance", 3),
      "bad-value /ops/0/props/0: 'appearance': it takes one of 'switch', 'checkbox', not 3"
    ),
    (
      Op.text("padding", "big"),
      "bad-value /ops/0/props/0: 'padding': it takes a number of at least 0, or an object, not 'big'"
    ),
    (
      Op.flag("minLength", true),
      "bad-value /ops/0/props/0: 'minLength': it takes a whole number from 0 to 10000, not true"
    ),
    (
      Op.text("before", "tomorrow!"),
      "bad-value /ops/0/props/0: 'before': it takes a date, 'today' with an offset such as '+3d', or a field's id, not 'tomorrow!'"
    ),
    (
      Op.text("type", "Texfield"),
      "bad-value /ops/0/props/0: there is no type 'Texfield' [did you mean 'TextField'?]"
    ),
    (
      Op.text("visibleIf", "b ="),
      "bad-condition /ops/0/props/0: 'b =' is no condition: a text in quotes, a number, true or false is missing (at character 4) [for example: plan = 'pro' and (seats >= 2 or not trial)]"
    ),
    (
      Op.path("visibleIf", #"{"field":"b"}"#),
      "bad-condition /ops/0/props/0: 'visibleIf': a test has exactly one operator"
    ),
    (
      Op.path("style.pading", "1"),
      "bad-name /ops/0/props/0: there is no property 'style.pading' [did you mean 'style.padding'?]"
    ),
    (
      Op.path("label", "{"),
      "bad-value /ops/0/props/0/json: 'label': this is not JSON: the text ends where a key or '}' should be [a text stands in quotes of its own: \"\\\"bold\\\"\"]"
    ),
    (
      Op.list("messages", "required"),
      "bad-value /ops/0/props/0/v/0: a message is written 'rule=words', not 'required'"
    ),
    (
      Op.list("messages", "requird=x"),
      "bad-name /ops/0/props/0/v/0: there is no rule 'requird' [did you mean 'required'?]"
    ),
    (
      Op.list("routes", "done when x"),
      "bad-condition /ops/0/props/0/v/0: 'done when x' is no condition: a route is written 'step if condition' (at character 6) [for example: plan = 'pro' and (seats >= 2 or not trial)]"
    ),
    (
      Op.text("children", "x"),
      "bad-name /ops/0/props/0: 'children' is not set as a property [use 'add', 'move' and 'remove']"
    ),
    (
      ["v": 3],
      "bad-value /ops/0/props/0: a property is given by one of 'text', 'flag', 'number', 'list', 'unset', 'path' [{\"text\": \"label\", \"v\": \"…\"}]"
    ),
  ]

  @Test(arguments: faults)
  func `a name or a value that is none is a fault with its place`(
    _ prop: JSONValue, _ fault: String
  ) {
    #expect(EditTrial([Op.field("a", "Toggle")], [Op.set(["a"], prop)]).description == fault)
  }

  @Test func `the form takes its own names and style names`() {
    let trial = EditTrial(
      [],
      [
        Op.set(
          ["form"], Op.text("title", "T"), Op.text("language", "de"), Op.number("spacing", 8),
          Op.path("metadata.owner", "\"me\""))
      ])
    #expect(
      trial.form?.json.text()
        == #"{"formchat":1,"id":"trial","title":"T","language":"de","style":{"spacing":8},"#
        + #""components":[],"metadata":{"owner":"me"}}"#)
    #expect(
      EditTrial([], [Op.set(["form"], Op.flag("required", true))]).description
        == "bad-name /ops/0/props/0: the form has no property 'required' "
        + "[it takes title, description, language and style names]")
  }

  @Test func `the first title names a new form and no other`() {
    let new: JSONObject = ["id": "newForm"]
    let titled = EditTrial([], [Op.set(["form"], Op.text("title", "Book a trip"))], form: new)
    #expect(titled.form?.id == "bookATrip")
    let again = EditTrial(
      [], [Op.set(["form"], Op.text("title", "B"))], form: ["id": "newForm", "title": "A"])
    #expect(again.form?.id == "newForm")
    #expect(EditTrial([], [Op.set(["trial"], Op.text("title", "B"))]).form?.id == "trial")
  }
}
