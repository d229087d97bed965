import FormLayout
import JSON
import Support
import Testing

@Suite struct ExampleLayoutTests {
  private static let everyType =
    Fixtures.projectRoot + "/Tests/Acceptance/layouts/every-type.form.json"

  @Test func `the example of every type has each type and each of its properties`() throws {
    let bytes = try #require(Fixtures.bytes(Self.everyType))
    let form = Form(json: try #require(try JSONValue(parsing: bytes).objectValue))
    let components = form.placed.map(\.component)
    #expect(Set(ComponentType.all.map(\.name)).subtracting(components.map(\.type)) == [])
    let used = Set(components.flatMap { component in component.properties.keys })
    #expect(Set(ComponentType.all.flatMap(\.properties).map(\.name)).subtracting(used) == [])
    #expect(Property.form.map(\.name).filter { form[$0] == nil } == [])
  }

  @Test func `the example of every type has each property that is special to a type`() throws {
    let bytes = try #require(Fixtures.bytes(Self.everyType))
    let form = Form(json: try #require(try JSONValue(parsing: bytes).objectValue))
    let general = Set((Property.common + Property.field).map(\.name))
    let missing = ComponentType.all.flatMap { type in
      let used = Set(
        form.placed.map(\.component).filter { $0.type == type.name }.flatMap(\.properties.keys))
      return type.properties.map(\.name).filter { !general.contains($0) && !used.contains($0) }
        .map { "\(type.name).\($0)" }
    }
    #expect(missing.filter { !$0.hasSuffix(".label") } == [])
  }
}
