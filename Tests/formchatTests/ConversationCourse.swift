internal import Support

/// What a conversation has come to, line by line.
struct ConversationCourse {
  /// The revision that each follows, by number; the first follows itself.
  var parents = [0]
  var current = 0
  /// How many lines were typed, so that each says something else.
  var lines = 0

  /// A line to be typed.
  enum Line { case message, field, undo }

  /// A line that may follow.
  func next(_ random: inout SeededRandom) -> Line {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where current > 0: .undo
    case 1: .field
    default: .message
    }
  }

  /// What is typed for a line.
  func text(of line: Line) -> String {
    switch line {
    case .message: "say \(lines)"
    case .field: "/field a label=F\(lines)"
    case .undo: "/undo"
    }
  }

  /// The course once a line has been carried out.
  func after(_ line: Line) -> ConversationCourse {
    var next = self
    switch line {
    case .undo: next.current = parents[current]
    case .message, .field:
      next.parents.append(current)
      next.current = parents.count
    }
    return next
  }
}
