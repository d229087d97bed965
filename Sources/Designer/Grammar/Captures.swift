/// What stood in the slots of a pattern.
struct Captures: Sendable {
  private var slots: [(name: String, tokens: ArraySlice<Token>)] = []

  subscript(name: String) -> ArraySlice<Token> {
    slots.last { $0.name == name }?.tokens ?? []
  }

  func has(_ name: String) -> Bool { slots.contains { $0.name == name } }

  mutating func push(_ name: String, _ tokens: ArraySlice<Token>) { slots.append((name, tokens)) }

  mutating func pop() { slots.removeLast() }
}
