internal import Chat
internal import JSON
internal import Platform

/// The lines typed in earlier conversations: one JSON string a line, only ever added to.
///
/// Several conversations may write at once: each line is one locked write, and a file that has
/// grown long is replaced by its end under the same lock. A line that begins with a space, or that
/// holds what looks like a key, is not kept.
struct InputHistoryFile: Sendable {
  /// How many lines are given back, and how many may stand in the file before it is cut to that.
  static let kept = 1_000
  private static let most = 2_000

  private let folder: String
  private var path: String { folder + "/history.jsonl" }

  init(_ environment: Environment) {
    folder = StateFolder.path(environment)
  }

  /// The lines, oldest first; nothing where they cannot be read. A file that has grown long is cut to
  /// its last lines on the way.
  func lines() -> [String] {
    guard let bytes = try? InputFile.bytes(of: path) else { return [] }
    let lines = bytes.split(separator: 0x0A)
    if lines.count > Self.most { trim() }
    return lines.suffix(Self.kept).compactMap { line in
      (try? JSONValue(parsing: Array(line)))?.stringValue
    }
  }

  /// Adds a line. A history that cannot be kept is no reason to disturb a conversation.
  func add(_ line: String) {
    guard Self.isKept(line) else { return }
    try? StateFolder.make(folder, for: "history")
    guard let descriptor = openLocked(O_WRONLY | O_CREAT | O_APPEND) else { return }
    defer { close(descriptor) }
    let text = JSONValue.quoted(line) + "\n"
    try? FileDescriptor.writeAll(Array(text.utf8), to: descriptor, named: path)
  }

  /// Puts the file's last lines in its place, while nobody can add to it.
  private func trim() {
    guard let descriptor = openLocked(O_RDONLY) else { return }
    defer { close(descriptor) }
    // Read again: another conversation may have added a line, or have cut the file, by now.
    guard let bytes = try? InputFile.bytes(of: path) else { return }
    let lines = bytes.split(separator: 0x0A)
    guard lines.count > Self.most else { return }
    let rest = lines.suffix(Self.kept).map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    try? OutputFile.write(rest, to: path, replaces: true)
  }

  /// Opens the file and locks it; a file that was replaced meanwhile is let go for the new one.
  private func openLocked(_ flags: Int32) -> Int32? {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      var locked = stat()
      var named = stat()
      if flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &locked) == 0,
        stat(path, &named) == 0, locked.st_ino == named.st_ino, locked.st_dev == named.st_dev
      {
        return descriptor
      }
      let isReplaced = named.st_ino != locked.st_ino
      close(descriptor)
      guard isReplaced else { return nil }
    }
  }

  /// Whether a line may be kept.
  static func isKept(_ line: String) -> Bool {
    !line.isEmpty && !line.hasPrefix(" ") && Redactor().redact(line).isIdentical(to: line)
  }
}
