/// Puts words for people together.
enum Sentence {
  /// `a, b and c`; more than seven are counted.
  static func list(_ words: [String], last: String = "and") -> String {
    guard words.count <= 7 else {
      return words.prefix(6).joined(separator: ", ") + " \(last) \(words.count - 6) more"
    }
    guard let final = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + final
  }

  /// `1 field`, `2 fields`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static func be(_ count: Int) -> String { count == 1 ? "is" : "are" }
}
