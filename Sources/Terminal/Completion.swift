/// Answers the Tab key for the text before the cursor.
package typealias Completer = (_ textBeforeCursor: String) -> Completion

/// What a word may become.
package struct Completion: Equatable, Sendable {
  /// The end of the text before the cursor that a candidate takes the place of.
  package let word: String

  /// The words offered, whole, in the order to show them.
  package let candidates: [String]

  package init(word: String, candidates: [String]) {
    self.word = word
    self.candidates = candidates
  }

  /// Nothing to offer.
  package static let none = Completion(word: "", candidates: [])

  /// What the word can become without a choice: the only candidate and a space, or as much as all
  /// candidates share.
  var replacement: String {
    guard let first = candidates.first else { return word }
    guard candidates.count > 1 else { return first.isOpenEnded ? first : first + " " }
    let shared = candidates.dropFirst().reduce(first[...]) { prefix, candidate in
      prefix.prefix(zip(prefix, candidate).prefix { $0 == $1 }.count)
    }
    return shared.count >= word.count ? String(shared) : word
  }

  /// The candidates side by side, at most `width` columns wide where they fit.
  func listing(width: Int) -> String {
    let column = (candidates.map(\.count).max() ?? 0) + 2
    let perRow = max(1, width / max(1, column))
    return stride(from: 0, to: candidates.count, by: perRow).map { start in
      let row = candidates[start..<min(start + perRow, candidates.count)]
      return row.dropLast().map { $0 + String(repeating: " ", count: column - $0.count) }.joined()
        + (row.last ?? "")
    }.joined(separator: "\n")
  }
}

extension String {
  /// Whether more of the same word is to follow: a value, or what a folder holds.
  fileprivate var isOpenEnded: Bool { hasSuffix("=") || hasSuffix("/") }
}
