/// How long each part of an exchange may take; `nil` is as long as the whole.
package struct Timeouts: Equatable, Sendable {
  /// Looking up the host, connecting, agreeing on encryption.
  package var connect: Duration
  /// From the request to the first byte of the answer.
  package var firstByte: Duration?
  /// Between two bytes; a stream's comments count.
  package var idle: Duration
  /// Between two events of a stream, while only comments arrive.
  package var silent: Duration?
  package var total: Duration
  /// How long a connection that nothing goes over is used again; libcurl's own default.
  package var kept: Duration

  package init(
    connect: Duration,
    firstByte: Duration?,
    idle: Duration,
    silent: Duration?,
    total: Duration,
    kept: Duration = .seconds(118)
  ) {
    self.connect = connect
    self.firstByte = firstByte
    self.idle = idle
    self.silent = silent
    self.total = total
    self.kept = kept
  }

  /// For a service over the network.
  package static let remote = Timeouts(
    connect: .seconds(10),
    firstByte: .seconds(120),
    idle: .seconds(60),
    silent: .seconds(300),
    total: .seconds(600)
  )

  /// For a model over the network that thinks for long.
  package static var slowRemote: Timeouts {
    var timeouts = remote
    timeouts.firstByte = .seconds(300)
    return timeouts
  }

  /// For a service on this machine, which may read a long prompt for minutes.
  package static let loopback = Timeouts(
    connect: .seconds(3),
    firstByte: nil,
    idle: .seconds(300),
    silent: nil,
    total: .seconds(1_800),
    kept: .seconds(1_800)
  )
}

extension Duration {
  /// The number of whole milliseconds, rounded up.
  var fullMilliseconds: Int {
    let (seconds, attoseconds) = components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int(clamping: seconds) * 1_000 + Int(milliseconds)
  }

  /// The number of whole seconds, rounded up.
  var fullSeconds: Int { (fullMilliseconds + 999) / 1_000 }
}
