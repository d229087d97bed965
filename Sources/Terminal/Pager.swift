internal import CTerminal
internal import Platform

/// The person's pager, for what is longer than the screen.
struct Pager {
  /// How less behaves where the person has not set it up: it leaves where the text ends, keeps
  /// colours and what it showed, and says how to go on.
  private static let standardLess =
    "LESS=${LESS-'EFRXPsspace for more, q to go on with formchat$'}; export LESS"

  /// As the shell runs it; the text is its standard input.
  let command: String

  /// Shows a text; the terminal is the pager's meanwhile. Returns false where there is no such
  /// program.
  func show(_ text: String) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = cterminal_run("\(Self.standardLess); \(command)", "", ends[0])
    close(ends[0])
    var input = FileOutput(descriptor: ends[1])
    if child > 0 { input.write(text) }
    close(ends[1])
    let status = cterminal_wait(child)
    return status != 127 && child > 0
  }
}
