internal import Chat
internal import JSON

/// Reading a transcript with its faults as errors of the program.
enum TranscriptReader {
  static func transcript(_ bytes: [UInt8], file: String) throws(ProgramError) -> Transcript {
    do throws(TranscriptFault) {
      return try Transcript(parsing: bytes)
    } catch {
      let isNewer = if case .unsupportedVersion = error.reason { true } else { false }
      throw ProgramError(
        .badInput, "bad-transcript", error.description,
        help: isNewer ? "Another version of formchat wrote it, and reads it" : nil, file: file,
        at: SourceLocation(line: error.line, column: 1, offset: 0))
    }
  }
}
