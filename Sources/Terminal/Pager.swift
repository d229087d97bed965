internal import CTerminal
internal import Platform

/// The person's pager, for what is longer than the screen.
struct Pager {
  /// As the shell runs it; the text is its standard input.
  let command: String

  /// Shows a text; the terminal is the pager's meanwhile. Returns false where there is no such
  /// program.
  func show(_ text: String) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Without settings of the person's own: leave at once where it fits, keep colours, and leave the
    // text on the screen.
    let child = cterminal_run("LESS=${LESS-FRX}; export LESS; \(command)", "", ends[0])
    close(ends[0])
    var input = FileOutput(descriptor: ends[1])
    if child > 0 { input.write(text) }
    close(ends[1])
    let status = cterminal_wait(child)
    return status != 127 && child > 0
  }
}
