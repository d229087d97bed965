internal import Platform

/// The keyboard: keys and signals as they come, one at a time.
struct KeyInput {
  /// Something to act on while a line is read.
  enum Event: Equatable {
    case key(Key)
    case interrupted
    case resized
    case resumed
    case end
  }

  /// How long a lone ESC waits for the rest of its sequence, in milliseconds.
  private static let escapeDelay: Int32 = 50

  /// How long the size must hold still before the line is drawn anew, in milliseconds.
  private static let resizeDelay: Int32 = 120

  private let descriptor: Int32
  private var decoder = KeyDecoder()
  private var isResizing = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for the next event.
  mutating func next() -> Event {
    while true {
      if let key = decoder.next() { return .key(key) }
      if let event = wait() { return event }
    }
  }

  private mutating func wait() -> Event? {
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: PromptSignals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let delay =
      decoder.hasOpenEscape ? Self.escapeDelay : isResizing ? Self.resizeDelay : -1
    switch poll(&sources, nfds_t(sources.count), delay) {
    case 0:
      if decoder.hasOpenEscape {
        return decoder.dropOpenEscape() ? .key(.escape) : nil
      }
      isResizing = false
      return .resized
    case ..<0:
      return errno == EINTR || errno == EAGAIN ? nil : .end
    default:
      break
    }
    if sources[1].revents != 0, let event = readSignals() { return event }
    return sources[0].revents != 0 ? readKeys() : nil
  }

  private mutating func readSignals() -> Event? {
    var event: Event?
    for number in PromptSignals.take() {
      switch number {
      case SIGINT: return .interrupted
      case SIGCONT: event = .resumed
      case SIGWINCH: isResizing = true
      default: break
      }
    }
    return event
  }

  private mutating func readKeys() -> Event? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, used in
      errno = 0
      used = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    guard bytes.isEmpty else {
      decoder.append(bytes)
      return nil
    }
    return errno == EINTR || errno == EAGAIN ? nil : .end
  }
}
