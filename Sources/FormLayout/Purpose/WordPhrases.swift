/// Phrases that are looked for among the words of a text.
///
/// A phrase in a script without spaces is found anywhere in a word.
struct WordPhrases: Sendable {
  private let byFirstWord: [String: [[String]]]
  private let pieces: [[UInt8]]

  /// Reads phrases with commas between them.
  init(_ list: String) {
    let texts = list.split(separator: ",").map(String.init)
    let isSpaced = Dictionary(grouping: texts) { $0.utf8.allSatisfy { $0 < 0xE3 } }
    let phrases = (isSpaced[true] ?? []).map(TextWords.of).filter { !$0.isEmpty }
    byFirstWord = Dictionary(grouping: phrases) { $0[0] }
    pieces = (isSpaced[false] ?? []).map { Array($0.utf8.drop { $0 == 0x20 }) }
  }

  /// Whether one of them is somewhere in a text.
  func occur(in words: [String]) -> Bool {
    words.indices.contains { isPhrase(at: $0, of: words) } || hasPiece(words)
  }

  /// Whether a text begins with one of them.
  func begin(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return isPhrase(at: 0, of: words)
      || Self.isUnspaced(first) && pieces.contains { first.utf8.starts(with: $0) }
  }

  /// Whether a text ends with one of them.
  func end(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    return words.indices.contains { start in
      (byFirstWord[words[start]] ?? []).contains { words[start...].elementsEqual($0) }
    }
      || Self.isUnspaced(last)
        && pieces.contains { last.utf8.reversed().starts(with: $0.reversed()) }
  }

  /// Whether a text is one of them.
  func are(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return (byFirstWord[first] ?? []).contains(words)
      || words.count == 1 && Self.isUnspaced(first) && pieces.contains(Array(first.utf8))
  }

  private func isPhrase(at start: Int, of words: [String]) -> Bool {
    guard let phrases = byFirstWord[words[start]] else { return false }
    return phrases.contains { words[start...].starts(with: $0) }
  }

  private func hasPiece(_ words: [String]) -> Bool {
    guard !pieces.isEmpty else { return false }
    return words.contains { word in
      guard Self.isUnspaced(word) else { return false }
      let units = Array(word.utf8)
      return pieces.contains { piece in
        piece.count <= units.count
          && (0...(units.count - piece.count)).contains { units[$0...].starts(with: piece) }
      }
    }
  }

  /// Whether a word is in a script without spaces, so that it may be several.
  private static func isUnspaced(_ word: String) -> Bool { word.utf8.contains { $0 >= 0xE3 } }
}
