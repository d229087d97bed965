import FormLayout
import JSON
import Support
import Testing

/// Random edits of random forms: whatever is done, a form stays sound and undo gives it back.
@Suite struct RandomEditTests {
  @Test(arguments: UInt64(1)...12)
  func `edits keep the index true and ids unique, and undo restores`(seed: UInt64) {
    var generator = LayoutGenerator(seed: seed)
    var random = SeededRandom(seed: seed &+ 1_000)
    var tree = RevisionTree(generator.form())
    var fingerprints = [tree.current.fingerprint]
    for _ in 0..<30 {
      let edit = Self.edit(of: tree.current.form, &random)
      guard case .applied(let applied) = tree.current.form.applying([edit]) else { continue }
      let form = applied.form
      #expect(ComponentIndexTests.isTrue(form), "\(edit)")
      #expect(Self.hasUniqueIDs(form), "\(edit)")
      #expect(Form(json: form.json.objectValue ?? [:]) == form, "\(edit)")
      #expect(applied.isChanged == (form != tree.current.form), "\(edit)")
      tree.append(form, edits: [edit])
      fingerprints.append(tree.current.fingerprint)
    }
    #expect(fingerprints.count > 15)
    for fingerprint in fingerprints.reversed() {
      #expect(tree.current.fingerprint == fingerprint)
      tree.undo()
    }
  }

  @Test(arguments: UInt64(1)...12)
  func `edits survive their JSON, and the difference names what they touched`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    var random = SeededRandom(seed: seed)
    let form = generator.form()
    for _ in 0..<20 {
      let edit = Self.edit(of: form, &random)
      #expect(try Edit.decode([edit.json]).get().edits == [edit])
      guard case .applied(let applied) = form.applying([edit]) else { continue }
      let diff = FormDiff(from: form, to: applied.form, renamed: applied.renamed)
      if !applied.isChanged { #expect(diff.changes == [], "\(edit)") }
      #expect(FormDiff(from: applied.form, to: applied.form).changes == [])
    }
  }

  @Test(arguments: UInt64(1)...12)
  func `a made condition is read as it was printed`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    for placed in generator.form(components: 60).placed {
      for name in Component.conditionNames {
        guard let condition = placed.component.condition(name) else { continue }
        let read = try Condition(text: condition.text)
        #expect(read.text == condition.text)
        #expect(read.fields == condition.fields)
      }
    }
  }

  private static func hasUniqueIDs(_ form: Form) -> Bool {
    let ids = form.placed.map { CodeUnits($0.component.id) }
    return Set(ids).count == ids.count
  }

  private static func edit(of form: Form, _ random: inout SeededRandom) -> Edit {
    let ids = form.placed.map(\.component.id)
    func anyID() -> String { ids.randomElement(using: &random) ?? "form" }
    func place() -> Edit.Place {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Edit.Place(after: anyID())
      case 1: Edit.Place(in: anyID(), after: random.oneIn(2) ? "^" : "")
      case 2: Edit.Place(after: "^")
      default: Edit.Place()
      }
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return .set(ids: [anyID(), anyID()], props: [property(anyID(), &random)])
    case 2:
      let types = ["TextField", "Section", "Picker", "Button", "HStack", "Text"]
      let nodes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Edit.Node(
          type: types.randomElement(using: &random) ?? "Text",
          id: random.oneIn(2) ? anyID() : "", label: random.oneIn(2) ? "New one" : "",
          props: random.oneIn(2) ? [property(anyID(), &random)] : [])
      }
      return .add(nodes: nodes, at: place())
    case 3: return .remove(ids: [anyID()])
    case 4, 5: return .move(ids: [anyID(), anyID()], to: place())
    case 6: return .rename(id: anyID(), to: "renamed\(Int.random(in: 0..<99, using: &random))")
    default: return .set(ids: ["*"], props: [property(anyID(), &random)])
    }
  }

  private static func property(
    _ id: String, _ random: inout SeededRandom
  ) -> PropertyChange {
    let all: [PropertyChange] = [
      .text("label", "Words"), .text("visibleIf", "\(id) is filled"), .flag("required", true),
      .number("padding", JSONNumber(4)), .unset("style"), .unset("rules"), .flag("email", true),
      .text("matchField", id), .list("options", ["A", "b=B"]), .unset("label"),
      .path("style.modifiers.blur", 3), .text("accessibilityHint", "h"),
    ]
    return all.randomElement(using: &random) ?? .unset("label")
  }
}
