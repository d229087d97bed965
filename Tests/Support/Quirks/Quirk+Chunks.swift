import Chat
import JSON

extension Quirk {
  /// What stands in a chunk.
  package static let chunks: [Quirk] = [
    Quirk(
      11, "counts alone", .completion([answer], usage: (10, 2)), gives: good,
      usage: TokenUsage(promptTokens: 10, completionTokens: 2), isProper: true),
    Quirk(
      11, "counts that nobody asked for, in a chunk with a word",
      .events([
        #"{"choices":[{"index":0,"delta":{"content":"{}"},"finish_reason":"stop"}],"usage":{"prompt_tokens":10,"completion_tokens":2}}"#,
        "[DONE]",
      ]), gives: "success: {}", usage: TokenUsage(promptTokens: 10, completionTokens: 2)),
    Quirk(
      12, "Azure's first chunk",
      .events([
        #"{"choices":[],"id":"","model":"","prompt_filter_results":[{"prompt_index":0}]}"#, text,
        #"{"choices":[{"index":0,"content_filter_results":{},"finish_reason":null}]}"#, stop,
        "[DONE]",
      ]), gives: good, isProper: true),
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
        #"{"choices":[{"delta":{"content":"{}"},"finish_reason":"stop"}],"usage":{"prompt_tokens":10}}"#
      ]), gives: "success: {}", usage: TokenUsage(promptTokens: 10, completionTokens: nil)),
    Quirk(
      35, "the reply among the thoughts",
      .events([
        ScriptedReply.chunk(["content": nil, "reasoning_content": .string(answer)]), stop, "[DONE]",
      ]), gives: good),
    Quirk(
      18, "counts that grow",
      .events([
        #"{"choices":[{"delta":{"content":"{"}}],\#(counts(1))}"#,
        #"{"choices":[{"delta":{"content":"}"}}],\#(counts(2))}"#,
        #"{"choices":[{"delta":{},"finish_reason":"stop"}],\#(counts(2))}"#, "[DONE]",
      ]), gives: "success: {}", usage: TokenUsage(promptTokens: 9, completionTokens: 2)),
  ]

  private static func counts(_ completion: Int) -> String {
    #""usage":{"prompt_tokens":9,"completion_tokens":\#(completion)}"#
  }
}
