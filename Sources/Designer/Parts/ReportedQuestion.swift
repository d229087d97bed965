/// Puts a question that was reported to the person: `whether they smoke` becomes `Do you smoke?`.
enum ReportedQuestion {
  /// The direct question, or `nil` where the words are no reported one.
  static func direct(_ keys: [String]) -> String? {
    var words = keys
    // `what was lost` is the question itself.
    if keys.count > 2, ["was", "were", "is", "are", "happened"].contains(keys[1]),
      ["what", "who", "which", "where", "when"].contains(keys[0])
    {
      return Words.capitalised(keys.joined(separator: " ")) + "?"
    }
    if let place = keys.firstIndex(of: "it"), place + 1 < keys.count,
      ["was", "is", "will", "can", "should"].contains(keys[place + 1])
    {
      words.swapAt(place, place + 1)
      return Words.capitalised(words.joined(separator: " ")) + "?"
    }
    if let place = keys.firstIndex(of: "we"), place > 0, place + 1 < keys.count,
      ["could", "can", "should", "may"].contains(keys[place + 1])
    {
      words.swapAt(place, place + 1)
      return Words.capitalised(words.joined(separator: " ")) + "?"
    }
    guard let first = words.first, let subject = words.firstIndex(where: { subjects.contains($0) })
    else {
      return nil
    }
    var opening = Array(words[..<subject])
    words = Array(words[(subject + 1)...]).map { turned[$0] ?? $0 }
    if ["whether", "if"].contains(first) { opening = Array(opening.dropFirst()) }
    guard let verb = words.first else { return nil }
    let (helper, rest) = verbs[verb].map { ($0, Array(words.dropFirst())) } ?? ("do", words)
    let sentence = (opening + [helper, "you"] + rest).joined(separator: " ")
    return Words.capitalised(sentence).replacingApostrophes + "?"
  }

  private static let subjects: Set<String> = [
    "they", "people", "users", "guests", "customers", "the", "visitors", "he", "she", "someone",
    "everyone",
  ]
  private static let turned = [
    "their": "your", "them": "you", "theirs": "yours", "our": "our", "us": "us",
    "themselves": "yourself",
  ]
  private static let verbs = [
    "are": "are", "were": "were", "have": "do", "can": "can", "would": "would", "will": "will",
    "should": "should", "had": "had", "want": "do", "could": "could", "did": "did",
  ].filter { $0.value != "do" }
}

extension String {
  fileprivate var replacingApostrophes: String { split(separator: " ").joined(separator: " ") }
}
