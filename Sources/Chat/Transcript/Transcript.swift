internal import JSON

/// A session as it is kept: a header and what happened after it, one JSON object a line.
package struct Transcript: Equatable, Sendable {
  package var header: TranscriptHeader
  /// All that came after the header, in order.
  package var events: [TranscriptEvent]
  /// Where a torn last line begins, in bytes: it was being written when the program ended.
  package let tornAt: Int?

  package init(header: TranscriptHeader, events: [TranscriptEvent] = []) {
    self.header = header
    self.events = events
    tornAt = nil
  }

  /// Reads a whole file.
  ///
  /// A last line without its line feed, or that is not JSON, is torn: it is left out and `tornAt`
  /// says where it begins. So is a last reply that was applied but whose revision is missing, since
  /// both are written together. Any other damage is a fault with its line.
  package init(parsing bytes: [UInt8]) throws(TranscriptFault) {
    guard !bytes.isEmpty else { throw TranscriptFault(.empty, line: 1) }
    var header: TranscriptHeader?
    var events: [TranscriptEvent] = []
    var lastStart = 0
    var torn: Int?
    var start = 0
    var line = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A)
      let isLast = end == nil || end == bytes.count - 1
      do throws(TranscriptFault.Reason) {
        let event = try Self.event(bytes[start..<(end ?? bytes.count)])
        if end == nil {
          torn = start
        } else if case .session(let first) = event {
          guard header == nil else { throw .secondHeader }
          header = first
        } else {
          guard header != nil else { throw .noHeader }
          events.append(event)
          lastStart = start
        }
      } catch {
        guard isLast, header != nil, error.isTorn else { throw TranscriptFault(error, line: line) }
        torn = start
      }
      guard let end else { break }
      start = end + 1
      line += 1
    }
    guard let header else { throw TranscriptFault(.noHeader, line: 1) }
    if events.last?.isHalf == true {
      events.removeLast()
      torn = lastStart
    }
    self.header = header
    self.events = events
    tornAt = torn
  }

  private static func event(_ line: ArraySlice<UInt8>) throws(TranscriptFault.Reason)
    -> TranscriptEvent
  {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: Array(line))
    } catch {
      throw .notJSON(error)
    }
    return try TranscriptEvent(json: value)
  }

  /// The lines of events, each with its line feed.
  package static func text(_ events: [TranscriptEvent]) -> String {
    events.map { $0.json.text(.compact) + "\n" }.joined()
  }

  /// The whole file.
  package var text: String { Self.text([.session(header)] + events) }
}

extension TranscriptEvent {
  /// Whether something must follow: the revision that an applied reply made.
  fileprivate var isHalf: Bool {
    if case .message(let message) = self {
      message.sender == .gpt && message.fate == .applied
    } else {
      false
    }
  }
}

extension TranscriptFault.Reason {
  /// Whether a line that was cut off may look like this.
  fileprivate var isTorn: Bool { if case .notJSON = self { true } else { false } }
}
