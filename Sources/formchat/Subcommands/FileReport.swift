internal import FormLayout
internal import JSON

/// The validation report of one file.
struct FileReport {
  private let input: LayoutInput
  private let findings: [PlacedDiagnostic]
  private let suppressed: [PlacedDiagnostic]

  init(of input: LayoutInput) {
    self.input = input
    let report = input.report()
    findings = report.findings.placed(in: input.document)
    suppressed = report.suppressed.placed(in: input.document)
  }

  /// How many findings there are of a severity.
  func count(of severity: Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }

  /// The report as `--json` prints it; with `isAll`, what the form does not want to be told too.
  func json(isAll: Bool) -> JSONValue {
    var object: JSONObject = [
      "file": .string(input.file.path), "format": .string(input.layout.format),
      "errors": .number(JSONNumber(count(of: .error))),
      "warnings": .number(JSONNumber(count(of: .warning))),
      "infos": .number(JSONNumber(count(of: .info))),
      "suppressed": .number(JSONNumber(suppressed.count)),
      "findings": .array(findings.map(\.json)),
    ]
    if isAll { object["suppressedFindings"] = .array(suppressed.map(\.json)) }
    return .object(object)
  }

  /// The report for people; with `isAll`, what the form does not want to be told too.
  func lines(_ look: Look, isAll: Bool) -> [StyledText] {
    let text = ReportText(width: look.width, isPlain: look.isPlain, file: input.file.path)
    return text.full(findings, suppressed: suppressed.count)
      + (isAll ? text.suppressed(suppressed) : [])
  }
}
