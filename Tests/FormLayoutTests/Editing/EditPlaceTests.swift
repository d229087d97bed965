import FormLayout
import JSON
import Testing

/// Where components go.
@Suite struct EditPlaceTests {
  static let components: JSONValue = [
    Op.field("a"),
    Op.field("box", "Section", ["children": [Op.field("b"), Op.field("go", "Button")]]),
    Op.field("row", "HStack", ["children": [Op.field("cancel", "Button")]]),
    Op.field("send", "Button"),
  ]

  static let places = [
    ("", "", "a box[b go] new row[cancel] send"),
    ("", "^", "new a box[b go] row[cancel] send"),
    ("", "a", "a new box[b go] row[cancel] send"),
    ("", "send", "a box[b go] row[cancel] send new"),
    ("box", "", "a box[b new go] row[cancel] send"),
    ("box", "^", "a box[new b go] row[cancel] send"),
    ("", "b", "a box[b new go] row[cancel] send"),
    ("box", "go", "a box[b go new] row[cancel] send"),
    ("form", "^", "new a box[b go] row[cancel] send"),
  ]

  @Test(arguments: places)
  func `a place is a container, a sibling or both`(
    _ container: String, _ after: String, _ tree: String
  ) {
    let add = Op.add(Op.node("TextField", "new"), in: container, after: after)
    #expect(EditTrial(Self.components, [add]).tree == tree)
  }

  @Test func `a button that goes last goes behind the others`() {
    #expect(
      EditTrial(Self.components, [Op.add(Op.node("Button", "new"))]).tree
        == "a box[b go] row[cancel] send new")
    #expect(EditTrial(Self.components, [Op.move("row")]).tree == "a box[b go] send row[cancel]")
  }

  static let faults = [
    (
      "box", "a",
      "bad-place /ops/0/after: 'a' is not directly in 'box' [leave 'in' empty to put it beside 'a']"
    ),
    (
      "a", "",
      "bad-place /ops/0/in: 'a' is a TextField, which holds no components [name it under 'after' to put something behind it]"
    ),
    ("bxo", "", "unknown-id /ops/0/in: there is no 'bxo' [did you mean 'box'?]"),
    ("", "zz", "unknown-id /ops/0/after: there is no 'zz'"),
  ]

  @Test(arguments: faults)
  func `a place that is none is a fault`(_ container: String, _ after: String, _ fault: String) {
    let add = Op.add(Op.node("TextField", "new"), in: container, after: after)
    #expect(EditTrial(Self.components, [add]).description == fault)
  }

  @Test func `a Repeat takes only Items`() {
    let components: JSONValue = [Op.field("people", "Repeat")]
    #expect(
      EditTrial(components, [Op.add(Op.node("TextField", "n"), in: "people")]).description
        == "bad-place /ops/0/in: 'people' is a Repeat, which holds only 'Item', not TextField "
        + "[put it into one of them]")
    #expect(EditTrial(components, [Op.add(Op.node("Item", "p"), in: "people")]).tree == "people[p]")
  }

  @Test func `components move in the order given`() {
    let four: JSONValue = [Op.field("a"), Op.field("b"), Op.field("c"), Op.field("d")]
    #expect(EditTrial(four, [Op.move("d", "b", after: "^")]).tree == "d b a c")
    #expect(EditTrial(four, [Op.move("a", "d", after: "b")]).tree == "b a d c")
    #expect(EditTrial(four, [Op.move("a")]).tree == "b c d a")
    #expect(EditTrial(four, [Op.move("c", "a", after: "c")]).tree == "b c a d")
  }

  @Test func `a move to where it stands changes nothing`() {
    let three: JSONValue = [Op.field("a"), Op.field("b"), Op.field("c")]
    #expect(EditTrial(three, [Op.move("b", after: "a")]).isChanged == false)
    #expect(EditTrial(three, [Op.move("a", "b", after: "^")]).isChanged == false)
  }

  @Test func `a container and what is in it may move together`() {
    #expect(
      EditTrial(Self.components, [Op.move("box", "b", after: "^")]).tree
        == "box[go] b a row[cancel] send")
  }

  @Test func `a component moved into itself is a cycle`() {
    #expect(
      EditTrial(Self.components, [Op.move("box", in: "box"), Op.move("box", after: "b")])
        .description
          == """
          cycle /ops/0/in: 'box' cannot be moved into itself
          cycle /ops/1/after: 'box' cannot be moved into itself
          """)
  }
}
