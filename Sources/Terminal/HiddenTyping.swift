internal import CTerminal
internal import Platform

/// A terminal in line mode whose echo is off for a while.
struct HiddenTyping {
  private let descriptor: Int32
  private let modes: termios

  /// Turns the echo off, or returns nil where the modes cannot be changed.
  init?(input descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    // A signal that ends the program gives the echo back.
    _ = cterminal_guard(descriptor, STDERR_FILENO)
    self.descriptor = descriptor
    self.modes = modes
    modes.c_lflag &= ~tcflag_t(ECHO)
    guard tcsetattr(descriptor, TCSADRAIN, &modes) == 0 else { return nil }
  }

  /// Turns the echo on again.
  func end() {
    var modes = modes
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }
}
