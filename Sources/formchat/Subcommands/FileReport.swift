internal import FormLayout
internal import JSON

/// The validation report of one file.
struct FileReport {
  private let input: LayoutInput
  private let findings: [PlacedDiagnostic]

  init(of input: LayoutInput) {
    self.input = input
    findings = input.findings()
  }

  /// How many findings there are of a severity.
  func count(of severity: Severity) -> Int {
    findings.count { $0.diagnostic.severity == severity }
  }

  /// The report as `--json` prints it.
  var json: JSONValue {
    [
      "file": .string(input.file.path), "format": .string(input.layout.format),
      "errors": .number(JSONNumber(count(of: .error))),
      "warnings": .number(JSONNumber(count(of: .warning))),
      "infos": .number(JSONNumber(count(of: .info))), "findings": .array(findings.map(\.json)),
    ]
  }

  /// The report for people.
  func lines(_ look: Look) -> [StyledText] {
    ReportText(width: look.width, isPlain: look.isPlain, file: input.file.path).full(findings)
  }
}
