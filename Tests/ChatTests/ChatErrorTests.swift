import Chat
import Testing

@Suite struct ChatErrorTests {
  /// An error, its sentence and its exit code.
  struct Case: Sendable, CustomTestStringConvertible {
    let error: ChatError
    let word: String
    let exitCode: Int32
    let sentence: String

    init(
      _ kind: ChatError.Kind,
      status: Int? = nil,
      detail: String? = nil,
      _ word: String,
      _ exitCode: Int32,
      _ sentence: String
    ) {
      error = ChatError(kind, host: "api.example.com", status: status, detail: detail)
      self.word = word
      self.exitCode = exitCode
      self.sentence = sentence
    }

    var testDescription: String { sentence }
  }

  static let settings = [
    Case(
      .configuration(.noKey), "no-key", 77,
      "no key is set for api.example.com. Set OPENAI_API_KEY, or run with --service offline"
    ),
    Case(
      .configuration(.badKey(.lineBreak)), "configuration", 77,
      "the key holds a line break or a NUL in its middle. Set OPENAI_API_KEY to the key alone"
    ),
    Case(
      .configuration(.keyOverPlainHTTP), "configuration", 78,
      "the key is not sent to api.example.com over plain http. "
        + "Give an https address with --base-url"
    ),
    Case(
      .authentication, status: 401, detail: "never shown", "authentication", 77,
      "api.example.com refused the key (401). Set OPENAI_API_KEY, or run with --service offline"
    ),
    Case(
      .permission, status: 403, detail: "not here", "permission", 77,
      "api.example.com does not allow this (403): not here. Try another model with --model"
    ),
    Case(
      .unknownModel("gpt-x"), status: 404, "unknown-model", 78,
      "api.example.com has no model 'gpt-x' (404). "
        + "Choose another with --model"
    ),
    Case(
      .notFound(url: "https://api.example.com/chat/completions"), status: 404, "not-found", 78,
      "there is no chat service at https://api.example.com/chat/completions (404). "
        + "Check --base-url; it usually ends in /v1"
    ),
    Case(
      .redirected(location: "https://b.example.com"), status: 301, "redirected", 69,
      "api.example.com sends the request elsewhere (301): https://b.example.com. "
        + "Give the final address with --base-url"
    ),
    Case(
      .quota, status: 429, "quota", 77,
      "api.example.com says that the account has nothing left to spend (429). "
        + "Check the account's billing, or run with --service offline"
    ),
  ]

  static let failures = [
    Case(
      .badRequest(parameter: "x", code: nil), status: 400, detail: "x is odd", "bad-request", 69,
      "api.example.com did not accept the request (400): x is odd"
    ),
    Case(
      .rateLimited(wait: 2.5), status: 429, "rate-limited", 75,
      "api.example.com takes no more requests for now (429); it asks to wait 3 s. "
        + "Wait a moment and try again"
    ),
    Case(
      .overloaded, status: 503, "overloaded", 69,
      "api.example.com is overloaded (503). Try again"
    ),
    Case(
      .timeout(.firstByte), "timeout", 75,
      "api.example.com did not begin to answer in time. Try again"
    ),
    Case(
      .stalled(seconds: 60), "stalled", 75,
      "api.example.com stopped in the middle of its reply for 60 s. Try again"
    ),
    Case(
      .connection(.unknownHost), "connection", 69,
      "the host api.example.com is unknown. Check --base-url and the network"
    ),
    Case(
      .connection(.refused), "connection", 69,
      "api.example.com refused the connection. "
        + "Check that the service is running, and --base-url"
    ),
    Case(
      .connection(.closedEarly), "connection", 69,
      "api.example.com closed the connection before its reply was whole. Try again"
    ),
    Case(
      .tls, detail: "self-signed certificate", "tls", 69,
      "no trusted connection to api.example.com could be made: self-signed certificate. "
        + "Check the clock, the certificates and --base-url"
    ),
    Case(
      .protocolFault(.notJSON), status: 200, detail: "Welcome", "protocol", 69,
      "api.example.com answered with something that is not JSON: Welcome. Check --base-url"
    ),
    Case(
      .protocolFault(.cutShort), "protocol", 76,
      "the reply of api.example.com ends in the middle. Try again"
    ),
    Case(
      .truncated(cap: 4_096), "truncated", 76,
      "the reply was cut off at 4096 tokens. Raise --max-tokens, or ask for less at once"
    ),
    Case(
      .refused("I can't help with that"), "refused", 76,
      "the model declined: I can't help with that. Ask in other words"
    ),
    Case(.cancelled, "cancelled", 130, "cancelled"),
    Case(.recorded("it failed"), "recorded", 69, "it failed"),
  ]

  @Test(arguments: settings + failures)
  func `each failure says what happened and what to do`(item: Case) {
    #expect(item.error.description == item.sentence)
    #expect(item.error.word == item.word)
    #expect(item.error.exitCode == item.exitCode)
  }

  @Test func `the service's name for the request is shown`() {
    let error = ChatError(.serverError, host: "h", status: 500, requestID: "req_1", detail: "oh")
    #expect(error.message == "h failed (500, request req_1): oh")
  }
}
