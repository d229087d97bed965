/// The words for numbers.
enum NumberWords {
  static func value(of word: String) -> Double? { table[word] }

  /// The place that an ordinal names, from 1; -1 is the last.
  static func ordinal(_ token: Token) -> Int? {
    if token.kind == .number, token.text.last?.isLetter ?? false { return token.whole }
    return ordinals[token.key]
  }

  private static let table: [String: Double] = {
    var table: [String: Double] = [:]
    let names = """
      zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
      sixteen seventeen eighteen nineteen twenty
      """
    for (number, name) in names.split(separator: " ").enumerated() {
      table[String(name)] = Double(number)
    }
    for (name, number) in [("thirty", 30.0), ("forty", 40), ("fifty", 50), ("hundred", 100)] {
      table[name] = number
    }
    return table
  }()

  private static let ordinals: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10, "last": -1, "final": -1,
  ]
}
