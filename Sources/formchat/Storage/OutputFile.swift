internal import Platform

/// Writing whole files, so that a reader sees the old one or the new one and never a half.
enum OutputFile {
  /// Writes a file beside its place, then moves it there.
  ///
  /// - Parameters:
  ///   - replaces: whether a file that exists may be replaced.
  ///   - isPrivate: whether a new file is for its owner only.
  ///   - isDurable: whether it must outlast a loss of power, which takes its time.
  static func write(
    _ text: String, to path: String, replaces: Bool, isPrivate: Bool = false, isDurable: Bool = true
  ) throws(ProgramError) {
    if !replaces, access(path, F_OK) == 0 { throw exists(path) }
    var target = path
    if let real = realpath(path, nil) {
      target = String(cString: real)
      free(real)
    }
    let draft = target + ".\(getpid()).tmp"
    var mode: mode_t = isPrivate ? 0o600 : 0o644
    var status = stat()
    if stat(target, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw ProgramError(.cannotCreate, "cannot-create", "this is no file", file: path)
      }
      mode = status.st_mode & 0o777
    }
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw cannotCreate(path, errno) }
    do throws(ProgramError) {
      try FileDescriptor.writeAll(Array(text.utf8), to: descriptor, named: path)
      guard !isDurable || fsync(descriptor) == 0, close(descriptor) == 0 else {
        throw writeFailed(path, errno)
      }
      guard rename(draft, target) == 0 else { throw cannotCreate(path, errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// What is said of a file that is there already.
  static func exists(_ path: String) -> ProgramError {
    ProgramError(
      .cannotCreate, "exists", "this file exists and is not replaced",
      help: "Give another name, or --force to replace it", file: path)
  }

  private static func cannotCreate(_ path: String, _ code: Int32) -> ProgramError {
    ProgramError(
      .cannotCreate, "cannot-create",
      "this file cannot be created: \(String(cString: strerror(code)).lowercased())", file: path)
  }

  private static func writeFailed(_ path: String, _ code: Int32) -> ProgramError {
    ProgramError(
      .writeFailed, "write-failed",
      "writing failed: \(String(cString: strerror(code)).lowercased())", file: path)
  }
}

/// Writing to an open descriptor.
enum FileDescriptor {
  /// Writes every byte, however many calls it takes.
  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(ProgramError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Platform.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw ProgramError(
          .writeFailed, "write-failed",
          "writing failed: \(String(cString: strerror(errno)).lowercased())", file: name)
      }
      start += count
    }
  }
}
