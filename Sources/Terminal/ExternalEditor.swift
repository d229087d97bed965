internal import CTerminal
internal import Platform

/// The person's own editor.
struct ExternalEditor {
  /// As the shell runs it, a file's name to follow.
  let command: String

  /// Where the file is while it is edited.
  let folder: String

  /// Lets the person edit a text; the terminal is the editor's meanwhile.
  func edit(_ text: String) -> Composition {
    var template = Array("\(folder)/formchat-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      return .failed("no file can be made in \(folder)")
    }
    let place = String(cString: made)
    let path = place + "/message.txt"
    defer {
      unlink(path)
      rmdir(place)
    }
    guard Self.write(text, to: path) else { return .failed("the draft cannot be written") }
    // Ctrl-C is the editor's; a shell that died of it would leave the editor behind.
    let status = cterminal_wait(cterminal_run("trap : INT; \(command) \"$1\"", path, -1))
    guard status == 0 else {
      return .failed("the editor '\(command)' ended with \(status), so nothing is taken over")
    }
    guard let bytes = Self.read(path) else { return .failed("the text cannot be read") }
    var edited = String(decoding: bytes, as: UTF8.self).cleanedInput
    while edited.hasSuffix("\n") { edited.removeLast() }
    return .text(edited)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var file = FileOutput(descriptor: descriptor)
    file.write(text.isEmpty ? "" : text + "\n")
    return file.error == nil
  }

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Platform.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }
}
