import FormLayout
import JSON
import Support
import Testing

@Suite struct ComponentIndexTests {
  /// Whether every id leads to the first component that has it, and no other id is known.
  static func isTrue(_ form: Form) -> Bool {
    var first: [CodeUnits: ComponentPath] = [:]
    for placed in form.placed where !placed.component.id.isEmpty {
      let id = CodeUnits(placed.component.id)
      if first[id] == nil { first[id] = placed.path }
    }
    return Set(form.index.ids.map { CodeUnits($0) }) == Set(first.keys)
      && first.allSatisfy { form.path(to: $0.key.string) == $0.value }
  }

  @Test(arguments: UInt64(1)...12)
  func `the index stays true, repeated and missing ids included`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var form = Form()
    for _ in 0..<120 {
      let places = form.placed.map(\.path)
      let path = places.randomElement(using: &random)
      switch (Int.random(in: 0..<4, using: &random), path) {
      case (0, let path?): form.remove(at: path)
      case (1, let path?):
        let id = Self.anyID(&random)
        form.update(at: path) { $0.set(.string(id), for: "id") }
      default:
        let children = (0..<Int.random(in: 0...2, using: &random)).map { _ in
          Component(type: "Text", id: Self.anyID(&random))
        }
        let new = Component(type: "VStack", id: Self.anyID(&random), children: children)
        let parent = random.oneIn(3) ? .root : path ?? .root
        form.insert([new], in: parent, at: Int.random(in: 0...3, using: &random))
      }
      #expect(Self.isTrue(form))
    }
  }

  /// Few enough that many are the same.
  private static func anyID(_ random: inout SeededRandom) -> String {
    ["", "a", "b", "c", "d", "e\u{301}", "é"].randomElement(using: &random) ?? ""
  }
}
