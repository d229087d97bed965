internal import Chat
internal import Platform

/// A session's file while it is open: locked, appended to, synced.
final class TranscriptFile {
  let path: String
  private let descriptor: Int32

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Takes the file for this program alone.
  func lock(id: String) throws(ProgramError) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    throw ProgramError(
      .tryLater, "session-open", "the session '\(id)' is open in another formchat",
      help: "Close it there, or go on with a copy: formchat sessions fork \(id)")
  }

  /// Writes events in one piece and waits until they are on disk.
  func append(_ events: [TranscriptEvent]) throws(ProgramError) {
    guard !events.isEmpty else { return }
    try FileDescriptor.writeAll(
      Array(Transcript.text(events).utf8), to: descriptor, named: path)
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw ProgramError(
        .writeFailed, "write-failed",
        "the session was not kept: \(String(cString: strerror(errno)).lowercased())", file: path)
    }
  }

  /// Cuts a torn end off.
  func truncate(to length: Int) throws(ProgramError) {
    guard ftruncate(descriptor, off_t(length)) == 0 else {
      throw ProgramError(
        .writeFailed, "write-failed",
        "the torn last line cannot be cut: \(String(cString: strerror(errno)).lowercased())",
        file: path)
    }
  }
}
