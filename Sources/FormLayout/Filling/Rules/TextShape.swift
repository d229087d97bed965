/// What a text must look like to be an address or a number of some kind; one pass, no patterns.
enum TextShape {
  /// Letters, digits and `._%+-`, an `@`, letters, digits, `.` and `-`, and a last label of two or
  /// more letters, all ASCII: the rule of the sample with repeated sections.
  static func isEmail(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty,
      parts[0].allSatisfy({ isAlphanumeric($0) || "._%+-".utf8.contains($0) }),
      let dot = parts[1].lastIndex(of: UInt8(ascii: ".")), dot > parts[1].startIndex
    else { return false }
    let last = parts[1][parts[1].index(after: dot)...]
    return parts[1][..<dot].allSatisfy { isAlphanumeric($0) || ".-".utf8.contains($0) }
      && last.count >= 2 && last.allSatisfy(isLetter)
  }

  /// What Formhaus's server asks of an email: one `@`, a dot in the domain, at most 254 units.
  static func isServerEmail(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, text.utf16.count <= 254,
      !text.contains(where: \.isWhitespace)
    else { return false }
    let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  /// `http` or `https`, a host, no blanks.
  static func isURL(_ text: String) -> Bool {
    let lowered = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { lowered.hasPrefix($0) }) else {
      return false
    }
    let host = lowered.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    return !text.contains(where: \.isWhitespace) && !host.isEmpty && host.first != "."
      && host.first != ":"
  }

  /// Digits, at most 15 and at least 5, with `+` in front and blanks, `()-./` among them (ITU E.164).
  static func isPhone(_ text: String) -> Bool {
    let units = Array(text.utf8)
    let digits = units.count { isDigit($0) }
    let body = units.first == UInt8(ascii: "+") ? units.dropFirst() : units[...]
    return (5...15).contains(digits)
      && body.allSatisfy { isDigit($0) || " ()-./".utf8.contains($0) }
  }

  private static func isAlphanumeric(_ unit: UInt8) -> Bool { isLetter(unit) || isDigit(unit) }

  private static func isLetter(_ unit: UInt8) -> Bool { (0x61...0x7A).contains(unit | 0x20) }

  private static func isDigit(_ unit: UInt8) -> Bool { (0x30...0x39).contains(unit) }
}
