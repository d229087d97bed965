internal import Support

extension PseudoTerminal {
  /// Types answers, each after its prompt.
  func type(_ answers: [(prompt: String, answer: String)]) throws {
    for (prompt, answer) in answers {
      try wait(for: prompt)
      try send(answer + "\r")
    }
  }
}
