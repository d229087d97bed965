/// A command of the line editor that a key stands for.
///
/// The editor looks commands up by byte. These use the bytes of the C1 controls, which no person can
/// type since the decoder drops them.
enum EditorCommand: UInt8, CaseIterable {
  case left = 0x80
  case right, home, end, delete, wordLeft, wordRight, deleteWordLeft, deleteWordRight
  case upperCase, lowerCase, capitalise, redraw
  case up, down, newline, paste, complete, repaint, search, replace

  /// The editor's own function, or nil for one of ours.
  var builtIn: String? {
    switch self {
    case .left: "ed-prev-char"
    case .right: "ed-next-char"
    case .home: "ed-move-to-beg"
    case .end: "ed-move-to-end"
    case .delete: "ed-delete-next-char"
    case .wordLeft: "ed-prev-word"
    case .wordRight: "em-next-word"
    case .deleteWordLeft: "ed-delete-prev-word"
    case .deleteWordRight: "em-delete-next-word"
    case .upperCase: "em-upper-case"
    case .lowerCase: "em-lower-case"
    case .capitalise: "em-capitol-case"
    case .redraw: "ed-redisplay"
    case .up, .down, .newline, .paste, .complete, .repaint, .search, .replace: nil
    }
  }

  /// The key as the editor's `bind` writes it.
  var key: String { "\\" + String(rawValue, radix: 8) }

  /// The command for a key, if the key is one that the editor or this list knows a command for.
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .delete: self = .delete
    case .wordLeft: self = .wordLeft
    case .wordRight: self = .wordRight
    case .deleteWordLeft: self = .deleteWordLeft
    case .deleteWordRight: self = .deleteWordRight
    case .upperCase: self = .upperCase
    case .lowerCase: self = .lowerCase
    case .capitalise: self = .capitalise
    case .newline: self = .newline
    case .tab: self = .complete
    case .character, .control, .paste, .enter, .interrupt, .endOfInput, .stop, .quit, .escape,
      .searchOlder, .searchNewer, .cancelSearch, .compose:
      return nil
    }
  }
}
