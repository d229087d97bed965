internal import FormLayout
internal import JSON
internal import RequestCases
internal import Support
internal import Testing

/// The shared request cases, and the project's own rewordings of the direct ones.
@Suite(.enabled(if: RequestSuite.shared != nil, "the shared request cases are not there"))
struct RequestScoreTests {
  private static let score: RequestScore? = RequestSuite.shared.map {
    RequestScore($0.cases, in: $0)
  }
  private static let reworded: RequestScore? = RequestSuite.shared.map {
    RequestScore(Rewordings.cases(of: $0), in: $0)
  }

  @Test func `every direct case passes and most natural ones`() throws {
    let score = try #require(Self.score)
    print("public request cases\n\(score.table)")
    let failing = score.results.filter { $0.requestCase.difficulty == "direct" && !$0.passes }
    #expect(failing.map(\.requestCase.name) == [])
    #expect(score.percent("natural") >= 85)
  }

  @Test func `no case of any difficulty changes what nobody asked for`() throws {
    let score = try #require(Self.score)
    let wrong = score.results.filter(\.isWrong).map(\.requestCase.name)
    #expect(wrong == [])
  }

  @Test func `every reply decodes and applies without a repair`() throws {
    let score = try #require(Self.score)
    let reworded = try #require(Self.reworded)
    #expect((score.results + reworded.results).flatMap(\.refusals) == [])
  }

  @Test func `other words for the direct cases do as well`() throws {
    let reworded = try #require(Self.reworded)
    let score = try #require(Self.score)
    print("rewordings of the direct cases\n\(reworded.table)")
    #expect(reworded.results.count == 216)
    #expect(reworded.percent("direct") >= score.percent("direct") - 5)
    #expect(reworded.results.filter(\.isWrong).map(\.requestCase.name) == [])
  }

  @Test func `no result has an error that its start had not`() throws {
    let suite = try #require(RequestSuite.shared)
    for requestCase in suite.cases + Rewordings.cases(of: suite) {
      let start = try #require(suite.layouts[requestCase.layout])
      var judge = RequestJudge(
        start: start, result: RequestRun(requestCase, from: start).result)
      #expect(judge.faults([["noNewProblems": true]]) == [], "\(requestCase.name)")
    }
  }
}
