/// What came of writing a text in the person's own editor.
package enum Composition: Equatable, Sendable {
  /// The text as it was saved, without the newline at its end.
  case text(String)

  /// Nothing came of it, for the reason given in words.
  case failed(String)
}
