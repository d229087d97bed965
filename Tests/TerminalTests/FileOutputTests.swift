internal import Platform
internal import Support
internal import Testing

@testable internal import Terminal

@Suite struct FileOutputTests {
  @Test func `a reader that is gone ends the writing without a signal`() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    var output = FileOutput(descriptor: ends[1])
    output.write("text")
    #expect(output.error == .closedByReader)
  }

  @Test func `the first failure is kept`() {
    var output = FileOutput(descriptor: -1)
    output.write("")
    #expect(output.error == nil)
    output.write("text")
    output.write("text")
    #expect(output.error == .failed(errno: EBADF))
  }

  @Test func `a text larger than a pipe goes out whole`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "日本語", count: 100_000)
    let (reads, reader) = AsyncStream<[UInt8]>.makeStream()
    OwnThread.start {
      reader.yield(Self.readAll(from: reading))
      reader.finish()
    }
    var output = FileOutput(descriptor: writing)
    output.write(text)
    close(writing)
    #expect(output.error == nil)
    var received = reads.makeAsyncIterator()
    #expect(await received.next() == Array(text.utf8))
    close(reading)
  }

  private static func readAll(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }
}
