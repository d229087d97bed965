/// Takes secrets out of every text that leaves the program, and makes foreign text harmless.
package struct Redactor: Sendable {
  private static let mark = "(hidden)"
  private let key: APIKey?

  package init(key: APIKey? = nil) {
    self.key = key
  }

  /// Returns a text without the key, and without what looks like one.
  package func redact(_ text: String) -> String {
    let mark = Self.mark
    var text = key?.removed(from: text, mark: mark) ?? text
    text.replace(/(?i)\bbearer\s+[^\s"',;]+/) { _ in "Bearer \(mark)" }
    text.replace(/(?i)\b(api-key|x-api-key)(\s*[:=]\s*)[^\s"',;&#]+/) { "\($0.1)\($0.2)\(mark)" }
    text.replace(/(?i)([?&](?:api-key|api_key|apikey|key)=)[^&#\s"']+/) { "\($0.1)\(mark)" }
    text.replace(/\bsk-[A-Za-z0-9_*.\-]{13,}/) { _ in mark }
    text.replace(/([A-Za-z][A-Za-z0-9+.\-]*:\/\/)[^\/\s@"']+@/) { "\($0.1)\(mark)@" }
    return text
  }

  /// Returns a service's text as one harmless line: redacted, white space collapsed, control and
  /// bidirectional characters dropped, at most 300 characters.
  package func line(_ text: String) -> String {
    var line = ""
    var pendingSpace = false
    for scalar in redact(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        pendingSpace = !line.isEmpty
      } else if !Self.isHarmful(scalar) {
        if pendingSpace { line.unicodeScalars.append(" ") }
        pendingSpace = false
        line.unicodeScalars.append(scalar)
      }
    }
    return line.count > 300 ? line.prefix(299) + "…" : line
  }

  /// Whether a character can move the cursor, ring or turn the direction of text.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069,
      0xFEFF:
      true
    default: false
    }
  }
}
