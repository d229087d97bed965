/// A view as Swift source: an expression and the modifiers after it.
struct ViewSource {
  private(set) var lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  init(_ line: String) {
    lines = [line]
  }

  /// A call, broken where it is too wide.
  init(call head: String, _ arguments: [String], _ tail: String = ")") {
    lines = SwiftSource.call(head, arguments, tail, level: 3)
  }

  /// A view around others.
  init(_ head: String, around content: [String]) {
    lines = [head + " {"] + content.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// Adds a modifier.
  mutating func modify(_ modifier: String) {
    lines.append(indent + "." + modifier)
  }

  /// A modifier stands under a closing bracket, else a level in from what it modifies.
  private var indent: String {
    guard let last = lines.last else { return "" }
    return last.hasPrefix("}") || last.hasPrefix(")") || last.hasPrefix(".") ? "" : "  "
  }
}
