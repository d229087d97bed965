internal import Chat
internal import JSON
internal import Support
internal import Testing

@testable import formchat

@Suite struct ReplayTests {
  private static let folder = Fixtures.projectRoot + "/transcripts"

  /// Every recording at the top of the project.
  static let transcripts = Fixtures.files(in: folder).filter { $0.hasSuffix(".jsonl") }

  @Test(arguments: transcripts) func `a recording comes out as it was`(_ name: String) async throws
  {
    let file = try await ReplayedFile("\(Self.folder)/\(name)")
    #expect(try file.difference()?.words == nil)
    #expect(Fixtures.exists(file.expectationPath))
  }

  @Test func `there are at least six recordings`() {
    #expect(Self.transcripts.count >= 6)
  }

  /// One character changed, and the place that must be named: a typed line, a command, a reply, an
  /// operation, a fingerprint, what was sent back.
  static let changes: [(file: String, from: String, to: String, place: String)] = [
    ("login", "call the button Log in", "call the button Log in!", "login.expected.txt:"),
    ("login", "/history me", "/history mi", "login.expected.txt:"),
    ("login", #"\"v\":\"Log in\""#, #"\"v\":\"Log on\""#, "login.jsonl:9: the revision's ops"),
    ("login", #"says Log in now"#, #"says Log in not"#, "login.jsonl:8: the reply's 'words'"),
    ("login", #""v":"Log in""#, #""v":"Log on""#, "login.jsonl:9: the revision's ops"),
    (
      "login", #""fingerprint":""#, #""fingerprint":"f"#,
      "login.jsonl:4: the revision's fingerprint"
    ),
    (
      "repair", "Nothing was applied", "Nothing was applied!",
      "repair.jsonl:7: the repair's 'content'"
    ),
    ("commands", "/undo 2", "/undo 3", "commands.expected.txt:"),
  ]

  @Test(arguments: changes)
  func `one changed character is found and its place is named`(
    _ change: (file: String, from: String, to: String, place: String)
  ) async throws {
    let folder = TemporaryFolder()
    let bytes = try #require(Fixtures.bytes("\(Self.folder)/\(change.file).jsonl"))
    let text = String(decoding: bytes, as: UTF8.self)
    let place = try #require(text.firstRange(of: change.from))
    let path = folder.write(
      text.replacingCharacters(place, with: change.to), to: "\(change.file).jsonl")
    let expected = try #require(Fixtures.bytes("\(Self.folder)/\(change.file).expected.txt"))
    folder.write(expected, to: "\(change.file).expected.txt")
    let difference = try await ReplayedFile(path).difference()
    let words = try #require(difference?.words)
    #expect(words.hasPrefix(change.place), "\(words)")
  }

  @Test func `a replay leaves nothing behind`() async throws {
    let folder = TemporaryFolder()
    let transcript = Transcript(
      header: TranscriptHeader(
        id: "s", created: "2026-11-30T10:00:00Z", program: "0", service: "none", prompt: "1"),
      events: [
        .command("/add TextField Name", by: .me),
        .revision(
          TranscriptRevision(
            number: 1, parent: 0,
            ops: [
              [
                "op": "add", "in": "", "after": "",
                "nodes": [["type": "TextField", "id": "", "label": "Name", "props": []]],
              ]
            ], fingerprint: "?")),
        .command("/save \(folder.path)/never.form.json", by: .me),
      ])
    _ = await Replay(of: transcript)
    #expect(folder.names() == [])
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
