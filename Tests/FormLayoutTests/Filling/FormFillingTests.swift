import FormLayout
import JSON
import Support
import Testing

@Suite struct FormFillingTests {
  private func filling(
    _ components: JSONValue, _ values: JSONObject = [:], keeps: Bool = false
  ) throws -> FormFilling {
    var form: JSONObject = ["formchat": 1, "id": "f", "components": components]
    if keeps { form["hiddenValues"] = "keep" }
    return FormFilling(
      Form(json: form), values: values, today: try #require(LocalDate("2026-11-30")))
  }

  private func text(_ id: String, if condition: JSONValue? = nil) -> JSONValue {
    var field: JSONObject = ["type": "TextField", "id": .string(id), "label": .string(id)]
    field["visibleIf"] = condition
    return .object(field)
  }

  private func shown(_ filling: FormFilling) -> [String] {
    filling.shownFields.map { filling.address(of: $0) }
  }

  // MARK: Conditions

  @Test(
    arguments: [
      (["all": [["field": "a", "gt": 1], ["not": ["field": "a", "gte": 3]]]], 2, true),
      (["all": [["field": "a", "gt": 1], ["not": ["field": "a", "gte": 3]]]], 3, false),
      (["any": []], 1, false), (["all": []], 1, true), (false, 1, false),
      (["field": "a", "contains": "x"], ["x", "y"], true),
      (["field": "a", "contains": "bc"], "abcd", true),
      (["field": "a", "contains": "bc"], 1, false),
      (["field": "a", "lt": "today"], "2026-11-29", true),
      (["field": "a", "lt": "today"], "2026-11-30", false),
      (["field": "a", "lte": "today+1d"], "2026-12-01", true),
      (["field": "a", "gt": "09:00"], "09:30", true),
      (["field": "a", "gt": "09:00"], "2026-01-01", false),
      (["field": "a", "minAge": 18], "2008-11-30", true),
      (["field": "a", "maxAge": 17], "2008-11-30", false),
      (["field": "a", "maxAge": 17], "x", false),
      (["field": "a", "truthy": true], "0", true), (["field": "a", "truthy": true], 0, false),
      (["field": "a", "gt": 1], "2", false),
    ] as [(JSONValue, JSONValue, Bool)])
  func `conditions nest and compare`(condition: JSONValue, value: JSONValue, holds: Bool) throws {
    let filling = try filling([text("a"), text("b", if: condition)], ["a": value])
    #expect(shown(filling).contains("b") == holds)
  }

  @Test func `values of a hidden container go in cascade`() throws {
    let section: JSONValue = [
      "type": "Section", "id": "s", "visibleIf": ["field": "a", "eq": "y"],
      "children": [text("b"), text("c", if: ["field": "b", "notEmpty": true])],
    ]
    var filling = try filling(
      [text("a"), section, text("d", if: ["field": "c", "eq": "go"])],
      ["a": "y", "b": "1", "c": "go", "d": "x"])
    #expect(shown(filling) == ["a", "b", "c", "d"])
    filling.set("n", forKey: "a")
    #expect(filling.values == ["a": "n"])
    filling.set("y", forKey: "a")
    #expect(shown(filling) == ["a", "b"])
  }

  @Test func `values kept while hidden are submitted and count as unanswered`() throws {
    var filling = try filling(
      [
        text("a"), text("b", if: ["field": "a", "eq": "y"]),
        text("c", if: ["field": "b", "eq": "1"]),
      ],
      ["a": "y", "b": "1", "c": "2"], keeps: true)
    #expect(shown(filling) == ["a", "b", "c"])
    filling.set("n", forKey: "a")
    #expect(shown(filling) == ["a"])
    #expect(filling.submission == ["a": "n", "b": "1", "c": "2"])
    filling.set("y", forKey: "a")
    #expect(shown(filling) == ["a", "b", "c"])
  }

  @Test func `conditions that need each other come to an end`() throws {
    var filling = try filling(
      [
        text("a", if: ["not": ["field": "b", "notEmpty": true]]),
        text("b", if: ["field": "a", "notEmpty": true]),
      ], ["a": "1", "b": "1"], keeps: true)
    filling.set("2", forKey: "a")
    #expect(filling.values == ["a": "2", "b": "1"])
  }

  @Test func `a text that is an expression follows its field`() throws {
    let note: JSONValue = ["type": "Text", "id": "note", "text": "{$on ? Yes: indeed : No}"]
    var filling = try filling([["type": "Toggle", "id": "on", "label": "On"], note])
    let place = try #require(filling.place(of: "note"))
    #expect(filling.words("text", at: place) == "indeed : No")
    filling.set(true, forKey: "on")
    #expect(filling.words("text", at: place) == "Yes")
  }

  // MARK: Items

  private static let travellers: JSONValue = [
    "type": "Repeat", "id": "travellers", "label": "Travellers", "minItems": 1, "maxItems": 3,
    "children": [
      [
        "type": "Item", "id": "adult", "label": "Adult",
        "children": [
          [
            "type": "TextField", "id": "adultName", "binding": "name", "label": "Name",
            "required": true, "rules": [["rule": "unique"]],
          ]
        ],
      ],
      [
        "type": "Item", "id": "child", "label": "Child",
        "children": [
          [
            "type": "TextField", "id": "childName", "binding": "name", "label": "Name",
            "required": true,
          ],
          [
            "type": "DatePicker", "id": "birthdate", "label": "Born", "required": true,
            "rules": [["rule": "before", "value": "today"], ["rule": "maxAge", "value": 17]],
          ],
          [
            "type": "TextField", "id": "seat", "label": "Seat",
            "visibleIf": [
              "all": [["field": "birthdate", "maxAge": 3], ["field": "car", "eq": true]]
            ],
          ],
        ],
      ],
    ],
  ]

  private func booking(_ values: JSONObject = [:]) throws -> FormFilling {
    try filling([["type": "Toggle", "id": "car", "label": "Car"], Self.travellers], values)
  }

  @Test func `a list begins with its fewest items`() throws {
    let filling = try booking()
    #expect(shown(filling) == ["car", "travellers", "travellers.0.name"])
    #expect(filling.submission == ["travellers": [["kind": "adult"]]])
  }

  @Test func `items keep their answers and errors when they are moved and taken out`() throws {
    var filling = try booking(["travellers": [["kind": "adult", "name": "Ann"]]])
    let list = try #require(filling.place(at: "travellers"))
    let added = filling.addItem("child", at: list)
    let child = try #require(added)
    let born = try #require(filling.place(of: "birthdate", in: child))
    filling.set("2008-11-30", at: born)
    filling.validate()
    #expect(
      filling.answerErrors == [
        AnswerError(
          field: "travellers.1.name", code: "required", message: "This field is required"),
        AnswerError(
          field: "travellers.1.birthdate", code: "maxAge", message: "Age must be below 18"),
      ])
    filling.moveItem(child, to: 0, at: list)
    #expect(filling.answerErrors.map(\.field) == ["travellers.0.name", "travellers.0.birthdate"])
    #expect(filling.value(at: born) == "2008-11-30")
    filling.removeItem(filling.items(at: list)[1], at: list)
    #expect(filling.submission == ["travellers": [["kind": "child", "birthdate": "2008-11-30"]]])
    filling.removeItem(child, at: list)
    #expect(filling.answerErrors == [])
    #expect(filling.value(at: born) == nil)
    filling.validate()
    #expect(
      filling.answerErrors == [
        AnswerError(field: "travellers", code: "minItems", message: "Add at least 1")
      ])
  }

  @Test func `no more items are added than may be`() throws {
    var filling = try booking()
    let list = try #require(filling.place(at: "travellers"))
    filling.addItem("adult", at: list)
    filling.addItem("child", at: list)
    #expect(filling.addItem("child", at: list) == nil)
    #expect(filling.addItem("dog", at: list) == nil)
    #expect(filling.items(at: list).count == 3)
  }

  @Test func `a field in an item depends on its own item and on the form`() throws {
    var filling = try booking([
      "car": true,
      "travellers": [
        ["kind": "child", "name": "A", "birthdate": "2025-01-01", "seat": "x"],
        ["kind": "child", "name": "B", "birthdate": "2015-01-01", "seat": "y"],
      ],
    ])
    let seats = ["travellers.0.seat"]
    #expect(shown(filling).filter { $0.hasSuffix("seat") } == seats)
    filling.set(false, forKey: "car")
    #expect(shown(filling).filter { $0.hasSuffix("seat") } == [])
    filling.set(true, forKey: "car")
    #expect(shown(filling).filter { $0.hasSuffix("seat") } == seats)
    #expect(filling.value(at: try #require(filling.place(at: "travellers.0.seat"))) == nil)
  }

  @Test func `an answer must differ from those of the other items`() throws {
    var filling = try booking([
      "travellers": [["kind": "adult", "name": "Ann"], ["kind": "adult", "name": "Ann"]]
    ])
    filling.validate()
    #expect(filling.answerErrors.map(\.code) == ["unique", "unique"])
  }

  @Test func `a list in a list is addressed through both`() throws {
    let inner: JSONValue = [
      "type": "Repeat", "id": "bags", "label": "Bags",
      "children": [
        [
          "type": "Item", "id": "bag",
          "children": [
            [
              "type": "TextField", "id": "weight", "label": "Weight", "input": "number",
              "maximum": 20,
            ]
          ],
        ]
      ],
    ]
    let outer: JSONValue = [
      "type": "Repeat", "id": "people", "label": "People",
      "children": [["type": "Item", "id": "person", "children": [text("name"), inner]]],
    ]
    var filling = try filling(
      [outer],
      ["people": [["name": "A"], ["name": "B", "bags": [["weight": 5], ["weight": 21]]]]])
    filling.validate()
    #expect(filling.answerErrors.map(\.field) == ["people.1.bags.1.weight"])
    let place = try #require(filling.place(at: "people.1.bags.1.weight"))
    filling.set(20, at: place)
    #expect(filling.submit() != nil)
    #expect(filling.submission.keys == ["people"])
  }

  // MARK: Steps

  private func step(_ id: String, _ more: JSONObject = [:], _ children: JSONValue) -> JSONValue {
    var step: JSONObject = ["type": "Step", "id": .string(id), "label": .string(id)]
    for member in more.members { step[member.key] = member.value }
    step["children"] = children
    return .object(step)
  }

  private func wizard(_ values: JSONObject = [:]) throws -> FormFilling {
    let routes: JSONValue = [
      ["to": "company", "if": ["field": "kind", "eq": "business"]], ["to": "done"],
    ]
    return try filling(
      [
        text("reference"), step("start", ["routes": routes], [text("kind")]),
        step(
          "company", ["skip": "Skip"],
          [["type": "TextField", "id": "vat", "label": "VAT", "required": true]]),
        step("done", [:], [text("notes", if: ["field": "vat", "notEmpty": true]), text("last")]),
      ], values)
  }

  @Test func `a route leads past a step, whose answers wait for the way back`() throws {
    var filling = try wizard(["kind": "business", "vat": "1", "notes": "x"])
    #expect(filling.stepsOnPath.map(\.id) == ["start", "company", "done"])
    filling.set("personal", forKey: "kind")
    #expect(filling.stepsOnPath.map(\.id) == ["start", "done"])
    #expect(filling.submission == ["kind": "personal"])
    filling.set("business", forKey: "kind")
    #expect(filling.submission == ["kind": "business", "vat": "1"])
  }

  @Test func `submitting shows the first step with an error`() throws {
    var filling = try wizard(["kind": "business"])
    let place = try #require(filling.place(at: "last"))
    filling.goToStep(of: place)
    #expect(filling.currentStep?.id == "done")
    #expect(filling.submit() == nil)
    #expect(filling.currentStep?.id == "company")
    #expect(filling.answerErrors.map(\.field) == ["vat"])
  }

  @Test func `a step passed over is neither checked nor submitted`() throws {
    var filling = try wizard(["kind": "business", "vat": "1"])
    #expect(filling.next() == true)
    #expect(filling.maySkip)
    #expect(filling.skip() == true)
    #expect(filling.currentStep?.id == "done")
    #expect(filling.submit() == ["kind": "business"])
    filling.set("2", forKey: "vat")
    #expect(filling.submit() == ["kind": "business", "vat": "2"])
  }

  @Test func `what stands outside the steps is shown on every one`() throws {
    var filling = try wizard(["kind": "personal"])
    #expect(shown(filling) == ["reference", "kind"])
    #expect(filling.progress == (1, 2))
    #expect(filling.next() == true)
    #expect(shown(filling) == ["reference", "last"])
    #expect(filling.progress == (2, 2))
    #expect(filling.next() == false)
    #expect(filling.back() == true)
    #expect(filling.back() == false)
  }

  @Test(arguments: 1...60)
  func `changing one answer comes to the same as answering anew`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let form = generator.form()
    let today = try #require(LocalDate("2026-11-30"))
    var random = SeededRandom(seed: seed)
    var filling = FormFilling(form, today: today)
    for _ in 0..<30 {
      let places = filling.fieldsOnPath.filter { filling.component(at: $0).valueKind != .itemList }
      guard let place = places.randomElement(using: &random) else { return }
      let component = filling.component(at: place)
      let values: [JSONValue?] = [
        nil, "x", true, 3, "2026-01-01", false, .string(component.options.first?.value ?? "y"),
      ]
      filling.set(values.randomElement(using: &random) ?? nil, at: place)
      let anew = FormFilling(form, values: filling.values, today: today, usesDefaults: false)
      #expect(anew.submission == filling.submission)
      #expect(anew.stepsOnPath.map(\.id) == filling.stepsOnPath.map(\.id))
    }
  }
}
