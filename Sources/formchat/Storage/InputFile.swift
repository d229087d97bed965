internal import JSON
internal import Platform

/// Reading whole files and standard input, within a limit.
enum InputFile {
  /// The most bytes of a layout, a transcript, or an answer.
  static let limit = 16 * 1_048_576

  /// The name that stands for standard input.
  static let standardInput = "-"

  /// Whether there is something of that name.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the bytes of a file, or of standard input for `-`.
  static func bytes(of path: String, limit: Int = limit) throws(ProgramError) -> [UInt8] {
    if path == standardInput { return try read(STDIN_FILENO, "standard input", limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotRead(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw cannotRead(path, EISDIR) }
      guard status.st_mode & S_IFMT != S_IFREG || status.st_size <= limit else {
        throw tooLarge(path, limit)
      }
    }
    return try read(descriptor, path, limit: limit)
  }

  private static func read(
    _ descriptor: Int32, _ name: String, limit: Int
  ) throws(ProgramError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw cannotRead(name, errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw tooLarge(name, limit) }
    }
  }

  private static func cannotRead(_ path: String, _ code: Int32) -> ProgramError {
    let why =
      switch code {
      case ENOENT: "there is no such file"
      case EISDIR: "this is a folder, not a file"
      case EACCES: "this file may not be read"
      default: "cannot be read: \(String(cString: strerror(code)).lowercased())"
      }
    return ProgramError(.cannotRead, "cannot-read", why, file: path)
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> ProgramError {
    let size = limit < 1_048_576 ? "\(limit / 1_024) KiB" : "\(limit / 1_048_576) MiB"
    return ProgramError(.badInput, "too-large", "this is larger than \(size)", file: path)
  }
}
