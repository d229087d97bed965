import FormLayout
import JSON
import Support
import Testing

@Suite struct RandomLayoutTests {
  @Test(arguments: 1...200)
  func `a made layout has no errors`(seed: UInt64) {
    var generator = LayoutGenerator(seed: seed)
    let errors = generator.form().diagnostics().filter { $0.severity == .error }
    #expect(errors.map { "\($0.code) \($0.pointer): \($0.message)" } == [])
  }

  @Test(arguments: 1...200)
  func `a made layout is read as it was written`(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let form = generator.form()
    let text = try #require(LayoutFormat.named("layout")?.write?(form).text)
    guard case .layout(let read, let document) = try LayoutFile(Array(text.utf8)) else {
      Issue.record("no layout")
      return
    }
    #expect(document.value == form.json)
    #expect(read.form == form)
    #expect(read.diagnostics == [])
  }

  @Test func `the same seed makes the same layout`() {
    var first = LayoutGenerator(seed: 7)
    var second = LayoutGenerator(seed: 7)
    var third = LayoutGenerator(seed: 8)
    let form = first.form()
    #expect(second.form() == form)
    #expect(third.form() != form)
  }

  @Test func `every type and property is made`() {
    var types: Set<String> = []
    var names: Set<String> = []
    for seed in UInt64(1)...200 {
      var generator = LayoutGenerator(seed: seed)
      for placed in generator.form().placed {
        types.insert(placed.component.type)
        names.formUnion(placed.component.json.objectValue?.keys ?? [])
      }
    }
    #expect(Set(ComponentType.all.map(\.name)).subtracting(types) == [])
    #expect(Set(ComponentType.all.flatMap(\.properties).map(\.name)).subtracting(names) == [])
  }
}
