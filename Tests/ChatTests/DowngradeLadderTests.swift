import Chat
import JSON
import Testing

@Suite struct DowngradeLadderTests {
  static let refusals: [(ServerFault, RequestShape?)] = [
    (
      ServerFault(message: "m", parameter: "response_format.json_schema"),
      RequestShape(schema: .loose, capKey: .maxTokens)
    ),
    (
      ServerFault(message: "This response_format type is unavailable now"),
      RequestShape(schema: .loose, capKey: .maxTokens)
    ),
    (
      ServerFault(message: "failed to parse grammar"),
      RequestShape(schema: .loose, capKey: .maxTokens)
    ),
    (
      ServerFault(
        message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
        parameter: "max_tokens"),
      RequestShape(capKey: .maxCompletionTokens)
    ),
    (
      ServerFault(message: "max_tokens is not known"),
      RequestShape(capKey: .maxCompletionTokens)
    ),
    (
      ServerFault(message: "Unrecognized request argument supplied: stream_options"),
      RequestShape(capKey: .maxTokens, asksForUsage: false)
    ),
    (
      ServerFault(message: "this model does not support streaming"),
      RequestShape(capKey: .maxTokens, streams: false, asksForUsage: false)
    ),
    (
      ServerFault(
        message: "json_schema does not go with streaming", parameter: "response_format"),
      RequestShape(capKey: .maxTokens, streams: false, asksForUsage: false)
    ),
    (ServerFault(message: "m", parameter: "model"), nil),
    (ServerFault(message: "no upstream for this"), nil),
  ]

  @Test(arguments: refusals)
  func `what is refused is left out`(fault: ServerFault, expected: RequestShape?) {
    let start = RequestShape(capKey: .maxTokens)
    for status in [400, 422] {
      var ladder = DowngradeLadder(start)
      let isTaken = ladder.step(after: fault, status: status)
      #expect(isTaken == (expected != nil))
      #expect(ladder.shape == expected ?? start)
    }
    var ladder = DowngradeLadder(start)
    let isTaken = ladder.step(after: fault, status: 500)
    #expect(!isTaken)
  }

  @Test func `the schema goes down to words and no further`() {
    var ladder = DowngradeLadder(RequestShape(capKey: .none))
    let fault = ServerFault(message: "m", parameter: "response_format")
    var levels: [RequestShape.SchemaLevel] = []
    while ladder.step(after: fault, status: 400) { levels.append(ladder.shape.schema) }
    #expect(levels == [.loose, .object, .plain])
  }

  @Test func `a cap that both keys cannot carry is left out`() {
    var ladder = DowngradeLadder(RequestShape(capKey: .maxCompletionTokens))
    let fault = ServerFault(message: "max_completion_tokens and max_tokens are unknown")
    var keys: [RequestShape.CapKey] = []
    while ladder.step(after: fault, status: 422) { keys.append(ladder.shape.capKey) }
    #expect(keys == [.maxTokens, .none])
  }

  @Test func `there are four steps`() {
    var ladder = DowngradeLadder(RequestShape(capKey: .maxTokens))
    let fields = ["max_tokens", "max_tokens", "stream_options", "stream", "response_format"]
    let results = fields.map {
      ladder.step(after: ServerFault(message: "", parameter: $0), status: 400)
    }
    #expect(results == [true, true, true, true, false])
  }

  @Test func `a shape is kept as JSON`() {
    let shape = RequestShape(schema: .object, capKey: .none, streams: false, asksForUsage: false)
    #expect(RequestShape(json: shape.json) == shape)
    #expect(RequestShape(json: ["schema": "strict"]) == nil)
  }
}
