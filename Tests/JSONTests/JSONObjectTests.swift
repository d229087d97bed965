import JSON
import Testing

@Suite struct JSONObjectTests {
  @Test(
    arguments: [
      ([], false), (["a"], false), (["ab", "ba", "bc", "cb"], false), (["a", "b", "a"], true),
      (["", ""], true), (["é", "e\u{301}"], false),
    ] as [([String], Bool)])
  func `a key that is there twice is told`(keys: [String], isRepeated: Bool) {
    let object = JSONObject(keys.map { JSONObject.Member(key: $0, value: .null) })
    #expect(object.hasRepeatedKey == isRepeated)
  }

  @Test func `keys are found after every kind of change`() {
    var object: JSONObject = ["type": "TextField"]
    object["id"] = "a"
    object.insert("A", for: "label", at: 1)
    object.rename("id", to: "binding")
    #expect(
      ["type", "id", "label", "binding", "name"].map { object[$0]?.stringValue }
        == ["TextField", nil, "A", "a", nil])
    object["label"] = nil
    object["name"] = "n"
    #expect(object.keys == ["type", "binding", "name"])
    #expect(["label", "name", ""].map { object[$0]?.stringValue } == [nil, "n", nil])
  }
}
