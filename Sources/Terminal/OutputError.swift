/// Why standard output takes no more text.
package enum OutputError: Error, Equatable, Sendable {
  /// The reader has gone: the program ends quietly.
  case closedByReader

  /// The system's error number of a failed write: a full disk, a device fault.
  case failed(errno: Int32)
}
