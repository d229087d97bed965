import Chat
import JSON

extension Quirk {
  /// How many times faster than in life the long waits below are.
  private static let haste = 200

  /// Patience as people get it, hastened, but for the connection, which a busy machine may be slow
  /// to make.
  private static func hastened(_ timeouts: Timeouts) -> Timeouts {
    Timeouts(
      connect: .seconds(20), firstByte: timeouts.firstByte.map { $0 / haste },
      idle: timeouts.idle / haste * 10, silent: timeouts.silent.map { $0 / haste * 10 },
      total: timeouts.total / haste)
  }

  /// Six minutes without a byte, hastened.
  private static let late = ScriptedReply.completion([answer])
    .after(milliseconds: 360_000 / haste)

  /// Who takes long.
  package static let patience: [Quirk] = [
    Quirk(
      39, "silence after one chunk",
      ScriptedReply(
        ScriptedReply.events([chunk]).steps.prefix(2) + [.hang]),
      gives: "HOST stopped in the middle of its reply for 1 s. Try again",
      timeouts: Timeouts(
        connect: .seconds(20), firstByte: .seconds(20), idle: .seconds(1), silent: nil,
        total: .seconds(60))),
    Quirk(
      40, "a late first byte on this machine", late, gives: good,
      timeouts: hastened(.loopback)),
    Quirk(
      40, "a late first byte elsewhere", late, late, late,
      gives: "HOST did not begin to answer in time (3 attempts). Try again", requests: 3,
      timeouts: hastened(.remote)),
  ]

  private static let chunk = ScriptedReply.chunk(["content": #"{"message":"#])
}
