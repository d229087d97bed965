import Chat
import JSON
import Support
import Testing

@Suite struct CompletionDecoderTests {
  /// What a decoder made of some bytes.
  struct Outcome: Equatable {
    var events: [ChatEvent] = []
    var assembly = CompletionAssembly()
    var fault: CompletionDecoder.Fault?

    /// The pieces of text joined, since their borders follow the bytes' for some forms.
    var text: String {
      events.reduce(into: "") { text, event in
        if case .text(let piece) = event { text += piece }
      }
    }
  }

  private func decode(_ pieces: [ArraySlice<UInt8>], type: String? = "text/event-stream") -> Outcome
  {
    var decoder = CompletionDecoder(contentType: type)
    var outcome = Outcome()
    do throws(CompletionDecoder.Fault) {
      for piece in pieces { try decoder.push(Array(piece), into: &outcome.events) }
      try decoder.finish(into: &outcome.events)
    } catch {
      outcome.fault = error
    }
    outcome.assembly = decoder.assembly
    return outcome
  }

  private func decode(_ text: String, type: String? = "text/event-stream") -> Outcome {
    decode([Array(text.utf8)[...]], type: type)
  }

  private static let hello = ScriptedReply.chunk(["content": "{\"message\":\"héllo\"}"])
  private static let stop = ScriptedReply.chunk([:], finishReason: "stop")

  static let streams = [
    "data: \(hello)\n\ndata: \(stop)\n\ndata: [DONE]\n\n",
    "\u{FEFF}: hi\r\n\r\ndata:\(hello)\r\n\r\nid: 1\r\ndata: {}\r\n\r\ndata:\(stop)\r\n\r\n",
    "\n\n{\"choices\":[{\"message\":{\"content\":\"{}\"},\"finish_reason\":\"stop\"}]}\n",
    "event: error\ndata: {\"message\":\"overloaded\"}\n\n",
    "<html><title>Bad gateway</title></html>",
    "dear guest",
  ]

  @Test(arguments: streams)
  func `every place of a cut decodes alike`(stream: String) {
    let bytes = Array(stream.utf8)
    let whole = decode(stream)
    for cut in 0...bytes.count {
      #expect(decode([bytes[..<cut], bytes[cut...]]) == whole, "cut at \(cut)")
    }
    #expect(decode(bytes.indices.map { bytes[$0...$0] }) == whole)
  }

  @Test func `a stream becomes a reply`() {
    let outcome = decode(Self.streams[0])
    #expect(
      outcome.events == [.started(model: "scripted-1"), .text("{\"message\":\"héllo\"}")]
    )
    #expect(outcome.assembly.finishReason == .stop)
    #expect(outcome.assembly.isDone)
  }

  @Test(arguments: ["application/json", "text/event-stream", "text/plain", nil])
  func `a whole completion is known by its first byte`(type: String?) {
    let outcome = decode(Self.streams[2], type: type)
    #expect(outcome.events == [.started(model: ""), .text("{}")])
    #expect(outcome.assembly.isDone)
  }

  @Test(arguments: ["application/json", "text/event-stream", nil])
  func `a stream is known by its first byte`(type: String?) {
    #expect(decode(Self.streams[0], type: type).text == "{\"message\":\"héllo\"}")
  }

  @Test func `all after the end is passed over`() {
    let outcome = decode("data: [DONE]\n\ndata: nonsense\n\ndata: \(Self.hello)\n\n")
    #expect(outcome.events == [])
    #expect(outcome.fault == nil)
  }

  @Test func `half a record at the end is a cut, not a fault`() {
    let outcome = decode("data: \(Self.hello)\n\ndata: {\"choices\":[{\"del")
    #expect(outcome.text == "{\"message\":\"héllo\"}")
    #expect(outcome.fault == nil)
    #expect(!outcome.assembly.isDone)
  }

  @Test(arguments: [
    ("<p>no</p>", "text/html", CompletionDecoder.Fault.notJSON("<p>no</p>")),
    ("internal error", "text/plain", .notJSON("internal error")),
    ("ev", "text/plain", .notJSON("ev")),
    ("data: no\n\n", "text/event-stream", .notJSON("no")),
    ("{\"a\":", "application/json", .notJSON("{\"a\":")),
    ("{\"a\":1}", "application/json", .notCompletion("{\"a\":1}")),
    (
      "data: {\"error\":{\"message\":\"late\",\"code\":502}}\n\n", "text/event-stream",
      .server(ServerFault(message: "late", code: "502", status: 502))
    ),
    ("event: error\ndata: late\n\n", "text/event-stream", .server(ServerFault(message: "late"))),
    (
      "{\"error\":{\"message\":\"bad\"},\"choices\":null}", "application/json",
      .server(ServerFault(message: "bad"))
    ),
  ])
  func `an answer that is none says why`(text: String, type: String, fault: CompletionDecoder.Fault)
  {
    #expect(decode(text, type: type).fault == fault)
  }

  @Test func `deep nesting is refused`() {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(decode("data: \(deep)\n\n").fault == .notJSON(deep))
  }

  @Test func `usage that counts up is not summed`() {
    let chunks = (1...3).map {
      "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":5,\"completion_tokens\":\($0)}}\n\n"
    }
    let usage = TokenUsage(promptTokens: 5, completionTokens: 3)
    #expect(decode(chunks.joined()).assembly.usage == usage)
  }
}
