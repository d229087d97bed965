internal import FormLayout
internal import JSON
internal import Support
internal import Testing

@testable import formchat

/// Whole reports of what people and models made: every line was read, and false alarms were mended in the rule.
@Suite struct ReportCorpusTests {
  private static let transcripts = Fixtures.files(in: Fixtures.projectRoot + "/transcripts")
    .filter { $0.hasSuffix(".jsonl") }

  private static let files = ["viewlayout", "dynamicui", "formhaus", "sections"].flatMap { folder in
    Fixtures.files(in: Fixtures.root + "/" + folder).filter { $0.hasSuffix(".json") }
      .map { folder + "/" + $0 }
  }

  private static func report(_ form: Form, _ name: String) -> String {
    let report = form.report()
    return ReportText(file: name).full(report.findings.placed()).text(isColoured: false)
  }

  @Test(arguments: transcripts)
  func `the last layout of a recording has the findings that were judged right`(
    _ name: String
  ) throws {
    let input = try LayoutInput.read(Fixtures.projectRoot + "/transcripts/" + name)
    Expected.check(Self.report(input.form, name), "reports/\(name).txt")
  }

  @Test(.enabled(if: !files.isEmpty), arguments: files)
  func `a file that can be read has a report, and mending it leaves nothing to mend safely`(
    _ name: String
  ) throws {
    guard let input = try? LayoutInput.read(Fixtures.root + "/" + name) else { return }
    #expect(input.report().findings.allSatisfy { !$0.message.isEmpty })
    let edits = input.form.safeEdits()
    guard case .applied(let applied) = input.form.applying(edits) else {
      Issue.record("the safe fixes are refused")
      return
    }
    let left = applied.form.diagnostics().filter { finding in
      finding.fixes.contains { $0.safety == .safe }
    }
    #expect(left.map(\.code) == [])
    #expect(applied.form.safeEdits() == [])
  }

  // MARK: The registration form

  private static let registration = Fixtures.root + "/viewlayout/registration.json"

  @Test(.enabled(if: Fixtures.exists(registration)))
  func `the registration form of the tutorial has the findings of a careful reviewer`() throws {
    let form = try LayoutInput.read(Self.registration).form
    Expected.check(Self.report(form, "registration"), "reports/registration-as-described.txt")
    guard case .applied(let applied) = form.applying(form.safeEdits()) else {
      Issue.record("the safe fixes are refused")
      return
    }
    Expected.check(Self.report(applied.form, "registration"), "reports/registration-mended.txt")
  }
}
