extension Pen {
  /// A box with a title in its edge, around what a narrower pen draws; without room only both.
  func box(_ title: StyledText?, _ body: (Pen) -> Block) -> Block {
    guard let pen = narrowed(by: 4) else {
      var block = title.map { paragraph($0) } ?? Block()
      block.append(body(self))
      block.isBroken = true
      return block
    }
    var inside = Block()
    var edge = StyledText(symbols.horizontal, .dim)
    if let title {
      if title.width + 6 <= width {
        edge += StyledText(" ") + title + StyledText(" ")
      } else {
        inside = pen.paragraph(title)
        inside.isBroken = true
      }
    }
    inside.append(body(pen))
    return frame(inside, symbols.group, topEdge: edge)
  }

  /// The box of a field: what it holds, at least so many rows, and a mark at its right.
  func fieldBox(_ content: [StyledText], rows: Int = 1, mark: String? = nil) -> Block {
    let taken = mark.map { $0.displayWidth + 1 } ?? 0
    guard let pen = narrowed(by: 4 + taken) else { return brackets(content, mark: mark) }
    var inside = content.reduce(into: Block()) { $0.append(pen.paragraph($1)) }
    while inside.lines.count < rows { inside.append(.blank) }
    if let mark {
      let last = inside.lines.count - 1
      inside.lines[last].text =
        inside.lines[last].text.padded(to: width - 4 - taken) + StyledText(" " + mark, .dim)
    }
    return frame(inside, symbols.field, topEdge: StyledText())
  }

  /// The box of a field where there is no room for a frame.
  private func brackets(_ content: [StyledText], mark: String?) -> Block {
    var text = StyledText("[ ", .dim)
    for part in content where !part.isEmpty { text += part + " " }
    if let mark, text.width + mark.displayWidth + 2 <= width {
      text += StyledText(mark + " ", .dim)
    }
    text = text.padded(to: width - 1) + StyledText("]", .dim)
    var block = paragraph(text)
    block.isBroken = true
    return block
  }

  private func frame(_ inside: Block, _ frame: Symbols.Frame, topEdge: StyledText) -> Block {
    let room = width - 2
    let side = StyledText(symbols.vertical, .dim)
    let left = side + " "
    let right = StyledText(" ") + side
    let top =
      StyledText(frame.top.left, .dim) + topEdge
      + StyledText(line: symbols.horizontal, count: room - topEdge.width, .dim)
      + StyledText(frame.top.right, .dim)
    let bottom =
      StyledText(frame.bottom.left, .dim)
      + StyledText(line: symbols.horizontal, count: room, .dim)
      + StyledText(frame.bottom.right, .dim)
    var block = Block([top], isBroken: inside.isBroken)
    block.append(inside.mapLines { left + $0.padded(to: room - 2) + right })
    block.append(Block([bottom]))
    return block
  }

  /// A bar beside what is not always shown, with its condition first.
  func conditional(_ words: String, _ body: (Pen) -> Block) -> Block {
    let bar = StyledText(symbols.condition + " ", .condition)
    guard let pen = narrowed(by: 2) else {
      var block = paragraph(StyledText(symbols.condition + words, .condition)) + body(self)
      block.isBroken = true
      return block
    }
    var head = pen.paragraph(words, .condition)
    let inside = body(pen)
    if inside.hasFocus { head = head.focused() }
    return (head + inside).mapLines { bar + $0 }
  }
}
