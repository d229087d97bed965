internal import CTerminal

/// What is said on standard error when a signal ends the program, even by a crash.
package enum LastWords {
  /// Keeps one line to say; an empty one takes it back.
  package static func set(_ line: String) {
    cterminal_set_last_words(line.isEmpty ? "" : line + "\n")
  }
}
