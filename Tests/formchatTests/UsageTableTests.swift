internal import Chat
internal import FormLayout
internal import JSON
internal import Support
internal import Testing

@testable import formchat

@Suite struct UsageTableTests {
  private func reply(_ usage: TokenUsage?, _ fate: ChatMessage.Fate = .applied) -> ChatMessage {
    ChatMessage(
      id: "", sender: .gpt, content: "{}", dateCreated: "", fate: fate, model: "gpt-x-2026-01-01",
      usage: usage)
  }

  private func request(_ words: String) -> ChatMessage {
    ChatMessage(id: "", sender: .me, content: words, dateCreated: "")
  }

  private var messages: [ChatMessage] {
    [
      request("a login form"),
      reply(TokenUsage(promptTokens: 3_000, completionTokens: 200, cachedTokens: 2_000)),
      request("stopped"),
      ChatMessage(id: "", sender: .gpt, content: "", dateCreated: "", fate: .cancelled),
      request("make the email\nrequired"),
      reply(TokenUsage(promptTokens: 3_200, completionTokens: 40), .refused),
      reply(TokenUsage(promptTokens: 3_300, completionTokens: 50, cachedTokens: 3_000)),
    ]
  }

  private func lines(_ messages: [ChatMessage], _ prices: PriceTable = .none) -> [String] {
    UsageTable(messages, prices: prices).lines(width: 60).map(\.plain)
  }

  @Test func `each message has its row, and all of them have one`() {
    #expect(
      lines(messages) == [
        "                              replies  input  cached  output",
        "a login form                        1  3,000   2,000     200",
        "make the email                      2  6,500   3,000      90",
        "all                                 3  9,500   5,000     290",
      ])
  }

  @Test func `a price is shown where the person set one`() throws {
    let prices = try #require(
      PriceTable(json: ["gpt-x": ["input": 2, "cached": 0.5, "output": 8]]))
    #expect(
      lines(messages, prices).map { $0.suffix(8) } == [
        "   price", "  0.0046", "  0.0092", "  0.0138",
      ])
  }

  @Test func `what a service does not tell stays open`() {
    #expect(
      lines([request("x"), reply(nil), request("y"), reply(nil)]).suffix(2) == [
        "all                                 2      ?       ?       ?",
        "? is what the service did not tell",
      ])
  }

  @Test(
    arguments: [
      ["m": ["input": -1, "output": 1]], ["m": ["input": 1]], ["m": ["input": 1e300, "output": 1]],
      ["m": 3], ["m": ["output": "x"]],
      ["m": ["input": 1, "output": 1, "cache": 1]], [],
    ] as [JSONValue])
  func `what is no price table is refused`(json: JSONValue) {
    #expect(PriceTable(json: json) == nil)
  }

  @Test func `writes to a cache and reads from it have prices of their own`() throws {
    let prices = try #require(
      PriceTable(json: [
        "m": ["input": 1, "cached": 0.1, "cacheWrite": 1.25, "output": 5],
        "m-mini": ["input": 0, "output": 0],
      ]))
    let usage = TokenUsage(
      promptTokens: 1_000_000, completionTokens: 100_000, cachedTokens: 400_000,
      cacheWriteTokens: 200_000)
    #expect(prices.cost(of: usage, model: "m") == 0.4 + 0.04 + 0.25 + 0.5)
    #expect(prices.cost(of: usage, model: "m-mini-2026") == 0)
    #expect(prices.cost(of: usage, model: "other") == nil)
  }
}
