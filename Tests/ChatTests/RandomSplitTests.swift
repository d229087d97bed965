import Chat
import Support
import Testing

/// Streams as they were recorded, cut at random places: the events must not depend on the cuts.
@Suite struct RandomSplitTests {
  /// How many random splits there are in one run, over all streams.
  private static let splits = 10_000

  /// The bytes that scripts send after the head, without the framing of chunks.
  private static let streams: [[UInt8]] = [
    "data: {\"choices\":[{\"delta\":{\"content\":\"{\\\"message\\\":\\\"hé\"}}]}\n\n"
      + "data: {\"choices\":[{\"delta\":{\"content\":\"😀日本\\\",\\\"ops\\\":[]}\"}}]}\n\n"
      + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n",
    "\u{FEFF}: OPENROUTER PROCESSING\r\n\r\n:x\r\nid: 1\r\nevent: message\r\n"
      + "data: {\"model\":\"m\",\r\ndata: \"choices\":[]}\r\n\r\nretry: 3000\r\n\r\n"
      + "data:{\"choices\":[{\"delta\":{\"content\":\"é\"}}]}\r\n\r\n: ping\r\n\r\ndata:\r\n\r\n"
      + "data: {\"choices\":[{\"delta\":{\"content\":\"😀\"},\"finish_reason\":\"stop\"}]}\r\n",
    "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"hm 🇩🇪\"}}]}\r\r"
      + "data: {\"choices\":[{\"delta\":{\"content\":\"{}\"}}]}\n\r\ndata: {}\r\r"
      + "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":2}}\n\n"
      + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}",
    "data: {\"choices\":[{\"delta\":{\"content\":\"ok\"}}]}\n\nevent: error\ndata: {\"error\":"
      + "{\"message\":\"dïed\"}}\n\n",
    " \n{\"choices\":[{\"message\":{\"content\":\"{\\\"message\\\":\\\"hé 😀\\\"}\"},"
      + "\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":9}}",
  ].map { Array($0.utf8) }

  /// What a run over some pieces tells.
  private struct Run: Equatable {
    var sentEvents: [ServerSentEvent] = []
    var chatEvents: [ChatEvent] = []
    var assembly = CompletionAssembly()
    var fault: CompletionDecoder.Fault?

    init(_ pieces: [ArraySlice<UInt8>]) throws {
      var parser = EventStreamParser()
      for piece in pieces { sentEvents += try parser.push(piece) }
      if let last = try parser.finish() { sentEvents.append(last) }
      var decoder = CompletionDecoder(contentType: nil)
      do throws(CompletionDecoder.Fault) {
        for piece in pieces { try decoder.push(Array(piece), into: &chatEvents) }
        try decoder.finish(into: &chatEvents)
      } catch {
        fault = error
      }
      assembly = decoder.assembly
    }
  }

  @Test(arguments: streams)
  func `random splits of a stream give the same events`(stream: [UInt8]) throws {
    let whole = try Run([stream[...]])
    #expect(!whole.chatEvents.isEmpty)
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<Self.splits / Self.streams.count {
      let count = Int.random(in: 1...12, using: &random)
      let cuts = (0..<count).map { _ in Int.random(in: 0...stream.count, using: &random) }.sorted()
      let places = [0] + cuts + [stream.count]
      let pieces = zip(places, places.dropFirst()).map { stream[$0..<$1] }
      guard try Run(pieces) == whole else {
        Issue.record("seed \(seed), cuts at \(cuts)")
        return
      }
    }
  }
}
