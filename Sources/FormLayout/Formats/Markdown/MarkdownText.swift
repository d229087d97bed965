internal import JSON

/// Words as Markdown that shows them as they are.
enum MarkdownText {
  private static let special = Set("\\`*_{}[]<>()#+-!|~&".unicodeScalars)

  /// Words inside a line or a cell of a table; what breaks a line is a space.
  static func escaped(_ words: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      if isBreak(scalar) {
        result.append(" ")
      } else {
        if special.contains(scalar) { result.append("\\") }
        result.append(readable(scalar))
      }
    }
    return String(result)
  }

  /// A text as code inside a line; in a table a `|` needs a backslash even in code.
  static func code(_ text: String, inTable: Bool = false) -> String {
    let flat = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isBreak($0) ? " " : readable($0) }))
    let fence = String(repeating: "`", count: longestRun(in: flat) + 1)
    let isEdged = flat.first == "`" || flat.last == "`" || flat.isEmpty
    let inner = isEdged ? " \(flat) " : flat
    return fence + (inTable ? inner.replacing("|", with: "\\|") : inner) + fence
  }

  /// Lines as a block that is shown as it stands.
  static func block(_ lines: [String]) -> [String] {
    let fence = String(
      repeating: "`", count: max(3, (lines.map(longestRun).max() ?? 0) + 1))
    return [fence + "text"] + lines + [fence]
  }

  /// A table; without rows, none.
  static func table(_ header: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    // A column in which nothing stands is left out.
    let kept = header.indices.filter { column in
      column == 0 || rows.contains { !$0[column].isEmpty }
    }
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { row in
      "| " + kept.map { row[$0] }.joined(separator: " | ") + " |"
    }
  }

  /// What stands for a character: one that forces a direction becomes the replacement character.
  private static func readable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.forcesDirection ? "\u{FFFD}" : scalar
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.separatesLines
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for unit in text.utf8 {
      run = unit == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
