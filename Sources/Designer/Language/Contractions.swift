/// Takes `don't` apart into `do` and `not`, and `email's` into `email` and `'s`.
enum Contractions {
  struct Part {
    let text: String
    /// Where it stands in the whole word, from its start; the whole word where the parts share letters.
    let offsets: Range<Int>?

    func range(in word: Range<Int>) -> Range<Int> {
      offsets.map { word.lowerBound + $0.lowerBound..<word.lowerBound + $0.upperBound } ?? word
    }
  }

  static func parts(of word: String) -> [Part] {
    let plain = word.lowercased().map { $0 == "’" ? "'" : $0 }.reduce(into: "") { $0.append($1) }
    if let known = table[plain] {
      return known.split(separator: " ").map { Part(text: String($0), offsets: nil) }
    }
    let count = word.count
    for (ending, full) in endings where plain.hasSuffix(ending) && plain.count > ending.count {
      let stem = String(word.prefix(count - ending.count))
      return [Part(text: stem, offsets: nil), Part(text: full, offsets: nil)]
    }
    if plain.hasSuffix("'s"), count > 2 {
      return [
        Part(text: String(word.prefix(count - 2)), offsets: 0..<count - 2),
        Part(text: "'s", offsets: count - 2..<count),
      ]
    }
    return [Part(text: word, offsets: nil)]
  }

  private static let endings = [
    ("n't", "not"), ("'re", "are"), ("'ve", "have"), ("'ll", "will"), ("'d", "would"), ("'m", "am"),
  ]

  private static let table: [String: String] = {
    var table = [
      "can't": "can not", "cannot": "can not", "cant": "can not", "won't": "will not",
      "wont": "will not", "shan't": "shall not", "let's": "let us", "lets": "let us",
      "gonna": "going to", "wanna": "want to", "gotta": "have to",
    ]
    for verb in ["do", "does", "did", "should", "is", "are", "need", "must", "would", "could"] {
      table[verb + "nt"] = verb + " not"
    }
    for word in [
      "it", "that", "what", "there", "here", "who", "where", "how", "he", "she", "this", "when",
    ] {
      table[word + "'s"] = word + " is"
    }
    table["whats"] = "what is"
    table["thats"] = "that is"
    table["theres"] = "there is"
    return table
  }()
}
