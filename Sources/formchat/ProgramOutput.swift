internal import Platform
internal import Terminal

/// Standard output for results and standard error for everything else.
final class ProgramOutput: Sendable {
  private let standard = Locked(FileOutput.standard)

  /// Whether standard output is a terminal.
  var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The columns of the terminal; 80 where there is none.
  var terminalWidth: Int { ConsoleSettings.width(of: STDOUT_FILENO) }

  /// What ended standard output, if anything did.
  var error: OutputError? { standard.withLock { $0.error } }

  /// Writes a result.
  func write(_ text: String) { standard.withLock { $0.write(text) } }

  /// Writes a remark.
  func writeError(_ text: String) {
    var errors = FileOutput.standardError
    errors.write(text)
  }
}
