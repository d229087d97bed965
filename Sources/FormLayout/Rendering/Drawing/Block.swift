/// Lines drawn for a part of a form, none wider than the width they were drawn for.
struct Block: Sendable {
  /// One line, and whether it belongs to what was asked for.
  struct Line: Sendable {
    var text: StyledText
    var isFocus = false
  }

  var lines: [Line] = []
  /// Whether words were broken, or a frame left out, for want of room.
  var isBroken = false

  init(_ texts: [StyledText] = [], isBroken: Bool = false) {
    lines = texts.map { Line(text: $0) }
    self.isBroken = isBroken
  }

  static let blank = Block([StyledText()])

  /// The columns of the widest line.
  var width: Int { lines.reduce(0) { max($0, $1.text.width) } }

  var hasFocus: Bool { lines.contains(where: \.isFocus) }

  /// Adds a block below.
  mutating func append(_ other: Block) {
    lines += other.lines
    isBroken = isBroken || other.isBroken
  }

  static func + (above: Block, below: Block) -> Block {
    var result = above
    result.append(below)
    return result
  }

  /// The block with every line changed.
  func mapLines(_ change: (StyledText) -> StyledText) -> Block {
    var result = self
    for place in lines.indices { result.lines[place].text = change(lines[place].text) }
    return result
  }

  /// The block as part of what was asked for.
  func focused() -> Block {
    var result = self
    for place in lines.indices { result.lines[place].isFocus = true }
    return result
  }

  /// The block with a text before its first line and as much room before the others.
  func prefixed(by first: StyledText) -> Block {
    let rest = StyledText(line: " ", count: first.width)
    var isFirst = true
    return mapLines { line in
      defer { isFirst = false }
      return isFirst ? first + line : line.isEmpty ? line : rest + line
    }
  }
}
