import Chat
import Testing

@Suite struct ChatHistoryTests {
  private func me(_ id: String) -> ChatMessage {
    ChatMessage(id: id, sender: .me, content: id, dateCreated: "")
  }

  private func gpt(_ id: String, _ fate: ChatMessage.Fate) -> ChatMessage {
    ChatMessage(id: id, sender: .gpt, content: id, dateCreated: "", fate: fate)
  }

  private var history: ChatHistory {
    ChatHistory([
      me("1"), gpt("2", .applied), me("3"), gpt("4", .cancelled), me("5"), gpt("6", .refused),
      gpt("7", .applied), me("8"), gpt("9", .failed), me("10"), gpt("11", .answered), me("12"),
    ])
  }

  @Test func `a sender's messages keep their order`() {
    #expect(history.history(from: .me).map(\.id) == ["1", "3", "5", "8", "10", "12"])
    #expect(history.history(from: .gpt).map(\.id) == ["2", "4", "6", "7", "9", "11"])
  }

  @Test func `only what stood is an exchange`() {
    #expect(
      history.exchanges == [
        ChatHistory.Exchange(request: me("1"), reply: gpt("2", .applied)),
        ChatHistory.Exchange(request: me("5"), reply: gpt("7", .applied)),
        ChatHistory.Exchange(request: me("10"), reply: gpt("11", .answered)),
      ]
    )
  }

  @Test func `a fate is set afterwards`() {
    var history = ChatHistory()
    history.append(me("1"))
    history.setFate(.cancelled, of: "1")
    #expect(history.messages.map(\.fate) == [.cancelled])
  }
}
