import JSON

extension Quirk {
  /// What a service refuses a part of a request for.
  package static let refusals: [Quirk] = [
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
