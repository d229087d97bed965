import Chat
import JSON
import Support
import Testing

/// What services do in the wild: one case for each that was seen, numbered as in the survey.
@Suite struct QuirkTests {
  /// A script of answers to one request, and what the person gets.
  struct Quirk: Sendable, CustomTestStringConvertible {
    let row: Int
    let name: String
    let replies: [ScriptedReply]
    let sentence: String
    /// How many requests are sent.
    let requests: Int

    init(
      _ row: Int, _ name: String, _ replies: ScriptedReply..., gives sentence: String,
      requests: Int = 1
    ) {
      self.row = row
      self.name = name
      self.replies = replies
      self.sentence = sentence
      self.requests = requests
    }

    var testDescription: String { "\(row) \(name)" }
  }

  static let all = framing + chunks + ends + prose + faults + refusals

  @Test(arguments: all, [false, true])
  func `each quirk has its outcome, in one write and byte by byte`(
    quirk: Quirk, isByteByByte: Bool
  ) async throws {
    let server = try ScriptedServer(
      quirk.replies.map { isByteByByte ? $0.byteByByte : $0.inOneWrite })
    let service = try Probe.service(server.baseURL, retries: .standard, timer: Probe.hurry)
    let result = await Probe.outcome(service)
    #expect(Probe.sentence(of: result) == quirk.sentence)
    #expect(server.requests.count == quirk.requests)
  }

  /// A compressed stream of `{}`: what was flushed after the first event, then the rest.
  private static let compressed = [
    "1f8b08000000000002030cc9310a80300c05d0bda7903f7770ce554424b4110325051b41"
      + "28b9bbbef55576a665a25c5d8b0cd036a156e505ad19559a33e8ef6e2ee620cc40649c6a"
      + "3aaee3161edd40f6b4167ba4f4010000ffff",
    "4b21ca384c03948a4bf20b94908c8876f1f7738de5e2020064988d22a0000000",
  ].map { digits in
    stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
  }

  @Test(arguments: [false, true])
  func `row 42, a compressed stream is read, flushed by event or not`(isFlushed: Bool) async throws
  {
    let head = Array(
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Encoding: gzip\r\n\r\n".utf8)
    let parts = [head] + Self.compressed
    let reply =
      isFlushed
      ? ScriptedReply(parts.flatMap { [.write($0), .pause(milliseconds: 5)] } + [.close])
      : ScriptedReply([.write(Array(parts.joined())), .close])
    for reply in [reply, reply.byteByByte] {
      let result = try await Probe.outcome(of: reply)
      #expect(Probe.sentence(of: result) == "success: {}")
    }
  }

  @Test func `counts that grow are not added up`() async throws {
    func counts(_ completion: Int) -> String {
      #""usage":{"prompt_tokens":9,"completion_tokens":\#(completion)}"#
    }
    let reply = ScriptedReply.events([
      #"{"choices":[{"delta":{"content":"{"}}],\#(counts(1))}"#,
      #"{"choices":[{"delta":{"content":"}"}}],\#(counts(2))}"#,
      #"{"choices":[{"delta":{},"finish_reason":"stop"}],\#(counts(2))}"#, "[DONE]",
    ])
    for reply in [reply.inOneWrite, reply.byteByByte] {
      let usage = try await Probe.outcome(of: reply).get().usage
      #expect(usage == TokenUsage(promptTokens: 9, completionTokens: 2))
    }
  }
}

// MARK: The cases

extension QuirkTests {
  static let answer = #"{"message":"hé 😀"}"#
  private static let good = "success: \(answer)"
  private static let text = ScriptedReply.chunk(["content": .string(answer)])
  private static let stop = ScriptedReply.chunk([:], finishReason: "stop")

  private static func stream(_ text: String) -> ScriptedReply { .stream([text]) }

  private static let pings = String(repeating: ": OPENROUTER PROCESSING\n\n", count: 5)

