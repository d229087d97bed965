package import JSON

/// A finding that a form says is not wanted: an entry of `metadata.suppress`.
package struct Suppression: Equatable, Sendable {
  package let code: String
  /// The component that it is about; `nil` for all of them, and for the form itself.
  package let component: String?

  /// An object with a code; anything else is none.
  package init?(json: JSONValue) {
    guard let code = json["code"]?.stringValue else { return nil }
    self.code = code
    component = json["component"]?.stringValue
  }

  /// Whether a finding is one of these.
  func covers(_ finding: Diagnostic) -> Bool {
    guard code.isIdentical(to: finding.code) else { return false }
    guard let component else { return true }
    return finding.component?.isIdentical(to: component) == true
  }
}

extension Form {
  /// The key of `metadata` with the list of them.
  static let suppressKey = "suppress"

  /// What is not to be reported, in order.
  package var suppressions: [Suppression] {
    (self["metadata"]?[Self.suppressKey]?.arrayValue ?? []).compactMap { Suppression(json: $0) }
  }

  /// Sorts findings into those that are wanted and those that the form says are not.
  package func sorted(_ findings: [Diagnostic]) -> FormReport {
    let suppressions = suppressions
    guard !suppressions.isEmpty else { return FormReport(findings: findings, suppressed: []) }
    var report = FormReport(findings: [], suppressed: [])
    for finding in findings {
      if suppressions.contains(where: { $0.covers(finding) }) {
        report.suppressed.append(finding)
      } else {
        report.findings.append(finding)
      }
    }
    return report
  }
}
