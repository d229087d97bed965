import FormLayout
import JSON
import Testing

@Suite struct CatalogueTests {
  @Test func `every property of a component has its place in the written order`() {
    let names = ComponentType.all.flatMap(\.properties).map(\.name)
    #expect(names.filter { KeyOrder.component.rank(of: $0) == nil } == [])
  }

  @Test func `every key of a form has its place in the written order`() {
    #expect(Property.form.map(\.name) == KeyOrder.form.keys)
  }

  @Test func `the written order names nothing that no type takes`() {
    let names = Set(ComponentType.all.flatMap(\.properties).map(\.name))
    #expect(KeyOrder.component.keys.filter { !names.contains($0) } == [])
  }

  @Test(arguments: ReplyNames.Kind.allCases)
  func `every name of the reply belongs to the catalogue`(kind: ReplyNames.Kind) {
    let properties = ComponentType.all.flatMap(\.properties) + Property.form + Property.style
    let accessibility = Property.accessibility.map { name in
      "accessibility" + name.name.prefix(1).uppercased() + name.name.dropFirst()
    }
    let known = Set(properties.map(\.name) + RuleType.all.map(\.name) + accessibility)
    #expect(ReplyNames.names(of: kind).filter { !known.contains($0) } == [])
  }

  @Test(arguments: ComponentType.all.map(\.name))
  func `meanings are one line without a full stop`(type: String) throws {
    let entry = try #require(ComponentType.named(type))
    let meanings = [entry.meaning] + entry.properties.map(\.meaning)
    #expect(meanings.filter { $0.isEmpty || $0.contains("\n") || $0.hasSuffix(".") } == [])
  }
}
