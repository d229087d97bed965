internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

/// What is said of a session in a list.
struct SessionSummary {
  let header: TranscriptHeader
  /// How many messages the person wrote.
  let turns: Int
  let title: String?
  /// What the person said first.
  private let firstWords: String?

  init(_ transcript: Transcript, path: String) throws(ProgramError) {
    header = transcript.header
    let said = transcript.events.compactMap { event in
      if case .message(let message) = event, message.sender == .me { message.content } else { nil }
    }
    turns = said.count
    firstWords = said.first
    title = try Session(resuming: transcript, path: path).form.title
  }

  var json: JSONValue {
    [
      "id": .string(header.id), "created": .string(header.created),
      "service": .string(header.service), "model": header.model.map { .string($0) } ?? .null,
      "turns": .number(JSONNumber(turns)), "title": title.map { .string($0) } ?? .null,
    ]
  }

  /// The line for people; a form without a title is known by what was said first.
  var line: String {
    let turns = turns == 1 ? "1 turn" : "\(turns) turns"
    let about = title ?? firstWords.map { "\"\(Self.beginning(of: $0))\"" } ?? "(no title)"
    return "\(header.id)  \(header.created.prefix(10))  \(turns)  \(about)".visibleText
  }

  private static func beginning(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return String(line).truncated(to: 40, mark: "...").visible()
  }
}
