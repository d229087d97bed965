internal import Chat
internal import JSON
internal import Platform
internal import Terminal

/// A file that keeps what goes over the wire, for its owner only: it holds what people type.
final class WireFile: Sendable {
  /// How the file is written.
  enum Kind: Sendable {
    /// Lines for people, with the seconds since the start.
    case trace
    /// Lines of JSON that `--replay` reads.
    case recording

    var name: String {
      switch self {
      case .trace: "trace"
      case .recording: "recording"
      }
    }

    /// What a file of this kind begins with.
    var mark: String {
      switch self {
      case .trace: "# formchat trace"
      case .recording: #"{"wire":"#
      }
    }
  }

  private let kind: Kind
  private let start = ContinuousClock.now
  private let file: Locked<FileOutput>
  private let descriptor: Int32

  /// Begins a file; one that is there is replaced only where it is of the same kind.
  init(_ path: String, _ kind: Kind) throws(ProgramError) {
    self.kind = kind
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.cannotCreate(path, kind) }
    self.descriptor = descriptor
    file = Locked(FileOutput(descriptor: descriptor))
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard Self.begins(descriptor, with: kind.mark) else { throw Self.foreign(path, kind) }
      guard ftruncate(descriptor, 0) == 0, fchmod(descriptor, 0o600) == 0 else {
        throw Self.cannotCreate(path, kind)
      }
      lseek(descriptor, 0, SEEK_SET)
    }
    if kind == .trace { write("\(kind.mark), \(Program.version)\n") }
  }

  deinit { close(descriptor) }

  /// Adds an event.
  func add(_ event: WireEvent) {
    switch kind {
    case .trace:
      let time = Self.seconds(start.duration(to: .now))
      write(event.lines(isBrief: false).map { "\(time) \($0.visibleText)\n" }.joined())
    case .recording: write(event.json.text(.compact) + "\n")
    }
  }

  private func write(_ text: String) { file.withLock { $0.write(text) } }

  /// Seconds with three decimals.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let thousandths = String(attoseconds / 1_000_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
  }

  /// Whether a file is empty or begins with a mark.
  private static func begins(_ descriptor: Int32, with mark: String) -> Bool {
    var start = [UInt8](repeating: 0, count: mark.utf8.count)
    let count = read(descriptor, &start, start.count)
    return count == 0 || start.elementsEqual(mark.utf8)
  }

  private static func cannotCreate(_ path: String, _ kind: Kind) -> ProgramError {
    ProgramError(
      .cannotCreate, "cannot-create",
      "the \(kind.name) cannot be written: \(String(cString: strerror(errno)).lowercased())",
      file: path)
  }

  private static func foreign(_ path: String, _ kind: Kind) -> ProgramError {
    ProgramError(
      .cannotCreate, "exists", "this file exists and is no \(kind.name)",
      help: "Give another name", file: path)
  }
}

extension WireFile {
  /// Reads a recording.
  static func events(of path: String) throws(ProgramError) -> [WireEvent] {
    var events: [WireEvent] = []
    let bytes = try InputFile.bytes(of: path)
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let json = try? JSONValue(parsing: Array(line)), let event = WireEvent(json: json)
      else {
        throw ProgramError(
          .badInput, "bad-recording", "this line is no part of a recording",
          help: "--record makes such files; a session is replayed by formchat replay", file: path,
          at: SourceLocation(line: index + 1, column: 1, offset: 0))
      }
      events.append(event)
    }
    guard !events.isEmpty else {
      throw ProgramError(.badInput, "bad-recording", "this recording is empty", file: path)
    }
    return events
  }
}
