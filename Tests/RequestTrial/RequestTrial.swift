internal import Designer
internal import FormLayout
internal import JSON
internal import Platform
internal import RequestCases
internal import Support

/// Answers request cases and writes the results: for looking at what the designer does.
///
///     RequestTrial                       the score by difficulty and group, and what fails
///     RequestTrial FOLDER                every public case, its result into FOLDER
///     RequestTrial - LAYOUT WORDS…       what it says to words, turn by turn
@main struct RequestTrial {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let suite = RequestSuite.shared else { return }
    guard let first = arguments.first else {
      score(suite)
      return
    }
    if first == "-" {
      talk(suite, Array(arguments.dropFirst()))
    } else {
      for requestCase in suite.cases + Rewordings.cases(of: suite) {
        answer(requestCase, suite, folder: first)
      }
    }
  }

  private static func score(_ suite: RequestSuite) {
    for cases in [suite.cases, Rewordings.cases(of: suite)] {
      let score = RequestScore(cases, in: suite)
      print(score.table)
      for result in score.results where !result.passes {
        let mark = result.isWrong ? "WRONG " : ""
        print(
          "  \(mark)\(result.requestCase.name): \((result.faults + result.refusals).joined(separator: "; ").prefix(160))"
        )
      }
    }
  }

  private static func talk(_ suite: RequestSuite, _ arguments: [String]) {
    guard let layout = arguments.first, let start = suite.layouts[layout] else { return }
    let requestCase = RequestCase(
      name: "trial", group: "", difficulty: "", layout: layout,
      requests: Array(arguments.dropFirst()),
      expectations: [])
    let run = RequestRun(requestCase, from: start)
    for (request, reply) in zip(requestCase.requests, run.replies) {
      print("> \(request)\n  \(reply.message)")
      for edit in reply.edits { print("    \(edit.json.text(.compact))") }
    }
    for refusal in run.refusals { print("  REFUSED \(refusal)") }
  }

  private static func answer(_ requestCase: RequestCase, _ suite: RequestSuite, folder: String) {
    guard let start = suite.layouts[requestCase.layout] else { return }
    let clock = ContinuousClock()
    var run = RequestRun(requestCase, from: start)
    let time = clock.measure { run = RequestRun(requestCase, from: start) }
    if time > .milliseconds(200) { print(requestCase.name, time) }
    guard let file = fopen("\(folder)/\(requestCase.name).form.json", "w") else { return }
    fputs(run.result.json.text(.compact), file)
    fclose(file)
    guard let log = fopen("\(folder)/\(requestCase.name).log", "w") else { return }
    for (request, reply) in zip(requestCase.requests, run.replies) {
      fputs("> \(request)\n  \(reply.message)\n", log)
      for edit in reply.edits { fputs("    \(edit.json.text(.compact))\n", log) }
    }
    for refusal in run.refusals { fputs("  REFUSED \(refusal)\n", log) }
    fclose(log)
  }
}
