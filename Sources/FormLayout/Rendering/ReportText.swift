internal import JSON

/// The validation report for people, line by line.
package struct ReportText: Sendable {
  /// The columns that a line may take.
  package var width: Int
  /// Whether only ASCII stands between the words.
  package var isPlain: Bool
  /// What stands before the place of a finding, where it is in a file.
  package var file: String?

  package init(width: Int = 80, isPlain: Bool = false, file: String? = nil) {
    self.width = width
    self.isPlain = isPlain
    self.file = file
  }

  /// All findings under their counts.
  ///
  /// - Parameter suppressed: how many more there are that the form does not want to be told.
  package func full(_ findings: [PlacedDiagnostic], suppressed: Int = 0) -> [StyledText] {
    let counts = file.map { StyledText("\($0): ") } ?? StyledText()
    return (counts + self.counts(findings.map(\.diagnostic), suppressed: suppressed))
      .wrapped(to: width) + entries(findings)
  }

  /// The findings that the form does not want to be told, under a heading; nothing where there are none.
  package func suppressed(_ findings: [PlacedDiagnostic]) -> [StyledText] {
    guard !findings.isEmpty else { return [] }
    return ["", StyledText("suppressed in 'metadata':", .heading)] + entries(findings)
  }

  /// What a turn leaves: the counts, what is new, how much is still there, what is resolved.
  package func afterTurn(
    _ findings: [Diagnostic], since old: [Diagnostic], revision: Int? = nil,
    renamed: [(from: String, to: String)] = [], suppressed: Int = 0
  ) -> [StyledText] {
    let changes = FindingChanges(from: old, to: findings, renamed: renamed)
    var head = revision.map { StyledText("revision \($0)\(separator)") } ?? StyledText()
    head += counts(findings, suppressed: suppressed)
    if changes.new.isEmpty, changes.resolved.isEmpty {
      if !findings.isEmpty { head += " (unchanged)" }
      return head.wrapped(to: width)
    }
    var lines = head.wrapped(to: width) + entries(changes.new.placed())
    if changes.remaining > 0 { lines.append(StyledText("\(changes.remaining) still there", .dim)) }
    if !changes.resolved.isEmpty {
      let codes = Dictionary(grouping: changes.resolved, by: \.code).map { code, findings in
        (code, findings.count)
      }.sorted { $0.0.precedes($1.0) }
      let list = codes.map { $1 == 1 ? $0 : "\($0) (\($1))" }.joined(separator: ", ")
      lines += StyledText("\(changes.resolved.count) resolved: \(list)", .added).wrapped(to: width)
    }
    return lines
  }

  /// `2 errors · 1 warning · 3 advice · 1 suppressed`; errors are named even where there are none.
  package func counts(_ findings: [Diagnostic], suppressed: Int = 0) -> StyledText {
    var text = StyledText()
    for severity in Severity.allCases {
      let count = findings.count { $0.severity == severity }
      guard count > 0 || severity == .error else { continue }
      if !text.isEmpty { text.append(separator) }
      text.append(severity.counted(count), count > 0 ? severity.style : .plain)
    }
    if suppressed > 0 { text.append(separator + "\(suppressed) suppressed") }
    return text
  }

  private var separator: String { isPlain ? ", " : " · " }
}

// MARK: Entries

extension ReportText {
  /// At most so many related places are listed.
  private static let relatedLimit = 5

  private func entries(_ findings: [PlacedDiagnostic]) -> [StyledText] {
    let column = findings.map { $0.diagnostic.severity.rawValue.count }.max() ?? 0
    return findings.flatMap { entry($0, column: column) }
  }

  /// How to have it mended: by the command of a conversation, or, in a file, where that is safe.
  private func hint(for diagnostic: Diagnostic) -> String? {
    guard file != nil else { return diagnostic.fixes.isEmpty ? nil : "/fix " + diagnostic.code }
    return diagnostic.fixes.contains { $0.safety == .safe } ? "--fix" : nil
  }

  private func entry(_ finding: PlacedDiagnostic, column: Int) -> [StyledText] {
    let diagnostic = finding.diagnostic
    let indent = min(column + 2, max(2, width / 4))
    var head = StyledText(diagnostic.code, .bold)
    head.append("  " + place(of: finding) + ": " + diagnostic.message)
    var blocks = [head]
    blocks += related(of: finding).map { StyledText($0, .dim) }
    let help = diagnostic.help.map { StyledText("help: " + $0) }
    let hint = hint(for: diagnostic).map { StyledText($0, .dim) }
    let severity = StyledText(diagnostic.severity.rawValue, diagnostic.severity.style)
    let body =
      blocks.flatMap { hanging($0, in: width - indent) }
      + closing(help, hint, in: width - indent)
    let margin = StyledText(String(repeating: " ", count: indent))
    return body.enumerated().map { line, text in
      (line == 0 ? severity.padded(to: indent) : margin) + text
    }
  }

  /// The lines of a text, those after the first indented.
  private func hanging(_ text: StyledText, in width: Int) -> [StyledText] {
    let lines = text.wrapped(to: max(1, width))
    guard lines.count > 1, width > 12 else { return lines }
    let first = lines[0]
    let whole = text.wrapped(to: width - 2)
    return [whole.first ?? first] + whole.dropFirst().map { "  " + $0 }
  }

  /// The help with the command at the end of its last line, or below it where there is no room.
  private func closing(_ help: StyledText?, _ hint: StyledText?, in width: Int) -> [StyledText] {
    var lines = help.map { hanging($0, in: width) } ?? []
    guard let hint else { return lines }
    if let last = lines.last, last.width + hint.width + 2 <= width {
      lines[lines.count - 1] = last.padded(to: width - hint.width) + hint
    } else {
      lines += hint.wrapped(to: max(1, width))
    }
    return lines
  }

  private func related(of finding: PlacedDiagnostic) -> [String] {
    let all = finding.diagnostic.related
    var lines = all.prefix(Self.relatedLimit).enumerated().map { index, related in
      let location =
        finding.relatedLocations.indices.contains(index)
        ? finding.relatedLocations[index] : nil
      let place = [position(location), name(of: related.component, related.pointer)]
      return "see \(place.compactMap { $0 }.joined(separator: ": ")): \(related.message)"
    }
    if all.count > Self.relatedLimit { lines.append("and \(all.count - Self.relatedLimit) more") }
    return lines
  }

  private func place(of finding: PlacedDiagnostic) -> String {
    let diagnostic = finding.diagnostic
    let name = name(of: diagnostic.component, diagnostic.pointer)
    return [position(finding.location), name].compactMap { $0 }.joined(separator: ": ")
  }

  private func position(_ location: SourceLocation?) -> String? {
    guard let file, let location else { return nil }
    return "\(file):\(location.line):\(location.column)"
  }

  /// The component's id, the place of a component without one, or the form.
  private func name(of component: String?, _ pointer: JSONPointer) -> String {
    if let component { return component }
    return pointer.tokens.count > 1 && pointer.tokens[0].string == "components"
      ? pointer.description : "form"
  }
}

extension Severity {
  /// How the report shows it.
  fileprivate var style: TextStyle {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }

  fileprivate func counted(_ count: Int) -> String {
    let number = count == 0 ? "no" : String(count)
    return switch self {
    case .error: number + (count == 1 ? " error" : " errors")
    case .warning: number + (count == 1 ? " warning" : " warnings")
    case .info: number + " advice"
    }
  }
}
