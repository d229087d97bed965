internal import FormLayout
internal import Chat
internal import Platform

/// The folder that keeps sessions: one transcript a file, nothing else.
struct SessionStore: Sendable {
  let directory: String

  /// `$XDG_STATE_HOME/formchat/sessions`, by default under `~/.local/state`.
  init(_ environment: Environment) {
    directory = StateFolder.path(environment) + "/sessions"
  }

  /// Where a session is kept.
  func path(of id: String) -> String { "\(directory)/\(id).jsonl" }

  /// Whether a text can name a session: letters, digits, `-`, `_` and `.`, not beginning with `.`.
  static func isName(_ text: String) -> Bool {
    let units = Array(text.utf8)
    return !units.isEmpty && units.count <= 100 && units[0] != UInt8(ascii: ".")
      && units.allSatisfy { unit in
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit)
          || (0x61...0x7A).contains(unit) || [0x2D, 0x5F, 0x2E].contains(unit)
      }
  }

  /// A new session's id: its time in UTC and four letters, for example `20261130-034512-kqzt`.
  static func newID(at seconds: Int, random: UInt64) -> String {
    let digits = Timestamp.text(seconds).filter(\.isNumber)
    let letters = (0..<4).map { place in
      Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8((random >> (place * 8)) % 26)))
    }
    return "\(digits.prefix(8))-\(digits.suffix(6))-\(String(letters))"
  }

  /// The ids there are, the one last written first.
  var ids: [String] {
    let found = FileNames.inFolder(directory).compactMap {
      name -> (id: String, seconds: Int, nanoseconds: Int)? in
      var status = stat()
      let id = String(name.dropLast(".jsonl".count))
      guard name.hasSuffix(".jsonl"), Self.isName(id), stat(path(of: id), &status) == 0 else {
        return nil
      }
      let time = FileTime(status)
      return (id, time.seconds, time.nanoseconds)
    }
    return found.sorted {
      ($0.seconds, $0.nanoseconds, $0.id) > ($1.seconds, $1.nanoseconds, $1.id)
    }.map(\.id)
  }

  /// Begins a session's file with its header and what happened first; the folder is made where it is
  /// missing. The file has its name only once all that is in it, so that a crash leaves no half of it.
  func create(
    _ header: TranscriptHeader, _ events: [TranscriptEvent]
  ) throws(ProgramError) -> TranscriptFile {
    try StateFolder.make(directory, for: "sessions")
    let path = path(of: header.id)
    let draft = "\(path).\(getpid()).tmp"
    unlink(draft)
    let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("the session cannot be kept", path) }
    defer { unlink(draft) }
    let file = TranscriptFile(descriptor: descriptor, path: path)
    try file.lock(id: header.id)
    try file.append([.session(header)] + events)
    try publish(draft, as: header.id)
    return file
  }

  /// Gives a whole file its name, where no session has it; on disk before this returns.
  private func publish(_ draft: String, as id: String) throws(ProgramError) {
    let path = path(of: id)
    var isNamed = link(draft, path) == 0
    // There are disks on which a file has one name only.
    if !isNamed, errno != EEXIST, access(path, F_OK) != 0 { isNamed = rename(draft, path) == 0 }
    guard isNamed else {
      guard errno == EEXIST || access(path, F_OK) == 0 else {
        throw failure("the session cannot be kept", path)
      }
      throw ProgramError(
        .cannotCreate, "exists", "there is a session named '\(id)' already",
        help: "Go on with --resume \(id), or choose another name")
    }
    let folder = open(directory, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Opens a session to go on with it: locked, its torn last line cut.
  func resume(_ id: String) throws(ProgramError) -> (file: TranscriptFile, transcript: Transcript) {
    guard SessionStore.isName(id) else { throw unknown(id) }
    let path = path(of: id)
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno != ENOENT else { throw unknown(id) }
      throw failure(
        "the session cannot be opened", path, help: "To read it: formchat sessions show \(id)")
    }
    let file = TranscriptFile(descriptor: descriptor, path: path)
    try file.lock(id: id)
    let transcript = try read(id)
    if let torn = transcript.tornAt { try file.truncate(to: torn) }
    return (file, transcript)
  }

  /// Reads a session without opening it to go on.
  func transcript(_ id: String) throws(ProgramError) -> Transcript {
    guard SessionStore.isName(id), InputFile.exists(path(of: id)) else { throw unknown(id) }
    return try read(id)
  }

  /// Reads a session's file. Its name is the session's, whatever a stranger wrote into it.
  private func read(_ id: String) throws(ProgramError) -> Transcript {
    let path = path(of: id)
    var transcript = try TranscriptReader.transcript(InputFile.bytes(of: path), file: path)
    transcript.header.id = id
    return transcript
  }

  /// Keeps a copy of a session under another name, and opens it.
  @discardableResult
  func copy(_ id: String, as name: String) throws(ProgramError) -> TranscriptFile {
    guard SessionStore.isName(name) else { throw Self.badName(name) }
    var transcript = try transcript(id)
    transcript.header.id = name
    return try create(transcript.header, transcript.events)
  }

  /// What is said of a text that cannot name a session.
  static func badName(_ name: String) -> ProgramError {
    ProgramError(
      .usage, "usage", "'\(name)' cannot name a session",
      help: "Use letters, digits, '-', '_' and '.'")
  }

  /// Deletes a session that nobody has open.
  func remove(_ id: String) throws(ProgramError) {
    let (file, _) = try resume(id)
    try withExtendedLifetime(file) { () throws(ProgramError) in try forget(id) }
  }

  /// Deletes a session's file, whoever has it open.
  func forget(_ id: String) throws(ProgramError) {
    guard SessionStore.isName(id) else { throw unknown(id) }
    let path = path(of: id)
    guard unlink(path) == 0 else { throw failure("the session cannot be removed", path) }
  }

  private func unknown(_ id: String) -> ProgramError {
    ProgramError(
      .cannotRead, "no-session", "there is no session '\(id)'",
      help: NearestName.question(for: id, among: ids) ?? "See formchat sessions list")
  }

  private func failure(_ what: String, _ path: String, help: String? = nil) -> ProgramError {
    ProgramError(
      .cannotCreate, "cannot-create",
      "\(what): \(String(cString: strerror(errno)).lowercased())", help: help, file: path)
  }
}

/// When a file was last changed; the two C libraries name it differently.
private struct FileTime {
  let seconds: Int
  let nanoseconds: Int

  init(_ status: stat) {
    #if canImport(Darwin)
      seconds = Int(status.st_mtimespec.tv_sec)
      nanoseconds = Int(status.st_mtimespec.tv_nsec)
    #else
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    #endif
  }
}
