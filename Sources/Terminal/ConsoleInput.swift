/// What came of reading a line.
package enum ConsoleInput: Equatable, Sendable {
  /// A line was sent: normalised, without the newline that sent it and without control characters
  /// other than newlines and tabs.
  case line(String)

  /// Ctrl-C: the line was given up.
  case interrupted

  /// There will be no more lines.
  case end
}
