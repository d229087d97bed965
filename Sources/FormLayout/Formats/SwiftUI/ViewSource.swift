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
    let isOpen = lines.count > 1 && !isContinued
    lines.append((isOpen ? "" : "  ") + "." + modifier)
  }

  /// Adds a modifier with a long call.
  mutating func modify(_ head: String, _ arguments: [String]) {
    let isOpen = lines.count > 1 && !isContinued
    let indent = isOpen ? "" : "  "
    lines += SwiftSource.call("." + head + "(", arguments, level: 3).map { indent + $0 }
  }

  /// Whether the last line belongs to a modifier that is indented.
  private var isContinued: Bool { lines.last?.hasPrefix("  .") ?? false }
}
