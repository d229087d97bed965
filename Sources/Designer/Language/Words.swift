internal import FormLayout

/// Words as they are compared.
enum Words {
  /// A word in lower case and without accents.
  static func key(_ word: String) -> String {
    let lower = word.lowercased()
    guard lower.utf8.contains(where: { $0 >= 0x80 }) else { return lower }
    return TextWords.of(lower).joined()
  }

  /// What stays of a word without its endings, so that `allergies` is `allergy` and `liked` is `like`.
  static func stem(_ word: String) -> String {
    if let known = irregular[word] { return known }
    // No ending is taken from so short a word.
    guard word.utf8.count > 3 else { return word }
    var stem = word
    if stem.count > 4, stem.hasSuffix("ies") {
      stem = stem.dropLast(3) + "y"
    } else if stem.count > 4, ["sses", "xes", "ches", "shes"].contains(where: stem.hasSuffix) {
      stem.removeLast(2)
    } else if stem.count > 3, stem.hasSuffix("s"),
      !["ss", "us", "is"].contains(where: stem.hasSuffix)
    {
      stem.removeLast()
    }
    if stem.count > 5, stem.hasSuffix("ing") {
      stem.removeLast(3)
    } else if stem.count > 4, stem.hasSuffix("ed") {
      stem.removeLast(2)
    }
    if stem.count > 3, let last = stem.last, stem.dropLast().last == last, !"sl".contains(last) {
      stem.removeLast()
    }
    if stem.count > 3, stem.hasSuffix("e") { stem.removeLast() }
    if stem.count > 3, stem.hasSuffix("y") { stem = stem.dropLast() + "i" }
    return stem
  }

  private static let irregular = [
    "children": "child", "found": "find", "went": "go", "came": "come", "gave": "give",
    "chose": "choose", "wrote": "write", "bought": "buy", "men": "man", "women": "woman",
    "people": "person", "persons": "person", "cvs": "cv", "ids": "id", "pdfs": "pdf",
  ]

  /// The stems of a text's words, without those that say nothing unless there are no others.
  static func stems(of text: String) -> [String] { telling(in: text).map(stem) }

  /// A text's words, without those that say nothing unless there are no others.
  static func telling(in text: String) -> [String] {
    let words = TextWords.of(text)
    let telling = words.filter { !empty.contains($0) }
    return telling.isEmpty ? words : telling
  }

  /// Words that say nothing about which field is meant.
  static let empty: Set<String> = [
    "the", "a", "an", "your", "my", "our", "their", "his", "her", "its", "this", "that", "these",
    "those", "of", "on", "in", "at", "to", "for", "from", "by", "with", "is", "are", "was", "do",
    "does", "did", "be", "it", "you", "we", "they", "i", "me", "us", "them", "and", "or",
    "what", "which", "how", "when", "where", "would", "will", "can", "may", "please", "about",
    "have", "has", "any", "all", "one", "like", "as", "here", "there", "s",
  ]

  /// A text with a capital first letter, as a label has it.
  static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Words {
  /// The keys of a text's words.
  static func keys(_ text: String) -> [String] {
    Tokenizer.tokens(Array(text)).filter { $0.kind == .word || $0.kind == .number }.map(\.key)
  }
}
