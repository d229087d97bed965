internal import FormLayout
internal import JSON
internal import RequestCases
internal import Support
internal import Testing

/// The shared request cases, the project's own rewordings of the direct ones, and its own requests.
@Suite(.enabled(if: RequestSuite.shared != nil, "the shared request cases are not there"))
struct RequestScoreTests {
  private static let score: RequestScore? = RequestSuite.shared.map {
    RequestScore($0.cases, in: $0)
  }
  private static let reworded: RequestScore? = RequestSuite.shared.map {
    RequestScore(Rewordings.cases(of: $0), in: $0)
  }
  private static let own: RequestScore? = RequestSuite.shared.map {
    RequestScore(RequestSuite.own, in: $0)
  }

  @Test func `every direct case passes and most natural ones`() throws {
    let score = try #require(Self.score)
    print("public request cases\n\(score.table)")
    let failing = score.results.filter { $0.requestCase.difficulty == "direct" && !$0.passes }
    #expect(failing.map(\.requestCase.name) == [])
    #expect(score.percent("natural") >= 85)
  }

  @Test func `no case of any difficulty changes what nobody asked for`() throws {
    let scores = [try #require(Self.score), try #require(Self.reworded), try #require(Self.own)]
    let wrong = scores.flatMap(\.results).filter(\.isWrong).map(\.requestCase.name)
    #expect(wrong == [])
  }

  @Test func `every reply decodes and applies without a repair`() throws {
    let scores = [try #require(Self.score), try #require(Self.reworded), try #require(Self.own)]
    #expect(scores.flatMap(\.results).flatMap(\.refusals) == [])
  }

  @Test func `other words for the direct cases do as well`() throws {
    let reworded = try #require(Self.reworded)
    let score = try #require(Self.score)
    print("rewordings of the direct cases\n\(reworded.table)")
    #expect(reworded.results.count == 216)
    #expect(reworded.percent("direct") >= score.percent("direct") - 5)
  }

  @Test func `the project's own requests are answered as they demand`() throws {
    let own = try #require(Self.own)
    print("own requests\n\(own.table)")
    #expect(own.results.count >= 250)
    #expect(own.results.filter { !$0.passes }.map(\.requestCase.name) == [])
  }

  @Test func `no result has an error that its start had not`() throws {
    let scores = [try #require(Self.score), try #require(Self.reworded), try #require(Self.own)]
    let results = scores.flatMap(\.results)
    #expect(results.filter { !$0.newErrors.isEmpty }.map(\.requestCase.name) == [])
  }
}
