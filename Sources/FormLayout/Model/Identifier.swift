internal import JSON

/// The rules for ids: what is one, and how one is made from words.
package enum Identifier {
  /// The most characters.
  package static let longest = 64

  /// Words of the condition grammar, which an id must not be.
  package static let reserved: Set<String> = [
    "form", "and", "or", "not", "in", "is", "contains", "age", "filled", "true", "false",
  ]

  /// Whether a text is an id: `[A-Za-z_][A-Za-z0-9_-]*`, at most 64 characters, no reserved word.
  package static func isValid(_ text: String) -> Bool {
    let units = text.utf8
    guard let first = units.first, units.count <= longest, isLetter(first) || first == 0x5F else {
      return false
    }
    return units.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x5F || $0 == 0x2D }
      && !reserved.contains(text)
  }

  /// The id made of a text's ASCII words in lowerCamelCase, at most 32 characters, or `nil` where there are none.
  package static func made(from words: String) -> String? {
    guard var result = camelCase(words) else { return nil }
    if let first = result.utf8.first, isDigit(first) { result = String(("n" + result).prefix(32)) }
    return reserved.contains(result) ? result + "Field" : result
  }

  /// The ASCII words of a text in lowerCamelCase, at most 32 characters, or `nil` where there are none.
  package static func camelCase(_ words: String) -> String? {
    var result = ""
    for (index, part) in asciiWords(of: words).enumerated() {
      let head = part.prefix(1)
      result += (index == 0 ? head.lowercased() : head.uppercased()) + lowered(part.dropFirst())
      if result.utf8.count >= 32 { break }
    }
    return result.isEmpty ? nil : String(result.prefix(32))
  }

  /// The id, or the id with the first free number from 2.
  package static func unused(_ id: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(id) else { return id }
    var number = 2
    while true {
      let suffix = String(number)
      let candidate = String(id.prefix(longest - suffix.utf8.count)) + suffix
      if !isTaken(candidate) { return candidate }
      number += 1
    }
  }

  private static func asciiWords(of text: String) -> [Substring] {
    text.split { character in
      guard let unit = character.asciiValue else { return true }
      return !isLetter(unit) && !isDigit(unit)
    }
  }

  /// `NAME` becomes `name`, `firstName` stays.
  private static func lowered(_ part: Substring) -> String {
    part.utf8.contains { (0x61...0x7A).contains($0) } ? String(part) : part.lowercased()
  }

  private static func isLetter(_ unit: UInt8) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }

  private static func isDigit(_ unit: UInt8) -> Bool { (0x30...0x39).contains(unit) }
}
