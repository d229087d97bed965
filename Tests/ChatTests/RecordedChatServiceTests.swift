import Chat
import Testing

@Suite struct RecordedChatServiceTests {
  private let service = RecordedChatService(
    model: "gpt-4.1",
    replies: [
      .reply(ChatReply(content: "hello", model: "gpt-4.1-2025", finishReason: .stop)),
      .failure("the network is down"),
      .cancelled("hal"),
    ],
    pieceLength: 3
  )

  @Test func `replies come in order until there are none`() async throws {
    var events: [ChatEvent] = []
    let reply = try await service.reply(to: .sample) { events.append($0) }
    #expect(reply == ChatReply(content: "hello", model: "gpt-4.1-2025"))
    #expect(events == [.started(model: "gpt-4.1-2025"), .text("hel"), .text("lo")])

    await #expect(throws: ChatError(.recorded("the network is down"), attempts: 0)) {
      try await service.reply(to: .sample) { _ in }
    }
    events = []
    await #expect(throws: ChatError(.cancelled, attempts: 0)) {
      try await service.reply(to: .sample) { events.append($0) }
    }
    #expect(events == [.started(model: "gpt-4.1"), .text("hal")])
    #expect(service.remaining == 0)
    await #expect(throws: ChatError(.recorded("the recording has no more replies"), attempts: 0)) {
      try await service.reply(to: .sample) { _ in }
    }
  }
}
