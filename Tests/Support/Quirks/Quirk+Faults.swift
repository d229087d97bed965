import JSON

extension Quirk {
  /// What fails.
  package static let faults: [Quirk] = [
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
      .body(#"{"error":{"message":"bad key \#(secret)"}}"#, status: 401),
      gives: "HOST refused the key (401). Set OPENAI_API_KEY, or run with --service offline"),
  ]
}
