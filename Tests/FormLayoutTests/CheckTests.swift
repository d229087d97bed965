import FormLayout
import JSON
import Support
import Testing

/// One example of a check, as an argument.
struct CheckExample: CustomTestStringConvertible, Sendable {
  let check: Check
  let example: Check.Example
  var testDescription: String { "\(check.code): \(example.name)" }

  static let passing = Check.all.flatMap { check in
    check.passing.map { CheckExample(check: check, example: $0) }
  }
  static let failing = Check.all.flatMap { check in
    check.failing.map { CheckExample(check: check, example: $0) }
  }

  var findings: [Diagnostic] { example.form.diagnostics().filter { $0.code == check.code } }
}

@Suite struct CheckTests {
  @Test(arguments: CheckExample.passing)
  func `a passing example is silent`(_ example: CheckExample) {
    #expect(example.findings == [])
  }

  @Test(arguments: CheckExample.failing)
  func `a failing example has the finding`(_ example: CheckExample) {
    #expect(!example.findings.isEmpty)
  }

  @Test(arguments: CheckExample.failing)
  func `a finding is worded as all are`(_ example: CheckExample) {
    for finding in example.findings {
      let words =
        [finding.message, finding.help].compactMap { $0 } + finding.related.map(\.message)
      #expect(words.filter { !isWellWorded($0) } == [])
      #expect(finding.severity == example.check.severity)
      #expect(finding.severity != .error || finding.help != nil)
    }
  }

  @Test(arguments: CheckExample.failing)
  func `a finding's place is in the form`(_ example: CheckExample) {
    let json = example.example.form.json
    for finding in example.findings {
      #expect(json[finding.pointer] != nil, "\(finding.pointer)")
      for related in finding.related {
        #expect(json[related.pointer] != nil, "\(related.pointer)")
      }
    }
  }

  @Test(arguments: CheckExample.failing)
  func `a fix mends its finding and brings no error`(_ example: CheckExample) throws {
    let form = example.example.form
    let before = form.diagnostics()
    for finding in before where finding.code == example.check.code {
      for fix in finding.fixes {
        let outcome = form.applying(fix.edits)
        guard case .applied(let applied) = outcome else {
          Issue.record("'\(fix.title)' is refused: \(outcome)")
          continue
        }
        let after = applied.form.diagnostics()
        #expect(
          after.count { $0.code == finding.code } < before.count { $0.code == finding.code },
          "'\(fix.title)' leaves \(applied.form.json.text())")
        let errors = after.filter { $0.severity == .error }.map(\.code)
        #expect(Set(errors).isSubset(of: before.map(\.code)), "'\(fix.title)'")
      }
    }
  }

  @Test func `every failing example has exactly the findings that are expected`() {
    let lines = CheckExample.failing.flatMap { example in
      ["\(example.testDescription)"]
        + example.findings.map { finding in
          let fixes = finding.fixes.map { "\n    \($0.safety.rawValue) fix: \($0.title)" }
          let related = finding.related.map { "\n    \($0.pointer) \($0.message)" }
          return "  \(finding.pointer) \(finding.component ?? "-"): \(finding.message)"
            + (finding.help.map { "\n    help: \($0)" } ?? "") + related.joined()
            + fixes.joined()
        }
    }
    Expected.check(lines.joined(separator: "\n"), "check-findings.txt")
  }

  @Test(arguments: ["reference-missing", "empty-options"])
  func `a code is explained with its reason, its source and examples`(_ code: String) throws {
    let check = try #require(Check.named(code))
    Expected.check(
      check.explanation(width: 72).text(isColoured: false), "explain-\(code).txt")
  }

  @Test func `every code is there once`() {
    let codes = Check.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test(arguments: CheckExample.passing.map(\.check.code))
  func `a check is explained and has two examples of each kind`(_ code: String) throws {
    let check = try #require(Check.named(code))
    #expect(check.passing.count >= 2)
    #expect(check.failing.count >= 2)
    #expect(![check.summary, check.reason, check.source].contains(""))
    #expect(isWellWorded(check.summary))
  }

  private func isWellWorded(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return !first.isUppercase && text.last != "." && !text.contains("\n")
  }
}
