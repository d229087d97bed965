/// A value that several threads share, reached only under its lock.
///
/// The standard library's `Mutex` needs macOS 15; this one is a POSIX mutex and the one place of the
/// project where sharing is promised to the compiler rather than checked by it.
public final class Locked<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  public init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs a short piece of work on the value while no other thread can see it.
  public func withLock<Result>(_ work: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work(&value)
  }
}
