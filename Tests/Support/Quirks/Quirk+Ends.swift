import JSON

extension Quirk {
  /// How an answer ends.
  package static let ends: [Quirk] = [
    Quirk(8, "no [DONE]", .events([text, stop]), gives: good, isProper: true),
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
      ]), gives: "the model declined: I can't do that. Ask in other words", isProper: true),
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

  private static func stream(_ text: String) -> ScriptedReply { .stream([text]) }
}
