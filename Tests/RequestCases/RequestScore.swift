internal import FormLayout
internal import JSON

/// How many of some cases the designer answers as they demand.
package struct RequestScore: Sendable {
  /// One case as it went.
  package struct Result: Sendable {
    package let requestCase: RequestCase
    /// Why it does not hold; empty where it does.
    package let faults: [String]
    package let refusals: [String]
    /// Errors that the result has and the start had not.
    package let newErrors: [String]
    /// Whether something changed that nobody asked for.
    package let isWrong: Bool

    package var passes: Bool { faults.isEmpty && refusals.isEmpty }
  }

  package let results: [Result]

  package init(_ cases: [RequestCase], in suite: RequestSuite) {
    results = cases.compactMap { requestCase in
      guard let start = suite.layouts[requestCase.layout] else { return nil }
      let run = RequestRun(requestCase, from: start)
      var judge = RequestJudge(start: start, result: run.result)
      let faults = judge.faults(requestCase.expectations)
      var other = RequestJudge(start: start, result: run.result)
      return Result(
        requestCase: requestCase, faults: faults, refusals: run.refusals,
        newErrors: judge.faults([["noNewProblems": true]]),
        isWrong: !faults.isEmpty && other.isWrongChange(requestCase.expectations))
    }
  }

  /// The share that passes, in percent, of a difficulty.
  package func percent(_ difficulty: String) -> Double {
    let chosen = results.filter { $0.requestCase.difficulty == difficulty }
    return chosen.isEmpty ? 100 : Double(chosen.count(where: \.passes) * 100) / Double(chosen.count)
  }

  /// Passed and all, by difficulty and by group.
  package var table: String {
    let difficulties = ["direct", "natural", "hard", "own"].map { line($0) { $0.difficulty } }
    let groups = Set(results.map(\.requestCase.group)).sorted().map { line($0) { $0.group } }
    return (difficulties + groups).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func line(_ name: String, _ key: (RequestCase) -> String) -> String {
    let chosen = results.filter { key($0.requestCase) == name }
    guard !chosen.isEmpty else { return "" }
    let space = String(repeating: " ", count: max(1, 16 - name.count))
    return "\(name)\(space)\(chosen.count(where: \.passes)) of \(chosen.count)"
  }
}
