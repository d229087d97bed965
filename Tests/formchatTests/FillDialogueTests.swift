internal import FormLayout
internal import JSON
internal import Support
internal import Terminal
internal import Testing

@testable import formchat

/// The dialogue with lines written beforehand: what is asked, and what comes of it.
@Suite struct FillDialogueTests {
  private static let look = Look(
    width: 80, isPlain: false, isASCII: false, hasColour: false, language: nil,
    today: "2026-11-30")

  private func dialogue(
    _ components: JSONValue, _ inputs: [ConsoleInput], title: String = "Form"
  ) throws -> (FillDialogue, ScriptedConsole) {
    let form = Form(json: [
      "formchat": 1, "id": "f", "title": .string(title), "components": components,
    ])
    let console = ScriptedConsole(inputs)
    let filling = FormFilling(form, today: try #require(LocalDate("2026-11-30")))
    return (
      FillDialogue(filling, console: console, look: Self.look, dateOrder: .yearFirst), console
    )
  }

  private func run(
    _ components: JSONValue, _ lines: [String]
  ) throws -> (values: JSONObject?, screen: String) {
    var (dialogue, console) = try dialogue(components, lines.map { .line($0) })
    guard case .submitted = dialogue.run() else { return (nil, console.output) }
    return (dialogue.filling.submission, console.output)
  }

  private static let name: JSONValue = [
    "type": "TextField", "id": "name", "label": "Name", "required": true,
  ]

  @Test func `a flat form is asked, reviewed and submitted`() throws {
    let choice: JSONValue = [
      "type": "Picker", "id": "size", "label": "Size", "help": "It can be changed later.",
      "options": [["value": "s", "label": "Small"], ["value": "l", "label": "Large"]],
      "defaultValue": "s",
    ]
    let (values, screen) = try run(
      [["type": "Text", "id": "t", "text": "Welcome."], Self.name, choice], ["", "", "", "Ann", ""])
    #expect(values == ["name": "Ann", "size": "s"])
    Expected.check(screen, "fill-flat.txt")
  }

  @Test func `an answer in slashes is taken with two`() throws {
    #expect(try run([Self.name], ["//x", ""]).values == ["name": "/x"])
  }

  @Test func `one goes back without losing answers`() throws {
    let city: JSONValue = ["type": "TextField", "id": "city", "label": "City"]
    let (values, _) = try run(
      [Self.name, city], ["Anne", "/back", "Ann", "Bonn", "/back", "", ""])
    #expect(values == ["name": "Ann", "city": "Bonn"])
  }

  @Test func `a wrong answer is asked again at once; Enter keeps it until the end`() throws {
    let email: JSONValue = [
      "type": "TextField", "id": "e", "label": "E", "rules": [["rule": "email"]],
    ]
    let (values, screen) = try run([email, Self.name], ["a@", "", "Ann", "", "a@b.example", ""])
    #expect(values == ["e": "a@b.example", "name": "Ann"])
    #expect(
      screen.hasPrefix(
        """
        Form
        /help lists what can be typed beside answers

        E: a@
        ✗ Enter a valid email
        E [a@]: 

        Name *: Ann

        """))
  }

