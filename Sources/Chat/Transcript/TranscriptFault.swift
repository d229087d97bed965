package import JSON

/// What is wrong with a transcript, and in which line.
package struct TranscriptFault: Error, Equatable, Sendable {
  package enum Reason: Error, Equatable, Sendable {
    case empty
    /// The first line is no `session` event.
    case noHeader
    case notJSON(JSONError)
    case unusableKey(String)
    case unknownEvent(String)
    case unsupportedVersion(String)
    /// A second `session` event.
    case secondHeader
  }

  package let reason: Reason
  /// From 1.
  package let line: Int

  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

extension TranscriptFault: CustomStringConvertible {
  /// What is wrong, in a lower-case phrase without the place.
  package var description: String {
    switch reason {
    case .empty: "the transcript is empty"
    case .noHeader: "this is not a transcript: its first line is no 'session' event"
    case .notJSON(let error): "this line is not JSON: \(error)"
    case .unusableKey(let key): "'\(key)' is missing or has a value that cannot be used"
    case .unknownEvent(let name): "'\(name)' is no event that this version knows"
    case .unsupportedVersion(let version):
      "this transcript has version \(version); this program reads version "
        + "\(TranscriptHeader.formatVersion)"
    case .secondHeader: "a second 'session' event stands in the middle"
    }
  }
}
