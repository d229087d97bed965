/// A key or a paste, as understood from the bytes a terminal sends.
enum Key: Equatable {
  case character(Unicode.Scalar)

  /// A control character the line editor knows, such as Ctrl-A.
  case control(UInt8)

  /// A whole paste, as it came.
  case paste([UInt8])

  case enter, newline, tab, interrupt, endOfInput, stop, quit, escape
  case up, down, left, right, home, end, delete
  case wordLeft, wordRight, deleteWordLeft, deleteWordRight
  case upperCase, lowerCase, capitalise

  /// Ctrl-R, Ctrl-S, and Ctrl-G, which leaves the search.
  case searchOlder, searchNewer, cancelSearch

  /// Ctrl-X Ctrl-E: the text goes to the person's own editor.
  case compose
}
