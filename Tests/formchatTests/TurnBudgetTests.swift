internal import Chat
internal import Testing

@testable import formchat

@Suite struct TurnBudgetTests {
  private let request = ChatRequest(
    messages: [ChatRequest.Message(.user, String(repeating: "x", count: 400))], tokenCap: 100)
  private let now = ContinuousClock.now

  @Test func `five requests are the most, retries and repairs together`() {
    var budget = TurnBudget(for: request, patience: nil)
    budget.spend(3, on: request, usage: TokenUsage(promptTokens: 10, completionTokens: 1))
    #expect(budget.allows(request))
    #expect(budget.requests == 2)
    budget.spend(2, on: request, usage: TokenUsage(promptTokens: 10, completionTokens: 1))
    #expect(!budget.allows(request))
  }

  @Test func `four times the tokens of the first request are the most`() {
    var budget = TurnBudget(for: request, patience: nil)
    budget.spend(1, on: request, usage: TokenUsage(promptTokens: 600, completionTokens: 100))
    #expect(budget.allows(request))
    budget.spend(1, on: request, usage: nil)
    #expect(!budget.allows(request))
  }

  @Test func `nothing is sent after the patience is at its end`() {
    let budget = TurnBudget(for: request, patience: .seconds(180), now: now)
    #expect(budget.allows(request, now: now + .seconds(179)))
    #expect(!budget.allows(request, now: now + .seconds(180)))
  }
}
