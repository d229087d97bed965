internal import FormLayout

/// The arguments of a command as words.
enum CommandWords {
  /// Splits at white space; quotes keep words together, also after `=` (`label="Full name"`).
  static func split(_ text: String) -> [String] {
    let parts = parts(of: text)
    return parts.words + (parts.last.map { [$0.word] } ?? [])
  }

  /// The whole words of a text that is being typed, and the one begun, with and without its quotes.
  static func open(_ text: String) -> (words: [String], raw: String, word: String) {
    let parts = parts(of: text)
    return (parts.words, parts.last?.raw ?? "", parts.last?.word ?? "")
  }

  private typealias Parts = (words: [String], last: (raw: String, word: String)?)

  /// The words that white space has ended, and the one at the end, if there is one.
  private static func parts(of text: String) -> Parts {
    var words: [String] = []
    var word = ""
    var raw = ""
    var quote: Character?
    var isOpen = false
    for character in text {
      raw.append(character)
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || (character == "'" && (word.isEmpty || word.last == "=")) {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen || !word.isEmpty { words.append(word) }
        word = ""
        raw = ""
        isOpen = false
      } else {
        word.append(character)
      }
    }
    return (words, isOpen || !word.isEmpty ? (raw, word) : nil)
  }

  /// Takes a place off the end: `after ID`, `in ID`, `in ID after ID`, `first`, `last`.
  static func takePlace(from words: inout [String]) -> Edit.Place? {
    var place = Edit.Place()
    var isGiven = false
    while true {
      if let last = words.last, last == "first" || last == "last", words.count > 1 || isGiven {
        place.after = last == "first" ? "^" : ""
        words.removeLast()
      } else if words.count >= 2, words[words.count - 2] == "after" {
        place.after = words[words.count - 1]
        words.removeLast(2)
      } else if words.count >= 2, words[words.count - 2] == "in" {
        place.container = words[words.count - 1]
        words.removeLast(2)
      } else {
        return isGiven ? place : nil
      }
      isGiven = true
    }
  }
}
