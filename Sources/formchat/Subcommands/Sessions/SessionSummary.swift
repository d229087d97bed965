internal import Chat
internal import FormLayout
internal import JSON

/// What is said of a session in a list.
struct SessionSummary {
  let header: TranscriptHeader
  /// How many messages the person wrote.
  let turns: Int
  let title: String?

  init(_ transcript: Transcript, path: String) throws(ProgramError) {
    header = transcript.header
    turns = transcript.events.count { event in
      if case .message(let message) = event { message.sender == .me } else { false }
    }
    title = try Session(resuming: transcript, path: path).form.title
  }

  var json: JSONValue {
    [
      "id": .string(header.id), "created": .string(header.created),
      "service": .string(header.service), "model": header.model.map { .string($0) } ?? .null,
      "turns": .number(JSONNumber(turns)), "title": title.map { .string($0) } ?? .null,
    ]
  }

  /// The line for people.
  var line: String {
    let turns = turns == 1 ? "1 turn" : "\(turns) turns"
    return "\(header.id)  \(header.created.prefix(10))  \(turns)  \(title ?? "(no title)")"
  }
}
