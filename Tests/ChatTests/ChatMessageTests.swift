import Chat
import JSON
import Testing

@Suite struct ChatMessageTests {
  private static let question = ChatMessage(
    id: "m1",
    sender: .me,
    content: "add a phone",
    dateCreated: "2026-11-30T10:00:00Z"
  )
  private static let answer = ChatMessage(
    id: "m2",
    sender: .gpt,
    content: #"{"message":"Done.","ops":[]}"#,
    words: "Done.",
    dateCreated: "2026-11-30T10:00:02Z",
    fate: .answered,
    model: "gpt-4.1",
    finishReason: .stop,
    usage: TokenUsage(promptTokens: 900, completionTokens: 20, cachedTokens: 800)
  )

  static let pairs: [(ChatMessage, String)] = [
    (
      question,
      #"{"id":"m1","sender":"me","content":"add a phone","dateCreated":"2026-11-30T10:00:00Z"}"#
    ),
    (
      answer,
      #"{"id":"m2","sender":"gpt","content":"{\"message\":\"Done.\",\"ops\":[]}","words":"Done.","#
        + #""dateCreated":"2026-11-30T10:00:02Z","fate":"answered","model":"gpt-4.1","#
        + #""finishReason":"stop","#
        + #""usage":{"promptTokens":900,"completionTokens":20,"cachedTokens":800}}"#
    ),
  ]

  @Test(arguments: pairs)
  func `a message is written and read back`(message: ChatMessage, text: String) throws {
    #expect(message.json.text() == text)
    #expect(try ChatMessage(json: JSONValue(parsing: text)) == message)
  }

  @Test(arguments: [
    ("{}", "sender"), (#"{"sender":"you"}"#, "sender"), (#"{"sender":"me","fate":"lost"}"#, "fate"),
    (#"{"sender":"me"}"#, "id"), (#"{"sender":"me","id":"1","content":2}"#, "content"),
    (#"{"sender":"me","id":"1","content":""}"#, "dateCreated"), ("[]", "sender"),
  ])
  func `a message that lacks something names the key`(text: String, key: String) {
    #expect(throws: ChatMessage.UnusableKey(key)) {
      try ChatMessage(json: JSONValue(parsing: text))
    }
  }

  @Test func `unknown counts stay unknown in a sum`() {
    let sum =
      TokenUsage(promptTokens: 10, completionTokens: nil)
      + TokenUsage(promptTokens: 5, completionTokens: 2, cachedTokens: nil)
    #expect(sum == TokenUsage(promptTokens: 15, completionTokens: 2))
    #expect(sum.json.text() == #"{"promptTokens":15,"completionTokens":2}"#)
  }
}
