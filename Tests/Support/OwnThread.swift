internal import Platform

/// Work that waits: on one of the threads that all tests share it would hold the others up, or wait
/// for work that no thread is left for.
package enum OwnThread {
  /// Runs work on a new thread, which ends with it.
  package static func start(_ work: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(ThreadWork(work)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, { runThread($0) }, context)
    guard status == 0 else { return Unmanaged<ThreadWork>.fromOpaque(context).release() }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }
}

private final class ThreadWork {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
