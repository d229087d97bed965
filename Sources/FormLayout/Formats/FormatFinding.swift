internal import JSON

/// A code that reading or writing another format reports, where a `Check` is one of the report's.
package struct FormatFinding: Sendable {
  /// The stable word, in kebab case.
  package let code: String
  package let severity: Severity
  /// What it says, in one line.
  package let summary: String
  /// Why that matters, and what to do.
  package let reason: String
  /// A case of it, in a phrase.
  package let example: String

  /// Every code that formats report beside those of the checks.
  package static let all = [
    originalRefuses, originalReports, originalIgnores, trailingComma, notExpressible,
  ]

  /// The finding of a code.
  package static func named(_ code: String) -> FormatFinding? { all.first { $0.code == code } }

  /// A finding of this kind at a place of what was read.
  func diagnostic(_ message: String, at pointer: JSONPointer, help: String? = nil) -> Diagnostic {
    Diagnostic(code: code, severity: severity, pointer: pointer, message: message, help: help)
  }
}

extension FormatFinding {
  static let originalRefuses = FormatFinding(
    code: "original-refuses", severity: .error,
    summary: "the tool that a layout comes from would not read it",
    reason: """
      A file of another format is held to what that format's own reader takes: one that it refuses \
      is refused here too, at the place and for the reason that the tool would name. In a model's \
      reply such a layout is read as far as it goes, and the findings say what was wrong. Mend the \
      file at the place that is named.
      """,
    example: "a ViewLayout whose 'spacing' is 16.5, where its decoder wants a whole number")

  static let originalReports = FormatFinding(
    code: "original-reports", severity: .warning,
    summary: "the checker of the format that a layout comes from objects to this",
    reason: """
      The format's engine runs the form all the same. What is odd is kept as it is and written back \
      to the same format; to other formats it does not go.
      """,
    example: "a Formhaus definition whose 'title' is blank")

  static let originalIgnores = FormatFinding(
    code: "original-ignores", severity: .info,
    summary: "the tool that a layout comes from passes this over",
    reason: """
      People who wrote it may believe that it does something. It is kept in 'origin' and written \
      back to the same format, so nothing is lost by reading the file here.
      """,
    example: "a DynamicUI component with 'placeholder', which DynamicUI does not know")

  static let trailingComma = FormatFinding(
    code: "trailing-comma", severity: .info,
    summary: "a comma before a closing bracket, which JSON does not have",
    reason: """
      Foundation's reader takes one such comma, so files of Swift libraries have them; other readers \
      refuse the file. It is gone once the layout is saved or exported.
      """,
    example: "[{\"type\": \"Text\", \"title\": \"A\"},]")

  static let notExpressible = FormatFinding(
    code: WrittenLayout.Loss.code, severity: .info,
    summary: "the format that a form is exported to has no place for this",
    reason: """
      An export keeps what the target can hold and lists the rest: component and property, and why. \
      The form itself keeps everything. --strict refuses an export that would lose something, and \
      --json gives the list as data.
      """,
    example: "the rule 'email' in Formhaus, which has no such rule")
}
