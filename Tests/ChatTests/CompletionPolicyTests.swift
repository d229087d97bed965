import Chat
import JSON
import Testing

@Suite struct CompletionPolicyTests {
  /// An answer's traits and the verdict on it.
  struct Case: Sendable, CustomTestStringConvertible {
    let content: String
    var reasoning = ""
    var refusal = ""
    var finish: String?
    var isDone = false
    var isLocal = false
    let verdict: CompletionPolicy.Verdict

    var testDescription: String { "\(content) \(finish ?? "-") \(isDone) \(isLocal)" }

    var assembly: CompletionAssembly {
      var assembly = CompletionAssembly()
      let delta: JSONValue = [
        "content": .string(content), "reasoning": .string(reasoning), "refusal": .string(refusal),
      ]
      let choice: JSONValue = [
        "delta": delta, "finish_reason": finish.map { .string($0) } ?? .null,
      ]
      assembly.take(CompletionChunk(json: ["choices": [choice]]))
      assembly.isDone = isDone
      return assembly
    }
  }

  private static let whole = #"{"message":"hi","ops":[]}"#
  private static let half = #"{"message":"hi","#
  private static let fenced = "Here:\n```json\n{\"ops\":[]}\n```\nDone"

  static let cases = [
    Case(content: whole, finish: "stop", isDone: true, verdict: .complete(whole)),
    Case(content: whole, finish: "stop", verdict: .complete(whole)),
    Case(content: whole, isDone: true, verdict: .complete(whole)),
    Case(content: whole, isLocal: true, verdict: .complete(whole)),
    Case(content: whole, verdict: .interrupted),
    Case(content: whole, finish: "odd", verdict: .complete(whole)),
    Case(content: fenced, finish: "stop", isDone: true, verdict: .complete(fenced)),
    Case(content: "I cannot.", finish: "stop", isDone: true, verdict: .complete("I cannot.")),
    Case(content: "I cannot.", isDone: true, verdict: .interrupted),
    Case(content: half, finish: "stop", isDone: true, verdict: .cutShort),
    Case(content: half, isDone: true, verdict: .cutShort),
    Case(content: half, isLocal: true, verdict: .interrupted),
    Case(content: half, finish: "length", verdict: .truncated),
    Case(content: "", finish: "length", verdict: .truncated),
    Case(content: whole, finish: "content_filter", verdict: .contentFiltered),
    Case(content: "", refusal: "No.", finish: "stop", isDone: true, verdict: .refused("No.")),
    Case(content: "", finish: "stop", isDone: true, verdict: .empty),
    Case(content: " \n", finish: "stop", verdict: .empty),
    Case(content: "", verdict: .interrupted),
    Case(content: "", reasoning: whole, finish: "stop", verdict: .complete(whole)),
    Case(content: "", reasoning: "hm", finish: "stop", verdict: .empty),
    Case(
      content: "<think>{not json</think>" + whole,
      finish: "stop",
      verdict: .complete("<think>{not json</think>" + whole)
    ),
  ]

  @Test(arguments: cases)
  func `each end of an answer has its verdict`(item: Case) {
    #expect(CompletionPolicy.verdict(on: item.assembly, isLocal: item.isLocal) == item.verdict)
  }
}
