internal import Platform

/// Times what runs on this thread alone, by the processor's time, which other programs do not change much.
enum Stopwatch {
  /// The processor's time of the calling thread, in nanoseconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The median time of one call, in nanoseconds, from five or more runs of at least 20 ms in all.
  static func median(of operation: () -> Void) -> Double {
    operation()
    var times: [Double] = []
    let begin = now
    while times.count < 5 || (now - begin < 20e6 && times.count < 1_001) {
      let start = now
      operation()
      times.append(now - start)
    }
    return times.sorted()[times.count / 2]
  }

  /// The time of one piece of work, in nanoseconds.
  static func time(of work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}
