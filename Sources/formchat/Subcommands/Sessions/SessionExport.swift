internal import Chat
internal import JSON

/// A session as data for other programs.
enum SessionExport {
  /// Its events, the header first, as one JSON array.
  static func json(_ transcript: Transcript) -> String {
    let events = [TranscriptEvent.session(transcript.header)] + transcript.events
    return JSONValue.array(events.map(\.json)).text(.indented) + "\n"
  }
}
