internal import Chat
internal import FormLayout
internal import JSON

/// One transcript file that is replayed, with the screen it must give.
struct ReplayedFile {
  let path: String
  let replay: Replay

  init(_ path: String) async throws(ProgramError) {
    self.path = path
    let transcript = try TranscriptReader.transcript(InputFile.bytes(of: path), file: path)
    replay = await Replay(of: transcript)
  }

  /// How many messages were typed in it.
  var turns: Int {
    replay.transcript.events.count { event in
      if case .message(let message) = event { message.sender == .me } else { false }
    }
  }

  /// Where the expected screen is: `NAME.expected.txt` beside `NAME.jsonl`.
  var expectationPath: String {
    (path.hasSuffix(".jsonl") ? String(path.dropLast(6)) : path) + ".expected.txt"
  }

  /// The first difference to the record; of a torn end, too.
  func difference() throws(ProgramError) -> ReplayDifference? {
    let name = path.lastPathComponent
    if replay.transcript.tornAt != nil {
      return ReplayDifference(
        file: name, line: replay.transcript.events.count + 2, message: "the last line is torn")
    }
    if let difference = replay.differenceInEvents(file: name) { return difference }
    guard InputFile.exists(expectationPath) else { return nil }
    let expected = String(decoding: try InputFile.bytes(of: expectationPath), as: UTF8.self)
    return replay.differenceInScreen(
      expected: expected, file: expectationPath.lastPathComponent)
  }

  /// Writes the expected screen anew.
  func updateExpectation() throws(ProgramError) {
    try OutputFile.write(replay.screen, to: expectationPath, replaces: true)
  }
}

extension String {
  /// What stands after the last slash.
  var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
