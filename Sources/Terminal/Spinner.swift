@preconcurrency internal import Dispatch
internal import Platform

/// A line on standard error that shows that something is being waited for, and for how long.
package final class Spinner: Sendable {
  private struct State {
    var label: String
    var detail: String?
    var count = 0
  }

  private let state: Locked<State>
  private let queue = DispatchQueue(label: "formchat.spinner")
  private let timer: any DispatchSourceTimer
  private let start: ContinuousClock.Instant
  private let isASCII: Bool

  /// Starts the line. Returns nil where it would leave a trace: standard error is no terminal, or
  /// the output is to be plain.
  ///
  /// - Parameter start: since when it has been waited.
  package init?(
    label: String, detail: String? = nil, settings: ConsoleSettings, isASCII: Bool = false,
    start: ContinuousClock.Instant = .now
  ) {
    guard FileOutput.standardError.isTerminal, !settings.isPlain else { return nil }
    state = Locked(State(label: label, detail: detail))
    self.isASCII = isASCII
    self.start = start
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { @Sendable [weak self] in self?.draw() }
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.activate()
  }

  deinit {
    timer.cancel()
  }

  /// Changes what the line says before the time and behind it.
  package func update(label: String, detail: String? = nil) {
    state.withLock {
      $0.label = label
      $0.detail = detail
    }
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
    let (label, detail, count) = state.withLock { state in
      state.count += 1
      return (state.label, state.detail, state.count)
    }
    let line = Self.line(
      label: label, detail: detail, count: count, elapsed: .now - start, isASCII: isASCII,
      width: ConsoleSettings.width(of: STDERR_FILENO))
    var errors = FileOutput.standardError
    errors.write("\r" + line + "\u{1B}[K")
  }

  /// Returns the line at one moment, cut so that it stays on one row.
  static func line(
    label: String, detail: String? = nil, count: Int, elapsed: ContinuousClock.Duration,
    isASCII: Bool, width: Int
  ) -> String {
    let frames = Array(isASCII ? "|/-\\" : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
    let separator = isASCII ? "-" : "·"
    let parts = [label, "\(elapsed.components.seconds) s"] + (detail.map { [$0] } ?? [])
    let text = parts.map(\.visibleText).joined(separator: " \(separator) ")
    return String("\(frames[count % frames.count]) \(text)".prefix(width - 1))
  }
}
