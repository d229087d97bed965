/// Swift source as it grows, line by line, each at its level.
struct SwiftSource {
  private(set) var lines: [String] = []
  private(set) var level = 0
  /// How many levels the lines will be moved in where they are put.
  let margin: Int

  /// The widest line, where the words in it allow.
  static let width = 100

  init(margin: Int = 0) {
    self.margin = margin
  }

  var isEmpty: Bool { lines.isEmpty }

  /// The whole text, with its final line feed.
  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: level) + text)
  }

  /// An empty line, but never two, nor one after an opening brace.
  mutating func gap() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  mutating func add(_ other: [String]) {
    for text in other { line(text) }
  }

  /// A documentation comment.
  mutating func doc(_ text: String) {
    line("/// " + text)
  }

  /// A head, what stands in braces after it, and the closing brace.
  mutating func block(_ head: String, _ body: (inout SwiftSource) -> Void) {
    line(head + " {")
    // The cases of a switch stand where it stands.
    if head.hasPrefix("switch ") { body(&self) } else { indent(body) }
    line("}")
  }

  /// A block where there is a head; else what would be in it.
  mutating func block(_ head: String?, _ body: (inout SwiftSource) -> Void) {
    if let head { block(head, body) } else { body(&self) }
  }

  mutating func indent(_ body: (inout SwiftSource) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// A call, broken into lines where it is too wide for one.
  mutating func call(_ head: String, _ arguments: [String], _ tail: String = ")") {
    add(Self.call(head, arguments, tail, level: margin + level))
  }

  /// A call as one line, or with its arguments in lines of their own.
  static func call(
    _ head: String, _ arguments: [String], _ tail: String = ")", level: Int
  ) -> [String] {
    let whole = head + arguments.joined(separator: ", ") + tail
    let room = width - 2 * level
    guard whole.count > room, !arguments.isEmpty else { return [whole] }
    // What opens a brace closes its brackets on a line of its own.
    let isOpening = tail.hasSuffix("{") || tail.hasSuffix(" in")
    let end = isOpening ? "" : tail
    let after = isOpening ? [tail] : []
    let inner = "  " + arguments.joined(separator: ", ") + end
    if inner.count <= room { return [head, inner] + after }
    var lines = [head]
    var current = ""
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let piece = argument + (isLast ? end : ",")
      if current.isEmpty {
        current = "  " + piece
      } else if current.count + 1 + piece.count <= room {
        current += " " + piece
      } else {
        lines.append(current)
        current = "  " + piece
      }
    }
    return lines + [current] + after
  }
}
