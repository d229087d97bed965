import Chat
import JSON
import Testing

@Suite struct CompletionChunkTests {
  /// A chunk and what of it is understood.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    let expected: CompletionChunk

    init(_ name: String, _ json: String, _ change: (inout CompletionChunk) -> Void) {
      testDescription = name
      self.json = json
      var chunk = CompletionChunk(json: .object([:]))
      chunk.isCompletion = true
      change(&chunk)
      expected = chunk
    }
  }

  static let samples = [
    Sample("empty object", "{}") { $0.isCompletion = false },
    Sample("no object at all", "[1]") { $0.isCompletion = false },
    Sample(
      "text",
      #"{"id":"c1","model":"m","choices":[{"index":0,"delta":{"content":"x"},"finish_reason":null}]}"#
    ) {
      $0.id = "c1"
      $0.model = "m"
      $0.text = "x"
    },
    Sample("null text", #"{"choices":[{"delta":{"role":null,"content":null}}]}"#) { _ in },
    Sample("no delta", #"{"choices":[{"finish_reason":"stop"}]}"#) { $0.finishReason = .stop },
    Sample(
      "null delta, message instead", #"{"choices":[{"delta":null,"message":{"content":"x"}}]}"#
    ) {
      $0.text = "x"
    },
    Sample("whole completion", #"{"choices":[{"message":{"content":"x"},"finish_reason":"stop"}]}"#)
    {
      $0.text = "x"
      $0.finishReason = .stop
    },
    Sample(
      "another choice",
      #"{"choices":[{"index":1,"delta":{"content":"y"}},{"delta":{"content":"x"}}]}"#
    ) {
      $0.text = "x"
    },
    Sample("Azure's first", #"{"id":"","created":0,"choices":[],"prompt_filter_results":[{}]}"#) {
      _ in
    },
    Sample("empty finish reason", #"{"choices":[{"delta":{"content":"x"},"finish_reason":""}]}"#) {
      $0.text = "x"
    },
    Sample("finish reason as the word null", #"{"choices":[{"delta":{},"finish_reason":"null"}]}"#)
    { _ in },
    Sample(
      "all in one",
      #"{"choices":[{"delta":{"content":"x"},"finish_reason":"length"}],"usage":{"prompt_tokens":3,"completion_tokens":4,"prompt_tokens_details":{"cached_tokens":2}}}"#
    ) {
      $0.text = "x"
      $0.finishReason = .length
      $0.usage = TokenUsage(promptTokens: 3, completionTokens: 4, cachedTokens: 2)
    },
    Sample(
      "usage alone", #"{"choices":[],"usage":{"prompt_tokens":3,"prompt_cache_hit_tokens":1}}"#
    ) {
      $0.usage = TokenUsage(promptTokens: 3, completionTokens: nil, cachedTokens: 1)
    },
    Sample("null usage", #"{"choices":[],"usage":null}"#) { _ in },
    Sample(
      "parts",
      #"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"hm"}]},{"type":"text","text":"x"},{"type":"image"},{"type":"text","text":"y"}]}}]}"#
    ) {
      $0.text = "xy"
      $0.reasoning = "hm"
    },
    Sample(
      "reasoning_content", #"{"choices":[{"delta":{"reasoning_content":"hm","content":null}}]}"#
    ) {
      $0.reasoning = "hm"
    },
    Sample("reasoning", #"{"choices":[{"delta":{"reasoning":"hm"}}]}"#) { $0.reasoning = "hm" },
    Sample("refusal", #"{"choices":[{"delta":{"refusal":"no","content":null}}]}"#) {
      $0.refusal = "no"
    },
    Sample("error", #"{"choices":[],"error":{"code":502,"message":"bad"}}"#) {
      $0.fault = ServerFault(message: "bad", code: "502", status: 502)
    },
    Sample("null error", #"{"choices":[],"error":null}"#) { _ in },
    Sample(
      "error in the choice",
      #"{"choices":[{"error":{"message":"bad"},"delta":{},"finish_reason":"error"}]}"#
    ) {
      $0.fault = ServerFault(message: "bad")
      $0.finishReason = .other("error")
    },
    Sample("finish reason error alone", #"{"choices":[{"delta":{},"finish_reason":"error"}]}"#) {
      $0.fault = ServerFault(message: "")
      $0.finishReason = .other("error")
    },
    Sample("error without choices", #"{"error":"text"}"#) {
      $0.isCompletion = false
      $0.fault = ServerFault(message: "text")
    },
  ]

  @Test(arguments: samples)
  func `what is understood is taken and the rest passed over`(sample: Sample) throws {
    #expect(CompletionChunk(json: try JSONValue(parsing: sample.json)) == sample.expected)
  }

  @Test(arguments: [
    ("stop", FinishReason.stop), ("eos", .stop), ("end_turn", .stop), ("STOP", .stop),
    ("tool_calls", .stop), ("length", .length), ("max_tokens", .length), ("MAX_TOKENS", .length),
    ("content_filter", .contentFilter), ("SAFETY", .contentFilter), ("odd", .other("odd")),
    ("", nil), ("null", nil),
  ])
  func `the words of all services for an end are known`(word: String, reason: FinishReason?) {
    #expect(FinishReason(word) == reason)
  }
}
