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

  /// The look as a transcript keeps it.
  var recorded: TranscriptHeader.Screen {
    TranscriptHeader.Screen(
      width: width, isPlain: isPlain, isASCII: isASCII, language: language,
      preview: preview == .changes ? nil : preview.rawValue)
  }

  /// Lines as text, in colour or not, each with its line feed.
  func text(_ lines: [StyledText]) -> String { lines.text(isColoured: hasColour) }
}
