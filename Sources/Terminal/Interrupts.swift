internal import CTerminal
@preconcurrency internal import Dispatch
internal import Platform

/// The signals a person or the system sends to end something. There is one in a program.
///
/// Ctrl-C ends the work at hand, never the program; SIGTERM and SIGHUP end the program, with the
/// status 143 or 129.
package final class Interrupts: Sendable {
  private let cancellation = Locked<(@Sendable () -> Void)?>(nil)
  private let queue = DispatchQueue(label: "formchat.interrupts")
  private let watcher: any DispatchSourceRead

  /// Takes over the signals. `cleanUp` runs before SIGTERM or SIGHUP ends the program, beside
  /// whatever is going on; a second signal does not wait for it. The signals do again what they do to
  /// any program when this value is gone. Returns nil if the system has no pipes left.
  package init?(cleanUp: @escaping @Sendable () -> Void = {}) {
    signal(SIGPIPE, SIG_IGN)
    guard cterminal_install() == 0 else { return nil }
    watcher = DispatchSource.makeReadSource(fileDescriptor: cterminal_watch_fd(), queue: queue)
    watcher.setEventHandler { @Sendable [weak self] in
      var number: UInt8 = 0
      while read(cterminal_watch_fd(), &number, 1) == 1 {
        if Int32(number) == SIGINT {
          self?.cancel()
        } else {
          cleanUp()
          cterminal_restore()
          cterminal_say_last_words()
          _exit(128 + Int32(number))
        }
      }
    }
    watcher.activate()
    cterminal_set_watched(1)
  }

  deinit {
    cterminal_set_watched(0)
  }

  /// Runs work that Ctrl-C may cancel: `cancel` is called, on another thread, each time.
  package func whileRunning<Result>(
    cancel: @escaping @Sendable () -> Void,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let outer = cancellation.withLock { current in
      defer { current = cancel }
      return current
    }
    defer { cancellation.withLock { $0 = outer } }
    return try await work()
  }

  private func cancel() {
    cancellation.withLock { $0 }?()
  }
}
