import FormLayout
import JSON
import Support
import Testing

@Suite struct LayoutSchemaTests {
  @Test func `the bytes are the expected ones`() {
    Expected.check(LayoutSchema.json.text(.indented), "layout-schema.json")
  }

  @Test func `every reference leads somewhere`() {
    #expect(
      references(in: LayoutSchema.json).filter { reference in
        LayoutSchema.json[pointer(reference)] == nil
      } == [])
  }

  @Test(arguments: ComponentType.all.map(\.name))
  func `a type's definition names each of its properties`(type: String) throws {
    let entry = try #require(ComponentType.named(type))
    let properties = LayoutSchema.json["$defs"]?[type]?["properties"]?.objectValue
    #expect(properties?.keys == entry.properties.map(\.name))
  }

  @Test func `defaults are told`() {
    let pointer = JSONPointer(["$defs", "Picker", "properties", "appearance", "default"])
    #expect(LayoutSchema.json[pointer] == "menu")
  }

  @Test func `a step stands at the top only and an item in a repeat only`() {
    let definitions = LayoutSchema.json["$defs"]
    let top = definitions?["topComponent"]?["properties"]?["type"]?["enum"]?.arrayValue ?? []
    let inner = definitions?["component"]?["properties"]?["type"]?["enum"]?.arrayValue ?? []
    let all = ComponentType.all.map { JSONValue.string($0.name) }
    #expect(top == all.filter { $0 != "Item" })
    #expect(inner == all.filter { $0 != "Item" && $0 != "Step" })
    #expect(
      definitions?["Repeat"]?["properties"]?["children"]?["items"] == ["$ref": "#/$defs/Item"])
  }

  private func references(in value: JSONValue) -> [String] {
    switch value {
    case .array(let elements): elements.flatMap(references)
    case .object(let object):
      object.members.flatMap { member in
        if member.key == "$ref", let text = member.value.stringValue { return [text] }
        return references(in: member.value)
      }
    case .null, .bool, .number, .string: []
    }
  }

  private func pointer(_ reference: String) -> JSONPointer {
    JSONPointer(reference.split(separator: "/").dropFirst().map(String.init))
  }
}
