internal import Platform

/// A file descriptor that text is written to, whole or not at all.
///
/// The first failure is kept and ends the writing: a caller that prints much need not look at each
/// piece, and the program looks once, at its end.
package struct FileOutput: Sendable {
  /// Standard output.
  package static var standard: FileOutput { FileOutput(descriptor: STDOUT_FILENO) }

  /// Standard error.
  package static var standardError: FileOutput { FileOutput(descriptor: STDERR_FILENO) }

  private let descriptor: Int32

  /// What ended the writing, if anything did.
  package private(set) var error: OutputError?

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the descriptor is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of a text, however many calls that takes.
  package mutating func write(_ text: String) {
    guard error == nil else { return }
    var text = text
    error = text.withUTF8 { Self.write($0, to: descriptor) }
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32
  ) -> OutputError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let slice = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
      let count = Platform.write(descriptor, slice.baseAddress, slice.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      case EPIPE: return .closedByReader
      case let number: return .failed(errno: number)
      }
    }
    return nil
  }
}
