/// Writes the pattern that words describe: `four capital letters, a dash, four digits`.
enum PatternWords {
  static func pattern(_ tokens: ArraySlice<Token>) -> String? {
    if tokens.count == 1, let quoted = tokens.first, quoted.kind == .quoted {
      return quoted.text.hasPrefix("^") ? quoted.text : nil
    }
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for place in tokens.indices
    where tokens[place].isOne(of: [",", "and", "then", "followed", "plus"]) {
      if place > start { parts.append(tokens[start..<place]) }
      start = place + 1
    }
    if start < tokens.endIndex { parts.append(tokens[start...]) }
    let read = parts.map(part)
    guard !read.isEmpty, read.allSatisfy({ $0 != nil }) else { return nil }
    let known = read.compactMap { $0 }
    if known.allSatisfy({ $0.count == nil }) {
      return "^[" + known.map(\.set).joined() + "]+$"
    }
    return "^"
      + known.map {
        "\($0.set.hasPrefix("\\") || $0.set.count == 1 ? $0.set : "[\($0.set)]")\($0.count == 1 || $0.count == nil ? "" : "{\($0.count ?? 1)}")"
      }.joined() + "$"
  }

  private static func part(_ tokens: ArraySlice<Token>) -> (set: String, count: Int?)? {
    var words = tokens.map(\.key).filter { !["by", "the", "exactly", "only"].contains($0) }
    var count: Int?
    if let first = tokens.first(where: { !["by", "the", "exactly", "only"].contains($0.key) }) {
      if let number = first.whole {
        count = number; words.removeFirst()
      } else if ["a", "an"].contains(first.key) {
        count = 1; words.removeFirst()
      }
    }
    guard let set = sets[words.joined(separator: " ")] else { return nil }
    return (set, count)
  }

  private static let sets: [String: String] = [
    "digit": "0-9", "digits": "0-9", "number": "0-9", "numbers": "0-9", "figures": "0-9",
    "letter": "\\p{L}\\p{M}", "letters": "\\p{L}\\p{M}", "capital letters": "A-Z",
    "capital letter": "A-Z", "capitals": "A-Z", "uppercase letters": "A-Z",
    "uppercase letter": "A-Z",
    "small letters": "a-z", "lowercase letters": "a-z", "lowercase letter": "a-z", "dash": "-",
    "hyphen": "-", "hyphens": "-", "dashes": "-",
    "space": " ", "spaces": " ", "apostrophes": "'’", "apostrophe": "'", "dot": "\\.", "slash": "/",
    "underscore": "_", "underscores": "_",
  ]
}
