internal import CPseudoTerminal
internal import Platform

/// A program running on a terminal of its own, driven by a test.
///
/// Waiting is for what the program writes, never for time; every wait has the same long deadline,
/// which only a failing test reaches.
package final class PseudoTerminal {
  /// What went wrong in driving the program.
  package enum Failure: Error, CustomStringConvertible {
    case cannotStart(errno: Int32)
    case timedOut(waitingFor: String, written: String)

    package var description: String {
      switch self {
      case .cannotStart(let number): "cannot start: \(String(cString: strerror(number)))"
      case .timedOut(let marker, let written):
        "waited for \(marker.debugDescription) in \(written.debugDescription)"
      }
    }
  }

  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// How long any wait lasts at most.
  private static let deadline: Duration = .seconds(20)

  private let controller: Int32

  /// The program's side, held open so that its modes can be read when the program is gone.
  private let terminal: Int32

  /// The process, which leads a group of its own.
  package let process: Int32

  /// All the program has written so far.
  package private(set) var written: [UInt8] = []

  /// Up to where `written` has been matched by a wait.
  private var matched = 0
  private var ending: Ending?

  /// The modes of the terminal before the program ran.
  package let modesBefore: TerminalModes

  /// What the screen shows.
  package private(set) var screen: Screen

  /// Starts a program whose standard streams are a new terminal. `environment` is all it gets
  /// beside a terminal's type, a locale and a setting for crashes;
  /// `errors` is a file for its standard error in place of the terminal.
  package init(
    _ program: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    errors: String? = nil
  ) throws {
    // A crash must end the program, not open Swift's reporter, which waits for keys.
    let variables = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
    let words = ([program] + arguments).map { strdup($0) }
    let settings = variables.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + settings).forEach { free($0) } }
    let pointers = [words, settings].map { $0.map { UnsafePointer<CChar>($0) } + [nil] }

    var sides: (controller: Int32, terminal: Int32) = (-1, -1)
    let status = cpseudoterminal_open(
      Int32(columns), Int32(rows), &sides.controller, &sides.terminal)
    guard status == 0 else { throw Failure.cannotStart(errno: errno) }
    (controller, terminal) = sides
    modesBefore = TerminalModes(of: terminal)
    process = cpseudoterminal_start(pointers[0], pointers[1], errors, terminal)
    guard process > 0 else { throw Failure.cannotStart(errno: errno) }
    screen = Screen(columns: columns, rows: rows)
  }

  deinit {
    if ending == nil {
      kill(SIGKILL)
      waitpid(process, nil, 0)
    }
    close(controller)
    close(terminal)
  }

  // MARK: Driving

  /// Presses keys: the bytes as a terminal sends them.
  package func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Presses keys: the bytes as a terminal sends them.
  package func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let end = ContinuousClock.now + Self.deadline
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      // The program may wait for its own output to be read before it reads on.
      readAvailable(waiting: count > 0 ? 0 : 20)
      if ContinuousClock.now > end { throw timeOut("input to be taken") }
    }
  }

  /// Waits until the program has written a text after the last one waited for.
  package func wait(for marker: String) throws {
    let marker = Array(marker.utf8)
    try wait(describing: String(decoding: marker, as: UTF8.self)) {
      guard let place = Self.firstPlace(of: marker, in: self.written[self.matched...]) else {
        return false
      }
      self.matched = place + marker.count
      return true
    }
  }

  /// Waits until the screen looks a certain way.
  package func wait(
    describing name: String, until condition: @escaping (Screen) -> Bool
  ) throws {
    try wait(describing: name) { condition(self.screen) }
  }

  /// Waits for the program to end.
  package func waitForEnd() throws -> Ending {
    try wait(describing: "the end of the program") {
      if let ending = self.ending { return ending == self.ending }
      var status: Int32 = 0
      guard waitpid(self.process, &status, WNOHANG) == self.process else { return false }
      let number = status & 0x7F
      self.ending = number == 0 ? .exit((status >> 8) & 0xFF) : .signal(number)
      return true
    }
    readAvailable(waiting: 0)
    return ending ?? .exit(0)
  }

  /// Sends the program a signal.
  package func kill(_ signal: Int32) {
    _ = Platform.kill(process, signal)
  }

  /// Changes the size of the terminal.
  package func resize(columns: Int, rows: Int) {
    _ = cpseudoterminal_resize(terminal, Int32(columns), Int32(rows))
    screen = Screen(columns: columns, rows: rows)
    kill(SIGWINCH)
  }

  // MARK: Looking

  /// All the program has written, decoded.
  package var text: String { String(decoding: written, as: UTF8.self) }

  /// The modes of the terminal, as they are now.
  package var modes: TerminalModes { TerminalModes(of: terminal) }

  // MARK: Details

  private func wait(describing name: String, until isDone: () -> Bool) throws {
    let end = ContinuousClock.now + Self.deadline
    while true {
      if isDone() { return }
      if ContinuousClock.now > end { throw timeOut(name) }
      readAvailable(waiting: 20)
    }
  }

  private func timeOut(_ name: String) -> Failure {
    .timedOut(waitingFor: name, written: String(text.suffix(2000)))
  }

  private func readAvailable(waiting milliseconds: Int32) {
    var source = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { return }
      written.append(contentsOf: buffer[..<count])
      screen.write(buffer[..<count])
    }
  }

  private static func firstPlace(of marker: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= marker.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - marker.count)).first {
      bytes[$0..<$0 + marker.count].elementsEqual(marker)
    }
  }
}
