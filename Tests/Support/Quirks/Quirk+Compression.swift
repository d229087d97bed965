extension Quirk {
  /// A compressed stream of `{}`: what was flushed after the first event, then the rest.
  private static let compressed = [
    "1f8b08000000000002030cc9310a80300c05d0bda7903f7770ce554424b4110325051b41"
      + "28b9bbbef55576a665a25c5d8b0cd036a156e505ad19559a33e8ef6e2ee620cc40649c6a"
      + "3aaee3161edd40f6b4167ba4f4010000ffff",
    "4b21ca384c03948a4bf20b94908c8876f1f7738de5e2020064988d22a0000000",
  ].map { digits in
    stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(digits.dropFirst($0).prefix(2), radix: 16)
    }
  }

  private static let head = Array(
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Encoding: gzip\r\n\r\n".utf8)

  /// What gateways compress, whether asked or not.
  package static let compression: [Quirk] = [
    Quirk(
      42, "a compressed stream, flushed by event",
      ScriptedReply(
        ([head] + compressed).flatMap { [.write($0), .pause(milliseconds: 5)] } + [.close]),
      gives: "success: {}", isProper: true),
    Quirk(
      42, "a compressed stream, kept back until its end",
      ScriptedReply([.write(Array(([head] + compressed).joined())), .close]),
      gives: "success: {}", isProper: true),
  ]
}
