internal import CCurl
internal import Platform

/// The thread that drives libcurl.
enum CurlThread {
  private static let isLibraryReady = ccurl_global_init() == CURLE_OK

  /// Starts the thread; returns whether it runs.
  static func start(_ mailbox: Locked<TransferMailbox>) -> Bool {
    guard isLibraryReady else { return false }
    let context = Unmanaged.passRetained(mailbox)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, threadBody, context.toOpaque())
    if status != 0 { context.release() }
    return status == 0
  }
}

#if canImport(Darwin)
  private func threadBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    run(context)
  }
#else
  private func threadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.flatMap(run)
  }
#endif

private func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  // No signal is for this thread: Ctrl-C belongs to the program, and a connection that closes under
  // a write must be an error there rather than a SIGPIPE that ends everything.
  var signals = sigset_t()
  sigfillset(&signals)
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  let mailbox = Unmanaged<Locked<TransferMailbox>>.fromOpaque(context).takeRetainedValue()
  if let loop = CurlLoop(mailbox) {
    loop.run()
  } else {
    for job in mailbox.withLock({ $0.takeAll() }) {
      job.continuation.yield(.failed(.curl(code: Int(CURLE_FAILED_INIT.rawValue), words: "")))
      job.continuation.finish()
    }
  }
  return nil
}
