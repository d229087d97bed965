internal import Chat
internal import Platform
internal import Terminal

/// Who listens to the wire, as the command line says: `--trace`, `--record`, `--replay`, `--verbose`.
///
/// Files are begun when a service is made for the first time, and go on with a second.
final class WireSettings: Sendable {
  private let options: Options
  private let opened = Locked<Wire?>(nil)

  init(_ options: Options) {
    self.options = options
  }

  /// Whether a recording answers in place of the service.
  var isReplay: Bool { options.has(.replayed) }

  /// Returns the wire, the same at every call.
  func wire() throws(ProgramError) -> Wire {
    if let wire = opened.withLock(\.self) { return wire }
    let wire = try Self.open(options)
    opened.withLock { $0 = wire }
    return wire
  }

  private static func open(_ options: Options) throws(ProgramError) -> Wire {
    var observers: [@Sendable (WireEvent) -> Void] = []
    if let path = options.value(.trace) {
      let file = try WireFile(path, .trace)
      observers.append { file.add($0) }
    }
    if let path = options.value(.record) {
      let file = try WireFile(path, .recording)
      observers.append { file.add($0) }
    }
    if options.has(.verbose) {
      observers.append { event in
        var errors = FileOutput.standardError
        errors.write(event.lines(isBrief: true).map { "\($0.visibleText)\n" }.joined())
      }
    }
    var recording: RecordedTransport?
    if let path = options.value(.replayed) {
      recording = RecordedTransport(try WireFile.events(of: path))
    }
    guard !observers.isEmpty else { return Wire(recording: recording) }
    let all = observers
    return Wire(observe: { event in all.forEach { $0(event) } }, recording: recording)
  }
}