  @Test(arguments: ["/exit", " /Next "])
  func `a word that looks like a command and is none is no answer`(_ line: String) throws {
    let (values, screen) = try run([Self.name], [line, "/", "/a/b", "", ""])
    #expect(values == ["name": "/"])
    let word = line.trimmed.dropFirst()
    #expect(
      screen.contains("✗ There is no command '/\(word)' here; //\(word) answers '/\(word)'\n"))
  }

  @Test func `an answer is taken away`() throws {
    let city: JSONValue = ["type": "TextField", "id": "city", "label": "City", "defaultValue": "X"]
    #expect(try run([Self.name, city], ["Ann", "/clear", ""]).values == ["name": "Ann"])
  }

  @Test func `an answer is changed from the review, and what it shows is asked`() throws {
    let more: JSONValue = [
      "type": "TextField", "id": "more", "label": "More",
      "visibleIf": ["field": "name", "eq": "B"],
    ]
    let (values, _) = try run([Self.name, more], ["A", "1", "B", "x", ""])
    #expect(values == ["name": "B", "more": "x"])
  }

  @Test func `several lines end with a full stop`() throws {
    let notes: JSONValue = ["type": "TextEditor", "id": "notes", "label": "Notes"]
    #expect(try run([notes], ["a", "", "b", ".", ""]).values == ["notes": "a\n\nb"])
    #expect(try run([notes], ["a\nb", ""]).values == ["notes": "a\nb"])
  }

  @Test func `items are added, answered again, moved and taken out`() throws {
    let list: JSONValue = [
      "type": "Repeat", "id": "people", "label": "People", "itemLabel": "Person",
      "children": [["type": "Item", "id": "person", "children": [Self.name]]],
    ]
    let (values, _) = try run(
      [list],
      [
        "add", "Ann", "add", "Bob", "edit 1", "Anna", "move 2 to 1", "add", "Eve", "remove 3", "",
        "",
      ])
    #expect(values == ["people": [["name": "Bob"], ["name": "Anna"]]])
  }

  @Test func `a step is passed over`() throws {
    func step(_ id: String, _ field: JSONValue) -> JSONValue {
      [
        "type": "Step", "id": .string(id), "label": .string(id), "skip": "Skip",
        "children": [field],
      ]
    }
    let city: JSONValue = ["type": "TextField", "id": "city", "label": "City", "required": true]
    let steps: JSONValue = [step("one", Self.name), step("two", city)]
    #expect(try run(steps, ["Ann", "/skip", ""]).values == ["name": "Ann"])
    #expect(try run(steps, ["/skip", "Bonn", ""]).values == ["city": "Bonn"])
  }

  @Test func `what cannot be changed is shown and passed over`() throws {
    let fixed: JSONValue = [
      "type": "TextField", "id": "n", "label": "Number", "readOnly": true, "defaultValue": "7",
    ]
    let (values, screen) = try run([fixed], [""])
    #expect(values == ["n": "7"])
    #expect(screen.contains("Number: 7 (not to be changed)\n"))
  }

  @Test func `the article's actions answer`() throws {
    func field(_ id: String) -> JSONValue {
      ["type": "SecureField", "id": .string(id), "label": .string(id)]
    }
    let form: JSONValue = [
      field("fullName"), field("email"), field("password"), field("confirmPassword"),
      ["type": "Button", "id": "b", "label": "Register", "role": "submit", "action": "Register"],
    ]
    let (values, screen) = try run(form, ["A", "a@b", "p", "q", "", "p", ""])
    #expect(
      values == ["fullName": "A", "email": "a@b", "password": "p", "confirmPassword": "p"])
    #expect(screen.contains("✗ The two passwords differ\n"))
  }

  @Test func `a form with fewer fields than the article's registration is sent`() throws {
    let button: JSONValue = [
      "type": "Button", "id": "b", "label": "Register", "role": "submit", "action": "register",
    ]
    #expect(try run([Self.name, button], ["Ann", ""]).values == ["name": "Ann"])
  }

  @Test func `a secret is on no screen`() throws {
    let secret: JSONValue = [
      "type": "SecureField", "id": "s", "label": "Secret", "required": true,
      "rules": [
        ["rule": "minLength", "value": 12], ["rule": "pattern", "value": "^[a-z]+$"],
      ],
    ]
    let wrong = ["hunter2", "Hunter2Hunter2", "hunter hunter hunter"]
    let (values, screen) = try run([secret], wrong + ["letmeinplease", ""])
    #expect(values == ["s": "letmeinplease"])
    for word in wrong + ["letmeinplease"] {
      #expect(!screen.lowercased().contains(word.lowercased()))
    }
  }

  @Test func `leaving keeps answers but those of secret and file fields`() throws {
    let (start, _) = try dialogue(
      [
        Self.name, ["type": "SecureField", "id": "s", "label": "Secret"],
        ["type": "TextField", "id": "city", "label": "City"],
      ], [.line("Ann"), .line("secret"), .interrupted])
    var dialogue = start
    guard case .left = dialogue.run() else {
      Issue.record("it goes on")
      return
    }
    let kept = KeptFill(dialogue)
    #expect(
      kept.json == ["values": ["name": "Ann"], "answered": ["name"], "skipped": []])
    #expect(KeptFill(json: kept.json) == kept)
  }
}
