internal import Chat
internal import JSON
internal import Platform

/// The lines typed in earlier conversations: one JSON string a line, only ever added to.
///
/// Two conversations may write at once: each line is one locked write. A line that begins with a
/// space, or that holds what looks like a key, is not kept.
struct InputHistoryFile: Sendable {
  /// How many lines are given back, and how many may stand in the file before it is cut to that.
  static let kept = 1_000
  private static let most = 2_000

  private let folder: String
  private var path: String { folder + "/history.jsonl" }

  init(_ environment: Environment) {
    folder = StateFolder.path(environment)
  }

  /// The lines, oldest first; nothing where they cannot be read.
  func lines() -> [String] {
    guard let bytes = try? InputFile.bytes(of: path) else { return [] }
    return bytes.split(separator: 0x0A).suffix(Self.kept).compactMap { line in
      (try? JSONValue(parsing: Array(line)))?.stringValue
    }
  }

  /// Adds a line. A history that cannot be kept is no reason to disturb a conversation.
  func add(_ line: String) {
    guard Self.isKept(line) else { return }
    try? StateFolder.make(folder, for: "history")
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { return }
    let text = JSONValue.quoted(line) + "\n"
    try? FileDescriptor.writeAll(Array(text.utf8), to: descriptor, named: path)
  }

  /// Cuts a file that has grown long to its last lines.
  func trim() {
    guard let bytes = try? InputFile.bytes(of: path) else { return }
    let lines = bytes.split(separator: 0x0A)
    guard lines.count > Self.most else { return }
    let rest = lines.suffix(Self.kept).map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    try? OutputFile.write(rest, to: path, replaces: true)
  }

  /// Whether a line may be kept.
  static func isKept(_ line: String) -> Bool {
    !line.isEmpty && !line.hasPrefix(" ") && Redactor().redact(line).isIdentical(to: line)
  }
}
