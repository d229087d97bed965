internal import FormLayout

/// Words written as they arrive, wrapped and indented; the result does not depend on the pieces.
struct WordWrap {
  private let width: Int
  private let indent: String
  private var column = 0
  private var word = ""
  private var isAtLineStart = true

  init(width: Int, indent: String = "  ") {
    self.width = max(width, 10)
    self.indent = indent
  }

  /// Takes a piece and returns what can be written now.
  mutating func push(_ piece: String) -> String {
    var output = ""
    for character in piece {
      if character == "\n" || character == "\r\n" {
        output += flushWord() + "\n"
        isAtLineStart = true
        column = 0
      } else if character == " " {
        output += flushWord()
      } else {
        word += String(character).visible()
      }
    }
    return output
  }

  /// Returns the rest, with the line feed that ends the last line.
  mutating func finish() -> String {
    let rest = flushWord()
    let ends = isAtLineStart ? "" : "\n"
    isAtLineStart = true
    column = 0
    return rest + ends
  }

  private mutating func flushWord() -> String {
    guard !word.isEmpty else { return "" }
    defer { word = "" }
    var output = ""
    let length = word.displayWidth
    if isAtLineStart {
      output = indent
      column = indent.count
    } else if column + 1 + length > width {
      output = "\n" + indent
      column = indent.count
    } else {
      output = " "
      column += 1
    }
    isAtLineStart = false
    for line in word.wrapped(to: max(1, width - column)).enumerated() {
      if line.offset > 0 {
        output += "\n" + indent
        column = indent.count
      }
      output += line.element
      column += line.element.displayWidth
    }
    return output
  }
}
