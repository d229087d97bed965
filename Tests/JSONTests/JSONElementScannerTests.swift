import JSON
import Testing

@Suite struct JSONElementScannerTests {
  static let samples: [(String, [String])] = [
    (
      #"{"message":"x","ops":[{"op":"clear"},{"op":"undo","count":1}]}"#,
      [#"{"op":"clear"}"#, #"{"op":"undo","count":1}"#]
    ),
    (#"{"ops":[{"a":[{"b":"}]\"{"}]}, {"c" : 1}]}"#, [#"{"a":[{"b":"}]\"{"}]}"#, #"{"c" : 1}"#]),
    (#"Here: {"x":{"ops":[{"no":1}]},"ops":[{"é":"😀"}],"y":[{"z":1}]} done"#, [#"{"é":"😀"}"#]),
    (#"{"ops":[1,"two",[3],{"four":4}]}"#, ["[3]", #"{"four":4}"#]),
    (#"{"message":"\"ops\":[{","ops":[{"a":1}"#, [#"{"a":1}"#]),
    (#"{"message":"ops"}"#, []), (#"[{"ops":[{"a":1}]}]"#, [#"{"a":1}"#]),
    (#"{"ops":[{"a":1"#, []), ("]}{", []),
  ]

  @Test(arguments: samples)
  func `each element is given as soon as it is complete, however the text is cut`(
    text: String, elements: [String]
  ) {
    let bytes = Array(text.utf8)
    for length in 1...bytes.count {
      var scanner = JSONElementScanner(key: "ops")
      var found: [String] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        found += scanner.push(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(found == elements)
    }
  }

  @Test func `an element is given with its last byte`() {
    var scanner = JSONElementScanner(key: "ops")
    #expect(scanner.push(#"{"ops":[{"a":1"#.utf8) == [])
    #expect(scanner.push("}".utf8) == [#"{"a":1}"#])
  }
}
