internal import Chat
internal import JSON
internal import Testing

@Suite struct TranscriptTests {
  private static let header = TranscriptHeader(
    id: "s1", created: "2026-11-30T10:00:00Z", program: "0.1.0", service: "openai",
    model: "gpt-4.1", host: "api.openai.com", prompt: "1",
    screen: TranscriptHeader.Screen(width: 60, isPlain: true, isASCII: false, language: "fr"))

  private static let events: [TranscriptEvent] = [
    .layout(["formchat": 1, "id": "f", "components": []], name: "f.form.json"),
    .message(
      ChatMessage(
        id: "m1", sender: .me, content: "add é\n\"x\"", dateCreated: "2026-11-30T10:00:01Z")),
    .message(
      ChatMessage(
        id: "m2", sender: .gpt, content: "{}", words: "Done.", dateCreated: "2026-11-30T10:00:02Z",
        fate: .refused, model: "gpt-4.1", finishReason: .stop,
        usage: TokenUsage(promptTokens: 5, completionTokens: 2))),
    .repair("Nothing was applied."),
    .revision(TranscriptRevision(number: 1, parent: 0, ops: [], fingerprint: "0123456789abcdef")),
    .command("/undo 1", by: .gpt), .command("/check", by: .me),
  ]

  private static let whole = Transcript(header: header, events: events).text

  @Test func `what is written is read again`() throws {
    let transcript = try Transcript(parsing: Array(Self.whole.utf8))
    #expect(transcript == Transcript(header: Self.header, events: Self.events))
    #expect(transcript.text == Self.whole)
  }

  /// The places of a cut in the last line: after its first byte, in its middle, before its line feed.
  @Test(arguments: [1, 10, 34])
  func `a torn last line is left out and its place is told`(_ kept: Int) throws {
    let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let before = lines.dropLast().map { $0 + "\n" }.joined()
    let last = try #require(lines.last)
    let torn = before + last.prefix(kept)
    let transcript = try Transcript(parsing: Array(torn.utf8))
    #expect(transcript.events == Self.events.dropLast())
    #expect(transcript.tornAt == before.utf8.count)
  }

  @Test func `an applied reply whose revision was not written yet is left out`() throws {
    let asked = TranscriptEvent.message(
      ChatMessage(id: "m1", sender: .me, content: "x", dateCreated: "2026-11-30T10:00:00Z"))
    let applied = TranscriptEvent.message(
      ChatMessage(
        id: "m2", sender: .gpt, content: "{}", dateCreated: "2026-11-30T10:00:01Z", fate: .applied))
    let kept = Transcript(header: Self.header, events: [asked]).text
    let transcript = try Transcript(
      parsing: Array(Transcript(header: Self.header, events: [asked, applied]).text.utf8))
    #expect(transcript.events == [asked])
    #expect(transcript.tornAt == kept.utf8.count)
  }

  @Test(arguments: [
    ("", 1, "the transcript is empty"),
    ("{\"a\":1}\n", 1, "'event' is missing or has a value that cannot be used"),
    (
      "{\"event\":\"repair\",\"content\":\"\"}\n", 1,
      "this is not a transcript: its first line is no 'session' event"
    ),
    ("HEADER\n{\"event\":\"dance\"}\n", 2, "'dance' is no event that this version knows"),
    (
      "HEADER\n{\"event\":\"repair\"}\n", 2,
      "'content' is missing or has a value that cannot be used"
    ),
    (
      "HEADER\n{oops\n{\"event\":\"repair\",\"content\":\"\"}\n", 2,
      "this line is not JSON: found 'o' where a key in quotes should be"
    ),
    ("HEADER\nHEADER\n", 2, "a second 'session' event stands in the middle"),
    (
      "{\"event\":\"session\",\"version\":2}\n", 1,
      "this transcript has version 2; this program reads version 1"
    ),
  ])
  func `damage names its line`(_ text: String, _ line: Int, _ words: String) throws {
    let header = TranscriptEvent.session(Self.header).json.text()
    let bytes = Array(text.replacing("HEADER", with: header).utf8)
    let fault = try #require(throws: TranscriptFault.self) { try Transcript(parsing: bytes) }
    #expect(fault.line == line)
    #expect(fault.description == words)
  }
}
