internal import JSON

extension FormatFinding {
  /// What a format reports under this code, why, and an example.
  package func explanation(width: Int = 80) -> [StyledText] {
    StyledText.explanation(of: code, severity, summary, reason, width)
      + StyledText("For example: \(example)", .dim).wrapped(to: width)
  }
}

extension StyledText {
  /// What every explanation begins with.
  fileprivate static func explanation(
    of code: String, _ severity: Severity, _ summary: String, _ reason: String, _ width: Int
  ) -> [StyledText] {
    let head = StyledText(code, .bold) + StyledText("  \(severity.rawValue): \(summary)")
    return head.wrapped(to: width) + [""] + StyledText(reason).wrapped(to: width) + [""]
  }
}

extension Check {
  /// What this check looks for, why, where it comes from, and an example of each kind.
  package func explanation(width: Int = 80) -> [StyledText] {
    var lines = StyledText.explanation(of: code, severity, summary, reason, width)
    lines += StyledText("Source: \(source)", .dim).wrapped(to: width)
    lines += Self.lines(of: failing, under: "Found in, for example:", width)
    lines += Self.lines(of: passing, under: "Not found in, for example:", width)
    return lines
  }

  private static func lines(
    of examples: [Example], under heading: String, _ width: Int
  ) -> [StyledText] {
    var lines: [StyledText] = ["", StyledText(heading, .heading)]
    for example in examples.prefix(2) {
      lines += StyledText(example.name + ":").wrapped(to: width - 2).map { "  " + $0 }
      let parts = example.json.arrayValue ?? [example.json]
      for part in parts {
        lines += StyledText(part.text(.oneLine), .dim).wrapped(to: width - 4).map { "    " + $0 }
      }
    }
    return lines
  }
}
