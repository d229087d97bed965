import Chat
import JSON
import Support
import Testing

@Suite struct OpenAIChatServiceTests {
  private func service(
    _ server: ScriptedServer,
    key: String? = nil,
    timeouts: Timeouts? = nil
  ) throws -> OpenAIChatService {
    try OpenAIChatService(
      endpoint: OpenAIEndpoint(server.baseURL),
      model: "gpt-4.1",
      key: key.map { try APIKey($0) },
      timeouts: timeouts
    )
  }

  @Test func `a streamed reply arrives in pieces and as a whole`() async throws {
    let server = try ScriptedServer([
      .completion([#"{"message":"#, #""hi","ops":[]}"#], headers: ["x-request-id: req_1"])
    ])
    var events: [ChatEvent] = []
    let reply = try await service(server).reply(to: .sample) { events.append($0) }
    #expect(
      events == [
        .started(model: "scripted-1"), .text(#"{"message":"#), .text(#""hi","ops":[]}"#),
      ]
    )
    #expect(
      reply
        == ChatReply(
          content: #"{"message":"hi","ops":[]}"#,
          model: "scripted-1",
          usage: TokenUsage(promptTokens: 100, completionTokens: 20),
          requestID: "req_1"
        )
    )
  }
}
