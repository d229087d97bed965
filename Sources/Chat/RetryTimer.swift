/// How the waits before a retry pass and are spread.
package struct RetryTimer: Sendable {
  /// Waits; ends early, by throwing, where the task is cancelled.
  package let sleep: @Sendable (Duration) async throws -> Void
  /// A random number from 0 to 1.
  package let random: @Sendable () -> Double
  /// How long it is since some moment, the same for every call.
  package let elapsed: @Sendable () -> Duration

  package init(
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    random: @escaping @Sendable () -> Double,
    elapsed: @escaping @Sendable () -> Duration = { .zero }
  ) {
    self.sleep = sleep
    self.random = random
    self.elapsed = elapsed
  }

  /// Waits that are over at once, as a recording wants them, while no time passes.
  package static let instant = RetryTimer(sleep: { _ in }, random: { 0 })

  /// The machine's clock and its randomness.
  package static let live = RetryTimer(
    sleep: { try await Task.sleep(for: $0) },
    random: { Double.random(in: 0...1) },
    elapsed: { [start = ContinuousClock.now] in start.duration(to: .now) }
  )
}
