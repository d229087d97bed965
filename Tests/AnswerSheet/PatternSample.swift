internal import Support

/// Texts that a pattern is likely to take; whether it does is for the engine to say.
struct PatternSample {
  private var rest: Substring
  private var random: SeededRandom

  /// A text made along a pattern: it reads literals, classes, groups, alternatives and counts.
  static func text(of pattern: String, _ random: inout SeededRandom) -> String {
    var sample = PatternSample(rest: pattern[...], random: random)
    let text = sample.alternatives()
    random = sample.random
    return String(text.prefix(200))
  }

  private mutating func alternatives() -> String {
    var texts = [sequence()]
    while rest.first == "|" {
      rest.removeFirst()
      texts.append(sequence())
    }
    return texts.randomElement(using: &random) ?? ""
  }

  private mutating func sequence() -> String {
    var text = ""
    while let character = rest.first, character != "|", character != ")" {
      let start = rest
      let atom = self.atom()
      let count = self.count()
      let end = rest
      text += count == 0 ? "" : atom
      // Each repetition is drawn anew.
      for _ in 0..<max(count - 1, 0) {
        rest = start
        text += self.atom()
      }
      rest = end
      if rest.startIndex == start.startIndex { rest.removeFirst() }
    }
    return text
  }

  private mutating func atom() -> String {
    switch rest.removeFirst() {
    case "^", "$": return ""
    case ".": return "x"
    case "[": return characterClass()
    case "\\": return escape()
    case "(":
      let isLook = ["?=", "?!", "?<=", "?<!"].contains { rest.hasPrefix($0) }
      if rest.first == "?" {
        while let next = rest.first, !":=!>".contains(next) { rest.removeFirst() }
        rest = rest.dropFirst()
      }
      let text = alternatives()
      rest = rest.dropFirst()
      return isLook ? "" : text
    case let other: return String(other)
    }
  }

  private mutating func characterClass() -> String {
    var members: [String] = []
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    while let character = rest.popFirst(), character != "]" {
      let member = character == "\\" ? escape() : String(character)
      if rest.first == "-", let last = rest.dropFirst().first, last != "]",
        let low = member.unicodeScalars.first?.value, let high = last.unicodeScalars.first?.value,
        low <= high, let middle = Unicode.Scalar(UInt32.random(in: low...high, using: &random))
      {
        rest = rest.dropFirst(2)
        members.append(String(middle))
      } else {
        members.append(member)
      }
    }
    guard isNegated else { return members.randomElement(using: &random) ?? "" }
    return ["x", "7", "-", "Q"].first { !members.contains($0) } ?? "~"
  }

  private mutating func escape() -> String {
    guard let letter = rest.popFirst() else { return "" }
    switch letter {
    case "d": return String(Int.random(in: 0...9, using: &random))
    case "w": return ["a", "Z", "5", "_"].randomElement(using: &random) ?? "a"
    case "s": return " "
    case "D", "S": return "x"
    case "W": return "-"
    case "b", "B": return ""
    case "p", "P":
      while let next = rest.popFirst(), next != "}" {}
      return letter == "p" ? "é" : "-"
    case "n": return "\n"
    case "t": return "\t"
    default: return String(letter)
    }
  }

  /// How often what was just read stands, by the count that follows.
  private mutating func count() -> Int {
    defer { if rest.first == "?" { rest.removeFirst() } }
    switch rest.first {
    case "*":
      rest.removeFirst()
      return Int.random(in: 0...3, using: &random)
    case "+":
      rest.removeFirst()
      return Int.random(in: 1...3, using: &random)
    case "?":
      rest.removeFirst()
      return Int.random(in: 0...1, using: &random)
    case "{":
      let inside = rest.dropFirst().prefix { $0 != "}" }
      let parts = inside.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = parts.first, let least = first, least < 100 else { return 1 }
      rest = rest.dropFirst(inside.count + 2)
      let most = parts.count == 1 ? least : parts[1] ?? least + 3
      return Int.random(in: least...max(least, min(most, least + 10)), using: &random)
    default: return 1
    }
  }
}
