internal import FormLayout

/// The message by which a person asks for findings to be mended.
enum MendingRequest {
  /// So many findings are named; the others come up again in the next report.
  private static let limit = 20

  /// One sentence, then the findings line by line: where, what is wrong, what to do.
  static func text(for findings: [Diagnostic]) -> String {
    let named = findings.prefix(limit)
    let lines = named.map { finding in
      let place = finding.component ?? "form"
      return "- \(place): \(finding.message)" + (finding.help.map { " (\($0))" } ?? "")
    }
    let what = named.count == 1 ? "this finding" : "these \(named.count) findings"
    return (["Please mend \(what) of the validation report:"] + lines).joined(separator: "\n")
  }
}
