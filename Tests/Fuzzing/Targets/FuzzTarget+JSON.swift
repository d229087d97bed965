internal import JSON

extension FuzzTarget {
  /// What is read is printed and read again as the same value; what is tolerated never stops it.
  static let json = FuzzTarget(
    "json",
    seeds: [
      #"{"a":[1,-2.5e3,true,null,"é\u00e9\ud83d\ude00"],"a":{}}"#, "[]", #""\\\"\/\b""#,
      "Here it is:\n```json\n{'a': 1, b: [2,], // three\n}\n```",
    ]
  ) { bytes in
    if let value = try? JSONValue(parsing: bytes) {
      for spacing in [JSONValue.Spacing.compact, .oneLine, .indented] {
        let again = try? JSONValue(parsing: value.text(spacing))
        precondition(again == value, "a printed value is read as another one")
      }
    }
    let document = try? JSONDocument(parsing: bytes, leniency: .modelText)
    _ = document.map { SourceLocation(offset: $0.bytes.count, in: $0.bytes) }
    _ = try? JSONExtraction(from: String(decoding: bytes, as: UTF8.self)) { _ in true }
  }
}
