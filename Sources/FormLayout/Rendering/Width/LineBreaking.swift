/// Where text is broken into lines.
enum LineBreaking {
  /// The mark that stands for a line feed: a line ends after it.
  static let endOfLine: Character = "␊"

  /// The places of the characters of each line; lines after the first have `hanging` columns less.
  /// Spaces at a break are dropped, and those at the end that no line has room for.
  static func lines(of characters: [Character], width: Int, hanging: Int = 0) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < characters.count {
      let room = lines.isEmpty ? width : width - hanging
      let end = endOfLine(in: characters, from: start, width: room)
      var last = end
      var excess =
        end < characters.count
        ? Int.max : characters[start..<end].reduce(-room) { $0 + DisplayWidth.of($1) }
      while last > start, excess > 0, characters[last - 1] == " " {
        last -= 1
        excess -= 1
      }
      lines.append(start..<last)
      start = end
      if start < characters.count, characters[start - 1] != endOfLine {
        while start < characters.count, characters[start] == " " { start += 1 }
      }
    }
    return lines.isEmpty ? [0..<0] : lines
  }

  /// A character that is wider than a whole line is shown as cut.
  static func fitting(_ character: Character, _ width: Int) -> Character {
    DisplayWidth.of(character) > max(width, 1) ? "…" : character
  }

  /// The place after the last character that stands on the line which begins at `start`.
  private static func endOfLine(in characters: [Character], from start: Int, width: Int) -> Int {
    var column = 0
    var lastBreak: Int?
    for place in start..<characters.count {
      let character = characters[place]
      column += min(DisplayWidth.of(character), max(width, 1))
      if character == " " {
        if place > start { lastBreak = place }
      } else if column > width {
        if let lastBreak { return lastBreak }
        return max(place, start + 1)
      }
      if character == endOfLine { return place + 1 }
    }
    return characters.count
  }
}