  static let framing = [
    Quirk(
      1, "comments first", stream("\(pings):x\ndata: \(text)\n\ndata: \(stop)\n\ndata: [DONE]\n\n"),
      gives: good),
    Quirk(
      2, "records without data",
      stream(
        "id: 1\ndata: \(text)\n\n: ping\n\nretry: 3000\n\ndata:\n\ndata: \(stop)\n\ndata: [DONE]\n\n"
      ),
      gives: good),
    Quirk(4, "no space", stream("data:\(text)\n\ndata:\(stop)\n\ndata:[DONE]\n\n"), gives: good),
    Quirk(5, "a last line feed alone", stream("data: \(text)\n\ndata: \(stop)\n"), gives: good),
    Quirk(5, "no last line feed", stream("data: \(text)\n\ndata: \(stop)"), gives: good),
    Quirk(
      6, "CR LF", stream("data: \(text)\r\n\r\ndata: \(stop)\r\n\r\ndata: [DONE]\r\n\r\n"),
      gives: good),
    Quirk(
      6, "mixed", stream("data: \(text)\n\r\ndata: \(stop)\n\r\ndata: [DONE]\n\r\n"), gives: good),
    Quirk(6, "CR", stream("data: \(text)\r\rdata: \(stop)\r\rdata: [DONE]\r\r"), gives: good),
    Quirk(7, "characters of many bytes", stream("data: \(text)\n\ndata: \(stop)\n\n"), gives: good),
  ]

  static let chunks = [
    Quirk(
      11, "counts alone", .completion([answer], usage: (1, 2)), gives: good),
    Quirk(
      12, "Azure's first chunk",
      .events([
        #"{"choices":[],"id":"","model":"","prompt_filter_results":[{"prompt_index":0}]}"#, text,
        #"{"choices":[{"index":0,"content_filter_results":{},"finish_reason":null}]}"#, stop,
        "[DONE]",
      ]), gives: good),
    Quirk(14, "an empty object", .events([text, "{}", stop, "[DONE]"]), gives: good),
    Quirk(
      15, "parts",
      .events([
        #"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"hm"}]},{"type":"text","text":"{\"message\":\"hé 😀\"}"}]}}]}"#,
        stop, "[DONE]",
      ]), gives: good),
    Quirk(
      16, "an empty finish reason",
      .events([
        ScriptedReply.chunk(["content": "{"], finishReason: ""),
        ScriptedReply.chunk(["content": "}"], finishReason: ""), stop, "[DONE]",
      ]), gives: "success: {}"),
    Quirk(
      19, "all in one chunk",
      .events([
        #"{"choices":[{"delta":{"content":"{}"},"finish_reason":"stop"}],"usage":{"prompt_tokens":1}}"#
      ]), gives: "success: {}"),
    Quirk(
      35, "the reply among the thoughts",
      .events([
        ScriptedReply.chunk(["content": nil, "reasoning_content": .string(answer)]), stop, "[DONE]",
      ]), gives: good),
  ]

