import Chat
import Testing

@Suite struct SecretTests {
  @Test func `a key shows itself nowhere`() throws {
    let key = try APIKey("  sk-secret\r\n")
    var dumped = ""
    dump(key, to: &dumped)
    #expect("\(key)" == "(key)")
    #expect(String(reflecting: key) == "(key)")
    #expect(dumped == "- (key)\n")
    #expect(Redactor(key: key).redact("a sk-secret b") == "a (hidden) b")
  }

  @Test(arguments: [
    ("", APIKey.Fault.empty), (" \n", .empty), ("a\r\nX: y", .lineBreak), ("a\u{0}b", .lineBreak),
    ("schlüssel", .notASCII), ("a\u{7F}", .notASCII),
  ])
  func `what cannot be a key is refused`(text: String, fault: APIKey.Fault) {
    #expect(throws: fault) { try APIKey(text) }
  }

  @Test(arguments: [
    ("plain words", "plain words"),
    ("Authorization: Bearer abc.def-1 x", "Authorization: Bearer (hidden) x"),
    ("authorization: bearer abc", "authorization: Bearer (hidden)"),
    ("key sk-proj-1234567890abcdef.", "key (hidden)"),
    ("provided: sk-abcd********wxyz", "provided: (hidden)"),
    ("ask-1234567890abcdefgh", "ask-1234567890abcdefgh"),
    ("api-key: 12345", "api-key: (hidden)"),
    ("x-api-key=12345&a=b", "x-api-key=(hidden)&a=b"),
    ("https://me:pw@example.com/x", "https://(hidden)@example.com/x"),
    ("https://e.com/?api-key=1&b=2&key=3", "https://e.com/?api-key=(hidden)&b=2&key=(hidden)"),
    ("mail me@example.com", "mail me@example.com"),
  ])
  func `what looks like a secret is hidden`(text: String, expected: String) {
    #expect(Redactor().redact(text) == expected)
  }

  @Test(arguments: [
    ("a\n b\t\r\n c ", "a b c"), ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"),
    ("a\u{202E}b\u{2066}c\u{200B}d", "abcd"), ("a\u{9B}b\u{7}", "ab"),
    ("ü 日本 👍", "ü 日本 👍"),
    (String(repeating: "x", count: 400), String(repeating: "x", count: 299) + "…"),
  ])
  func `a foreign text becomes one harmless line`(text: String, expected: String) {
    #expect(Redactor().line(text) == expected)
  }
}
