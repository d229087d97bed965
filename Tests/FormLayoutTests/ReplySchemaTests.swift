import FormLayout
import JSON
import Support
import Testing

@Suite struct ReplySchemaTests {
  /// A schema inside the reply schema, with how deep it lies and whether it is an array's items.
  private struct Part {
    let json: JSONObject
    let level: Int
    let isElement: Bool
  }

  private let parts = Self.parts(of: ReplySchema.json, level: 1, isElement: false)

  @Test func `the bytes are the expected ones`() {
    Expected.check(ReplySchema.json.text(), "reply-schema.json")
  }

  @Test(.enabled(if: Fixtures.exists(Fixtures.replySchema)))
  func `it is the schema of the design`() throws {
    let bytes = try #require(Fixtures.bytes(Fixtures.replySchema))
    #expect(try ReplySchema.json == JSONValue(parsing: bytes))
  }

  @Test func `every object is closed and requires all its properties`() {
    for object in parts.map(\.json) where object["type"] == "object" {
      #expect(object["additionalProperties"] == false)
      let names = object["properties"]?.objectValue?.keys ?? []
      #expect(object["required"] == .array(names.map { .string($0) }))
    }
  }

  @Test func `only keywords that every server takes occur`() {
    let known: Set = [
      "type", "properties", "required", "additionalProperties", "items", "anyOf", "enum",
    ]
    #expect(Set(parts.flatMap(\.json.keys)).subtracting(known) == [])
  }

  @Test func `types are single and never null`() {
    let known: Set = ["string", "number", "boolean", "integer", "object", "array"]
    let types = parts.compactMap { $0.json["type"] }
    #expect(types.filter { $0.stringValue.map(known.contains) != true } == [])
    #expect(parts.filter { $0.json["type"] == nil && $0.json["anyOf"] == nil }.count == 0)
  }

  @Test func `alternatives stand in array items only`() {
    #expect(parts.filter { $0.json["anyOf"] != nil && !$0.isElement }.count == 0)
  }

  @Test func `each operation begins with its name as the only choice`() {
    let operations = ReplySchema.json["properties"]?["ops"]?["items"]?["anyOf"]?.arrayValue ?? []
    let first = operations.map { $0["properties"]?.objectValue?.members.first }
    #expect(first.map { $0?.key } == Array(repeating: "op", count: 8))
    #expect(
      first.map { $0?.value["enum"] } == [
        ["set"], ["add"], ["remove"], ["move"], ["rename"], ["clear"], ["undo"], ["translate"],
      ])
  }

  @Test func `the alternatives of a list begin with different keys or values`() {
    for alternatives in parts.compactMap({ $0.json["anyOf"]?.arrayValue }) {
      let first = alternatives.map { alternative in
        alternative["properties"]?.objectValue?.members.first.map { member in
          member.key == "op" ? member.key + member.value.text() : member.key
        }
      }
      #expect(Set(first).count == alternatives.count)
    }
  }

  @Test func `counts, levels and lengths stay within the limits of strict mode`() {
    let properties = parts.flatMap { $0.json["properties"]?.objectValue?.keys ?? [] }
    let choices = parts.flatMap { $0.json["enum"]?.arrayValue?.compactMap(\.stringValue) ?? [] }
    #expect(properties.count <= 100)
    #expect(choices.count <= 500)
    #expect((properties + choices).map(\.utf8.count).reduce(0, +) <= 15_000)
    #expect(parts.map(\.level).max() ?? 0 <= 5)
  }

  /// Levels are those of nested objects, as OpenAI counts them.
  private static func parts(of schema: JSONValue, level: Int, isElement: Bool) -> [Part] {
    guard let object = schema.objectValue else { return [] }
    let inner = object["properties"]?.objectValue?.members ?? []
    return [Part(json: object, level: level, isElement: isElement)]
      + inner.flatMap { parts(of: $0.value, level: level + 1, isElement: false) }
      + (object["items"].map { parts(of: $0, level: level, isElement: true) } ?? [])
      + (object["anyOf"]?.arrayValue ?? []).flatMap {
        parts(of: $0, level: level, isElement: false)
      }
  }
}
