internal import Chat
internal import FormLayout
internal import Terminal

/// How things are shown: taken from the command line and the terminal, or from a record.
struct Look: Sendable {
  /// How much of the form is drawn after a change.
  enum Preview: String, CaseIterable, Sendable {
    /// All of it, always.
    case full
    /// All of it, or only what changed and its surroundings where that is much shorter.
    case changes
    case off
  }

  /// Columns.
  var width: Int
  /// Whether the width is the terminal's, whatever that becomes.
  var followsTerminal = false
  var isPlain: Bool
  var isASCII: Bool
  var hasColour: Bool
  /// The language of a form's words; `nil` is the form's own.
  var language: String?
  /// The day that is today: `2026-11-30`.
  var today: String
  var preview = Preview.changes

  /// The narrowest and the widest that is drawn.
  static let widths = 20...400

  /// A number of columns, within what is drawn.
  static func clamped(_ columns: Int) -> Int {
    min(max(columns, widths.lowerBound), widths.upperBound)
  }

  /// Plain text of the usual width, where nothing can be known.
  static let bare = Look(
    width: 80, isPlain: true, isASCII: false, hasColour: false, language: nil, today: "")

  /// The look as a transcript keeps it.
  var recorded: TranscriptHeader.Screen {
    TranscriptHeader.Screen(
      width: width, isPlain: isPlain, isASCII: isASCII, language: language,
      preview: preview == .changes ? nil : preview.rawValue)
  }

  /// Lines as text, in colour or not, each with its line feed.
  func text(_ lines: [StyledText]) -> String { text(lines.text(isColoured: hasColour)) }

  /// A text with the program's own signs in ASCII where that is asked for, each in its one column.
  func text(_ text: String) -> String {
    guard isASCII, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { Self.signs[$0] ?? $0 })
  }

  private static let signs: [Character: Character] = [
    "—": "-", "–": "-", "−": "-", "·": "-", "→": ">", "✗": "x", "✓": "v",
  ]
}
