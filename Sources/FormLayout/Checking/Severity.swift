/// How grave a finding is.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  /// It will not work, or cannot be exported.
  case error
  /// It works, but wrongly or not for everybody.
  case warning
  /// Advice.
  case info

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    }
  }
}
