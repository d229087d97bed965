import FormLayout
import JSON
import Support
import Testing

/// The design's worked replies, and those that solve the request cases.
@Suite struct ReplyExampleTests {
  @Test(.enabled(if: Fixtures.exists(Fixtures.replyExamples)))
  func `each worked reply applies to its start`() throws {
    var text = ""
    for line in try lines(of: Fixtures.replyExamples) {
      let name = try #require(line["name"]?.stringValue)
      let start = Form(json: try #require(line["start"]?.objectValue))
      text += "== \(name)\n" + (try outcome(of: line["reply"] ?? nil, on: start))
    }
    Expected.check(text, "reply-examples.txt")
  }

  @Test(.enabled(if: Fixtures.exists(Fixtures.replyExamples)))
  func `the layout format's own example comes out byte for byte`() throws {
    let line = try #require(
      try lines(of: Fixtures.replyExamples).first { $0["name"] == "layout-format-example" })
    let start = Form(json: try #require(line["start"]?.objectValue))
    Expected.check(
      try outcome(of: line["reply"] ?? nil, on: start), "layout-format-example.form.json")
  }

  @Test(.enabled(if: Fixtures.exists(Fixtures.replyExamples)))
  func `each worked reply is encoded as it was`() throws {
    for line in try lines(of: Fixtures.replyExamples) {
      let ops = line["reply"]?["ops"] ?? nil
      let edits = try Edit.decode(ops).get().edits
      #expect(JSONValue.array(edits.map(\.json)) == ops)
    }
  }

  static let requests = Fixtures.root + "/requests/"

  @Test(.enabled(if: Fixtures.exists(requests)))
  func `each reply to a request case applies to its layout`() throws {
    let cases = try JSONValue(parsing: try bytes(of: Self.requests + "public.json"))
    var results: [String: String] = [:]
    for line in try lines(of: Self.requests + "replies.jsonl") {
      let name = try #require(line["case"]?.stringValue)
      let found = (cases.arrayValue ?? []).first {
        $0["name"]?.stringValue == name
      }
      let layout = try #require(found?["layout"]?.stringValue)
      let path = Self.requests + "layouts/\(layout).form.json"
      let start = Form(json: try #require(try JSONValue(parsing: bytes(of: path)).objectValue))
      #expect(Form.isInHouseStyle(try bytes(of: path)) || layout == "empty")
      results[name] = try outcome(of: line["reply"] ?? nil, on: start)
    }
    #expect(results.count == 48)
    #expect(results.filter { !$0.value.hasPrefix("{") } == [:])
    Fixtures.keep(results, suffix: ".form.json")
  }

  private func outcome(of reply: JSONValue, on start: Form) throws -> String {
    let reply = try ReplyDecoder.decode(reply.text()).get()
    switch start.applying(reply.edits) {
    case .applied(let applied):
      return applied.form.text
    case .undo(let count):
      return "undo \(count)\n"
    case .refused(let diagnostics):
      return diagnostics.map { "\($0.code) \($0.pointer) \($0.message)\n" }.joined()
    }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    try #require(Fixtures.bytes(path))
  }

  private func lines(of path: String) throws -> [JSONValue] {
    try String(decoding: bytes(of: path), as: UTF8.self).split(separator: "\n").map {
      try JSONValue(parsing: String($0))
    }
  }
}