  static let ends = [
    Quirk(8, "no [DONE]", .events([text, stop]), gives: good),
    Quirk(9, "no end, whole JSON, on this machine", .events([text]), gives: good),
    Quirk(
      9, "no end, half JSON", .events([ScriptedReply.chunk(["content": "{"])]),
      gives: "HOST closed the connection before its reply was whole. Try again"),
    Quirk(
      10, "a made-up end", .completion([#"{"message":"#]),
      gives: "the reply of HOST ends in the middle. Try again"),
    Quirk(
      37, "cut at the cap", .completion([#"{"message":"#], finishReason: "length"),
      gives: "the reply was cut off at 400 tokens. Raise --max-tokens, or ask for less at once"),
    Quirk(
      37, "nothing within the cap", .completion([], finishReason: "length"),
      gives: "the reply was cut off at 400 tokens. Raise --max-tokens, or ask for less at once"),
    Quirk(
      38, "a refusal in pieces",
      .events([
        ScriptedReply.chunk(["refusal": "I can't ", "content": nil]),
        ScriptedReply.chunk(["refusal": "do that"]), stop, "[DONE]",
      ]), gives: "the model declined: I can't do that. Ask in other words"),
    Quirk(
      41, "a chunked body that ends early",
      ScriptedReply(stream("data: \(text)\n\n").steps.dropLast() + [.close]),
      gives: "HOST closed the connection before its reply was whole. Try again"),
    Quirk(
      41, "a chunked body that breaks off",
      ScriptedReply(
        stream("data: \(text)\n\n").steps.dropLast() + [.pause(milliseconds: 20), .reset]),
      gives: "HOST closed the connection before its reply was whole. Try again"),
  ]

  /// What a model writes around its JSON is its reader's to take off: one request is enough.
  static let prose = [
    (32, "prose alone", "I added the phone."), (33, "a code fence", "```json\n{}\n```"),
    (33, "words around", "Here it is: {\"message\":\"a\nb\"} Enjoy!"),
    (34, "a thinking block", "<think>{not json}</think>{\"message\":\"<think>\"}"),
    (34, "the end of a thinking block", "hm</think>{\"message\":\"x\"}"),
    (51, "slips in the JSON", #"{"message":"5 \* 3",}"#),
  ].map { row, name, words in
    Quirk(row, name, .completion([words]), gives: "success: \(words)")
  }

  static let faults = [
    Quirk(
      20, "a server error within a stream",
      .events([#"{"choices":[],"error":{"code":502,"message":"upstream died"}}"#]),
      .completion([answer]), gives: good, requests: 2),
    Quirk(
      20, "a client error within a stream",
      .events([#"{"choices":[],"error":{"code":403,"message":"moderated"}}"#]),
      gives: "HOST does not allow this (403): moderated. Try another model with --model"),
    Quirk(
      21, "an error after text",
      .events([
        ScriptedReply.chunk(["content": "{"]),
        #"{"error":{"message":"died"},"choices":[{"delta":{},"finish_reason":"error"}]}"#,
      ]), gives: "HOST failed: died. Try again"),
    Quirk(
      22, "an error with status 200",
      .body(
        #"{"error":{"message":"Provider returned error","metadata":{"raw":"Too Many Requests"}},"choices":null}"#
      ), .completion([answer]), gives: good, requests: 2),
    Quirk(
      27, "a gateway's page",
      .body("<html><title>Bad gateway</title>…</html>", status: 502, type: "text/html"),
      .body("<html><body><h1>Error</h1> 520</body></html>", status: 520, type: "text/html"),
      .body("<html><title>Bad gateway</title>…</html>", status: 502, type: "text/html"),
      gives: "HOST failed (502, 3 attempts): Bad gateway. Try again", requests: 3),
    Quirk(
      43, "no balance",
      .body(#"{"error":{"message":"pay","code":"insufficient_quota"}}"#, status: 429),
      gives: "HOST says that the account has nothing left to spend (429): pay. "
        + "Check the account's billing, or run with --service offline"),
    Quirk(
      44, "a rate limit worded as a quota",
      .body(
        #"{"error":"INSUFFICIENT QUOTA","message":"too many concurrent requests"}"#, status: 429),
      .completion([answer]), gives: good, requests: 2),
    Quirk(
      46, "above the limit",
      .body(#"{"error":{"message":"m","code":"rate_limit_exceeded"}}"#, status: 413),
      .body(#"{"error":{"message":"m","code":"rate_limit_exceeded"}}"#, status: 413),
      gives: "HOST takes no more requests for now (413, 2 attempts). Wait a moment and try again",
      requests: 2),
    Quirk(
      47, "a redirect", .body("", status: 307, headers: ["Location: https://b.example.com/v1"]),
      gives: "HOST sends the request elsewhere (307): https://b.example.com/v1. "
        + "Give the final address with --base-url"),
    Quirk(
      52, "a key that comes back",
      .body(#"{"error":{"message":"bad key \#(Probe.secret)"}}"#, status: 401),
      gives: "HOST refused the key (401). Set OPENAI_API_KEY, or run with --service offline"),
  ]

  static let refusals = [
    Quirk(
      23, "a bare text that names the format",
      .body(#"{"error":"'response_format.type' must be 'text'"}"#, status: 400),
      .completion([answer]), gives: good, requests: 2),
    Quirk(
      23, "a bare text", .body(#"{"error":"no model is loaded"}"#, status: 400),
      gives: "HOST did not accept the request (400): no model is loaded"),
    Quirk(
      24, "a list of errors",
      .body(
        #"[{"error":{"code":400,"message":"Unknown name stream_options","status":"INVALID_ARGUMENT"}}]"#,
        status: 400),
      .completion([answer]), gives: good, requests: 2),
    Quirk(
      26, "an extra field",
      .body(
        #"{"object":"error","message":{"detail":[{"type":"extra_forbidden","loc":["body","max_tokens"]}]}}"#,
        status: 422),
      .completion([answer]), gives: good, requests: 2),
    Quirk(
      28, "no such format",
      .body(#"{"error":{"message":"This response_format type is unavailable now"}}"#, status: 400),
      .body(#"{"error":{"message":"This response_format type is unavailable now"}}"#, status: 422),
      .completion([answer]), gives: good, requests: 3),
    Quirk(
      29, "no streaming",
      .body(#"{"error":{"message":"this model does not support streaming"}}"#, status: 400),
      .body(#"{"choices":[{"message":{"content":"{}"},"finish_reason":"stop"}]}"#),
      gives: "success: {}", requests: 2),
  ]
}
