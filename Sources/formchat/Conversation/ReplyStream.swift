internal import Chat
internal import FormLayout
internal import JSON

/// A reply while it arrives: its message as words, its edits as they are complete, and whether it
/// has gone astray.
struct ReplyStream: Sendable {
  /// What a piece adds.
  struct Addition: Equatable {
    /// The words that it adds to the message.
    var words = ""
    /// Whether it closes the message.
    var endsMessage = false
    /// What the edits that it completes will do.
    var announcements: [String] = []
  }

  /// The most characters of a message that are taken; a model that writes more repeats itself.
  static let longestMessage = 600

  /// All that has come.
  private(set) var content = ""
  /// The words of the message so far, cut at the longest that is taken.
  private(set) var words = ""
  /// Whether the message is longer than any that is of use.
  private(set) var hasRunOn = false
  private var scanner = JSONStringScanner(key: "message")
  private var operations = JSONElementScanner(key: "ops")

  /// Takes a piece and returns what it adds.
  mutating func take(_ piece: String) -> Addition {
    content += piece
    let wasFinished = scanner.isFinished
    let new = scanner.push(piece.utf8)
    let room = Self.longestMessage - words.count
    hasRunOn = hasRunOn || new.count > room
    let taken = String(new.prefix(max(0, room)))
    words += taken
    return Addition(
      words: taken, endsMessage: scanner.isFinished && !wasFinished,
      announcements: operations.push(piece.utf8).flatMap(Self.announcements))
  }

  /// What an operation will do; nothing where it cannot be read, which is said once it matters.
  private static func announcements(_ operation: String) -> [String] {
    guard let json = try? JSONDocument(parsing: operation, leniency: .modelText).value,
      let edits = try? Edit.decode([json]).get().edits
    else { return [] }
    return edits.flatMap(\.announcement)
  }
}
