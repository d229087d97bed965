internal import Chat
internal import JSON

/// A reply while it arrives: its message as words, and whether it has gone astray.
struct ReplyStream: Sendable {
  /// The most characters of a message that are taken; a model that writes more repeats itself.
  static let longestMessage = 600

  /// All that has come.
  private(set) var content = ""
  /// The words of the message so far, cut at the longest that is taken.
  private(set) var words = ""
  /// Whether the message is longer than any that is of use.
  private(set) var hasRunOn = false
  private var scanner = JSONStringScanner(key: "message")

  /// Takes a piece and returns the words that it adds to the message.
  mutating func take(_ piece: String) -> String {
    content += piece
    let new = scanner.push(piece.utf8)
    let room = Self.longestMessage - words.count
    hasRunOn = hasRunOn || new.count > room
    let taken = String(new.prefix(max(0, room)))
    words += taken
    return taken
  }
}
