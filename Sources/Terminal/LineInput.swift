internal import Platform

/// Lines of a pipe, a file or a terminal in line mode, of any length and with any line ends.
struct LineInput {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isAtStart = true
  private var hasEnded = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads the next line. Bytes that are not UTF-8 become U+FFFD; the last line needs no line end.
  mutating func next() -> ConsoleInput {
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return .line(takeLine(upTo: end, dropping: end + 1))
      }
      searched = bytes.count
      if hasEnded {
        return bytes.isEmpty ? .end : .line(takeLine(upTo: bytes.count, dropping: bytes.count))
      }
      if waitIsInterrupted() {
        return .interrupted
      }
      fill()
    }
  }

  private mutating func takeLine(upTo end: Int, dropping count: Int) -> String {
    var line = bytes[..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isAtStart = false
    let text = String(decoding: line, as: UTF8.self).cleanedInput
    bytes.removeFirst(count)
    return text
  }

  private func waitIsInterrupted() -> Bool {
    while true {
      var sources = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: PromptSignals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, nfds_t(sources.count), -1) >= 0 else {
        if errno == EINTR { continue }
        return false
      }
      if sources[1].revents & Int16(POLLIN) != 0, PromptSignals.take().contains(SIGINT) {
        return true
      }
      if sources[0].revents != 0 { return false }
    }
  }

  /// Reads what there is; a fault ends the input as its end does.
  private mutating func fill() {
    let more = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, used in
      var count: Int
      repeat {
        count = read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      used = max(0, count)
    }
    hasEnded = more.isEmpty
    bytes.append(contentsOf: more)
  }
}
