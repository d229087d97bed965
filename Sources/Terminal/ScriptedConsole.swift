/// A console whose lines are written beforehand and whose output is kept: for replaying a
/// conversation and for tests.
package final class ScriptedConsole: Console {
  package let isInteractive: Bool
  package let width: Int
  package let hasColour: Bool
  package let outputError: OutputError? = nil

  /// All that went to standard output, with prompts and the lines typed after them, as a screen
  /// would show it.
  package private(set) var output = ""

  /// All that went to standard error.
  package private(set) var errors = ""

  private var inputs: [ConsoleInput]

  /// Makes a console that plays inputs one after the other and then ends.
  package init(
    _ inputs: [ConsoleInput], width: Int = 80, isInteractive: Bool = true, hasColour: Bool = false
  ) {
    self.inputs = inputs.reversed()
    self.width = width
    self.isInteractive = isInteractive
    self.hasColour = hasColour
  }

  /// Makes a console that plays lines one after the other and then ends.
  package convenience init(lines: [String], width: Int = 80) {
    self.init(lines.map(ConsoleInput.line), width: width)
  }

  package func readLine(prompt: String, completing: Completer) -> ConsoleInput {
    let input = inputs.popLast() ?? .end
    output += prompt
    switch input {
    case .line(let line): output += line.visibleText + "\n"
    case .interrupted: output += "^C\n"
    case .end: output += "\n"
    }
    return input
  }

  package func readSecret(prompt: String) -> ConsoleInput {
    let input = inputs.popLast() ?? .end
    output += prompt + "\n"
    return input
  }

  package func write(_ text: String) {
    output += text
  }

  package func writeError(_ text: String) {
    errors += text
  }
}
