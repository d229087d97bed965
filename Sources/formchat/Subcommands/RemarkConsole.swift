internal import Terminal

/// The console of a command whose standard output is for its result: all words go to standard error.
final class RemarkConsole: Console {
  let isInteractive = false
  let width: Int
  let hasColour = false
  let outputError: OutputError? = nil
  private let output: ProgramOutput
  private let isQuiet: Bool

  init(_ output: ProgramOutput, width: Int, isQuiet: Bool) {
    self.output = output
    self.width = width
    self.isQuiet = isQuiet
  }

  func readLine(prompt: String, completing: Completer) -> ConsoleInput { .end }

  func readSecret(prompt: String) -> ConsoleInput { .end }

  func write(_ text: String) { if !isQuiet { output.writeError(text) } }

  func writeError(_ text: String) { output.writeError(text) }
}
