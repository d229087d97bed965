internal import JSON

extension Check {
  /// What this check looks for, why, where it comes from, and an example of each kind.
  package func explanation(width: Int = 80) -> [StyledText] {
    var lines = (StyledText(code, .bold) + StyledText("  \(severity.rawValue): \(summary)"))
      .wrapped(to: width)
    lines.append("")
    lines += StyledText(reason).wrapped(to: width)
    lines.append("")
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
