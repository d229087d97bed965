internal import JSON

/// Draws at one width: words, frames and components.
struct Pen: Sendable {
  /// No frame or indentation leaves less room than this.
  static let leastWidth = 10

  let sheet: Sheet
  var width: Int
  /// The answers in whose scope it draws; `nil` shows defaults.
  var values: JSONObject?

  var symbols: Symbols { sheet.symbols }

  /// The same pen with less room; `nil` where too little would be left.
  func narrowed(by columns: Int) -> Pen? {
    guard width - columns >= Self.leastWidth else { return nil }
    var pen = self
    pen.width -= columns
    return pen
  }

  /// A text in as many lines as it needs.
  func paragraph(_ text: StyledText) -> Block {
    let lines = text.wrapped(to: width)
    return Block(lines, isBroken: lines.count > 1)
  }

  func paragraph(_ text: String, _ style: TextStyle = .plain) -> Block {
    paragraph(StyledText(text, style))
  }

  /// A text after a mark, its further lines below its beginning.
  func hanging(_ mark: StyledText, _ text: StyledText) -> Block {
    guard let pen = narrowed(by: mark.width) else { return paragraph(mark + text) }
    return pen.paragraph(text).prefixed(by: mark)
  }

  /// What is drawn by a pen with two columns less, indented by them.
  func indented(_ body: (Pen) -> Block) -> Block {
    guard let pen = narrowed(by: 2) else { return body(self) }
    return body(pen).prefixed(by: "  ")
  }

  /// A remark below something, indented and dimmed.
  func note(_ text: String, _ style: TextStyle = .dim) -> Block {
    indented { $0.paragraph(text, style) }
  }

  /// A line over the whole width.
  func rule() -> Block {
    Block([StyledText(line: symbols.horizontal, count: width, .dim)])
  }

  /// A heading that runs out into a line.
  func heading(_ text: StyledText) -> Block {
    let room = width - text.width - 4
    guard room > 0 else {
      var block = paragraph(text)
      block.isBroken = true
      return block
    }
    let dash = symbols.horizontal
    let line = StyledText(dash + dash + " ", .dim) + text
    return Block([line + StyledText(" ", .dim) + StyledText(line: dash, count: room, .dim)])
  }
}
