import Chat
import Testing

@Suite struct ServerFaultTests {
  @Test(arguments: [
    (
      #"{"error":{"message":"m","type":"t","code":"c","param":"p"}}"#,
      ServerFault(message: "m", code: "c", type: "t", parameter: "p")
    ),
    (#"{"error":"text"}"#, ServerFault(message: "text")),
    (
      #"{"error":"INSUFFICIENT QUOTA","message":"too many concurrent requests"}"#,
      ServerFault(message: "INSUFFICIENT QUOTA: too many concurrent requests")
    ),
    (#"{"message":"m","code":7}"#, ServerFault(message: "m", code: "7")),
    (#"{"detail":"Not Found"}"#, ServerFault(message: "Not Found")),
    (
      #"{"detail":[{"loc":["body","model"],"msg":"field required","type":"missing"}]}"#,
      ServerFault(message: "model field required", parameter: "model")
    ),
    (
      #"{"object":"error","message":{"detail":[{"type":"extra_forbidden","loc":["body","max_completion_tokens"]}]}}"#,
      ServerFault(
        message: "max_completion_tokens extra_forbidden",
        parameter: "max_completion_tokens"
      )
    ),
    (
      #"[{"error":{"code":400,"message":"m","status":"INVALID_ARGUMENT"}}]"#,
      ServerFault(message: "m", code: "400", type: "INVALID_ARGUMENT", status: 400)
    ),
    (
      #"{"error":{"message":"Provider returned error","code":429,"metadata":{"raw":"Too Many Requests"}}}"#,
      ServerFault(message: "Too Many Requests", code: "429", status: 429)
    ),
    (
      #"{"error":{"message":"{\"error\":{\"message\":\"inner\",\"code\":\"x\"}}"}}"#,
      ServerFault(message: "inner", code: "x")
    ),
    (
      "<html><head><title>502 Bad Gateway</title></head></html>",
      ServerFault(message: "502 Bad Gateway")
    ),
    ("404 page not found", ServerFault(message: "404 page not found")),
    ("", ServerFault(message: "")),
  ])
  func `the shapes of all services are read`(body: String, fault: ServerFault) {
    #expect(ServerFault(body: Array(body.utf8)) == fault)
  }

  @Test(arguments: [
    (
      400, ServerFault(message: "m", code: "c", parameter: "p"),
      ChatError.Kind.badRequest(parameter: "p", code: "c")
    ),
    (400, ServerFault(message: "m", code: "context_length_exceeded"), .contextTooLong),
    (400, ServerFault(message: "m", type: "exceed_context_size_error"), .contextTooLong),
    (400, ServerFault(message: "This model's maximum context length is 4096"), .contextTooLong),
    (400, ServerFault(message: "m", code: "content_filter"), .contentFiltered),
    (400, ServerFault(message: "m", code: "model_not_found"), .unknownModel("gpt")),
    (301, ServerFault(message: ""), .redirected(location: "https://other")),
    (401, ServerFault(message: "m"), .authentication),
    (402, ServerFault(message: "m"), .quota),
    (403, ServerFault(message: "m"), .permission),
    (404, ServerFault(message: "m", code: "model_not_found"), .unknownModel("gpt")),
    (404, ServerFault(message: "model 'gpt' not found"), .unknownModel("gpt")),
    (404, ServerFault(message: "404 page not found"), .notFound(url: "url")),
    (405, ServerFault(message: ""), .notFound(url: "url")),
    (408, ServerFault(message: ""), .timeout(.firstByte)),
    (413, ServerFault(message: "", code: "rate_limit_exceeded"), .rateLimited(wait: 3)),
    (413, ServerFault(message: ""), .badRequest(parameter: nil, code: nil)),
    (429, ServerFault(message: "m"), .rateLimited(wait: 3)),
    (429, ServerFault(message: "m", code: "insufficient_quota"), .quota),
    (429, ServerFault(message: "INSUFFICIENT QUOTA: concurrent requests"), .rateLimited(wait: 3)),
    (500, ServerFault(message: ""), .serverError),
    (520, ServerFault(message: ""), .serverError),
    (503, ServerFault(message: ""), .overloaded),
    (529, ServerFault(message: ""), .overloaded),
    (200, ServerFault(message: "Too Many Requests"), .rateLimited(wait: 3)),
    (200, ServerFault(message: "m"), .serverError),
  ])
  func `each status has its kind`(status: Int, fault: ServerFault, kind: ChatError.Kind) {
    let request = FaultContext(url: "url", model: "gpt", location: "https://other")
    #expect(fault.kind(status: status, request: request, wait: 3) == kind)
  }
}
