internal import CTerminal
internal import Platform

/// A console without line editing: for pipes, files and terminals that cannot move their cursor.
package final class PlainConsole: Console {
  package let isInteractive: Bool
  package let hasColour: Bool

  private let fixedWidth: Int?
  private let showsPrompt: Bool
  private let descriptor: Int32
  private var output: FileOutput
  private var errors: FileOutput
  private var lines: LineInput
  private var lastRow = ConsoleInput.end
  private let composer: ExternalEditor

  /// Opens the console on the standard streams.
  package convenience init(settings: ConsoleSettings) {
    self.init(
      settings: settings, input: STDIN_FILENO, output: .standard, errors: .standardError)
  }

  /// Opens the console on given streams.
  package init(
    settings: ConsoleSettings, input: Int32, output: FileOutput, errors: FileOutput
  ) {
    // Without the pipes for signals a read could not be interrupted, which is all that is lost.
    _ = cterminal_install()
    self.output = output
    self.errors = errors
    descriptor = input
    lines = LineInput(descriptor: input)
    showsPrompt = isatty(input) == 1
    isInteractive = showsPrompt && output.isTerminal
    hasColour = settings.hasColour
    fixedWidth = settings.width
    composer = ExternalEditor(command: settings.editor, folder: settings.temporaryFolder)
  }

  /// What stands before each further row of a block.
  private static let rowPrompt = ". "

  package var width: Int { fixedWidth ?? ConsoleSettings.width(of: STDOUT_FILENO) }
  package var outputError: OutputError? { output.error }

  package func readLine(prompt: String, completing: Completer) -> ConsoleInput {
    guard case .line(var text) = readRow(prompt: prompt) else { return lastRow }
    while MessageBlock.isOpen(text), case .line(let row) = readRow(prompt: Self.rowPrompt) {
      text += "\n" + row
    }
    return lastRow == .interrupted ? .interrupted : .line(MessageBlock.contents(of: text))
  }

  package func readAnswer(prompt: String, completing: Completer) -> ConsoleInput {
    readRow(prompt: prompt)
  }

  private func readRow(prompt: String) -> ConsoleInput {
    lastRow = nextRow(prompt: prompt)
    return lastRow
  }

  private func nextRow(prompt: String) -> ConsoleInput {
    guard output.error == nil else { return .end }
    PromptSignals.begin()
    defer { PromptSignals.end() }
    if isInteractive {
      output.write(prompt)
    } else if showsPrompt {
      errors.write(prompt)
    }
    let input = lines.next()
    if showsPrompt, input == .interrupted { errors.write("\n") }
    // What is typed at a terminal stands on it; what comes from a file would be missing.
    if !showsPrompt, case .line(let line) = input { output.write(prompt + line + "\n") }
    return input
  }

  /// At a terminal the line is typed unseen; of a line from elsewhere only the prompt is shown.
  package func readSecret(prompt: String) -> ConsoleInput {
    guard output.error == nil else { return .end }
    PromptSignals.begin()
    defer { PromptSignals.end() }
    guard showsPrompt else {
      let input = lines.next()
      if case .line = input { output.write(prompt + "\n") }
      return input
    }
    let hidden = HiddenTyping(input: descriptor)
    if isInteractive { output.write(prompt) } else { errors.write(prompt) }
    let input = lines.next()
    hidden?.end()
    errors.write("\n")
    return input
  }

  package func compose(_ draft: String) -> Composition {
    isInteractive ? composer.edit(draft) : .failed("an editor needs a terminal")
  }

  package func write(_ text: String) {
    output.write(text)
  }

  package func writeError(_ text: String) {
    errors.write(text)
  }
}
