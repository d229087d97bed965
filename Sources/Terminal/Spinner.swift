@preconcurrency internal import Dispatch
internal import Platform

/// A line on standard error that shows that something is being waited for, and for how long.
package final class Spinner: Sendable {
  private struct State {
    var label: String
    var count = 0
  }

  private let state: Locked<State>
  private let queue = DispatchQueue(label: "formchat.spinner")
  private let timer: any DispatchSourceTimer
  private let start = ContinuousClock.now
  private let isASCII: Bool

  /// Starts the line. Returns nil where it would leave a trace: standard error is no terminal, or
  /// the output is to be plain.
  package init?(label: String, settings: ConsoleSettings, isASCII: Bool = false) {
    guard FileOutput.standardError.isTerminal, !settings.isPlain else { return nil }
    state = Locked(State(label: label))
    self.isASCII = isASCII
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { @Sendable [weak self] in self?.draw() }
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.activate()
  }

  deinit {
    timer.cancel()
  }

  /// Changes what the line says beside the time.
  package func update(label: String) {
    state.withLock { $0.label = label }
  }

  /// Takes the line away. When this returns, nothing more is written.
  package func stop() {
    queue.sync {
      guard !timer.isCancelled else { return }
      timer.cancel()
      var errors = FileOutput.standardError
      errors.write("\r\u{1B}[K")
    }
  }

  private func draw() {
    guard !timer.isCancelled else { return }
    let (label, count) = state.withLock { state in
      state.count += 1
      return (state.label, state.count)
    }
    let line = Self.line(
      label: label, count: count, elapsed: .now - start, isASCII: isASCII,
      width: ConsoleSettings.width(of: STDERR_FILENO))
    var errors = FileOutput.standardError
    errors.write("\r" + line + "\u{1B}[K")
  }

  /// Returns the line at one moment, cut so that it stays on one row.
  static func line(
    label: String, count: Int, elapsed: ContinuousClock.Duration, isASCII: Bool, width: Int
  ) -> String {
    let frames = Array(isASCII ? "|/-\\" : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
    let separator = isASCII ? "-" : "·"
    let text = "\(frames[count % frames.count]) \(label.visibleText) \(separator) "
    return String((text + "\(elapsed.components.seconds) s").prefix(width - 1))
  }
}
