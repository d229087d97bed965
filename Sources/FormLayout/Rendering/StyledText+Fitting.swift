extension StyledText {
  /// The text with spaces after it, up to a width.
  package func padded(to width: Int) -> StyledText {
    guard width > self.width else { return self }
    return self + StyledText(line: " ", count: width - self.width)
  }

  /// The text in the middle of a width.
  package func centred(in width: Int) -> StyledText {
    guard width > self.width else { return self }
    let before = (width - self.width) / 2
    return (StyledText(line: " ", count: before) + self).padded(to: width)
  }

  /// The text itself, or as much of it as fits a width together with the mark that it was cut.
  package func truncated(to width: Int, mark: String = "…") -> StyledText {
    guard self.width > width else { return self }
    let room = width - mark.displayWidth
    guard room >= 0 else { return StyledText(mark.truncated(to: width, mark: "")) }
    var result = StyledText()
    for fragment in fragments {
      let part = fragment.text.truncated(to: room - result.width, mark: "")
      result.append(part, fragment.style)
      if !part.utf8.elementsEqual(fragment.text.utf8) { break }
    }
    return result + StyledText(mark, fragments.last?.style ?? .plain)
  }

  /// The text in lines of at most a width, broken as `String.wrapped(to:)` breaks; lines after the
  /// first are indented by `hanging`.
  package func wrapped(to width: Int, hanging: Int = 0) -> [StyledText] {
    let breaksAnyway = fragments.contains { fragment in
      !fragment.text.isPrintableASCII && fragment.text.contains(LineBreaking.endOfLine)
    }
    guard self.width > width || breaksAnyway else { return [self] }
    var characters: [Character] = []
    var styles: [TextStyle] = []
    for fragment in fragments {
      characters += fragment.text
      styles += repeatElement(fragment.style, count: characters.count - styles.count)
    }
    let lines = LineBreaking.lines(of: characters, width: width, hanging: hanging)
    return lines.map { line in
      var result = StyledText(line: " ", count: line.lowerBound > 0 ? hanging : 0)
      var start = line.lowerBound
      while start < line.upperBound {
        let end = line[start...].first { styles[$0] != styles[start] } ?? line.upperBound
        let run = characters[start..<end].map { LineBreaking.fitting($0, width) }
        result.append(String(run), styles[start])
        start = end
      }
      return result
    }
  }
}
