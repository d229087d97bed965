internal import Platform

/// The modes of a terminal that a program may leave wrong.
package struct TerminalModes: Equatable, Sendable {
  private let input: tcflag_t
  private let output: tcflag_t
  private let control: tcflag_t
  private let local: tcflag_t

  init(of terminal: Int32) {
    var modes = termios()
    tcgetattr(terminal, &modes)
    input = modes.c_iflag
    output = modes.c_oflag
    control = modes.c_cflag
    local = modes.c_lflag
  }

  /// Whether what is typed is shown.
  package var echoes: Bool { local & tcflag_t(ECHO) != 0 }
}
