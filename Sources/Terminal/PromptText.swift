internal import CEditLine

/// A prompt, taken apart for the line editor.
struct PromptText {
  /// Marks, before and after it, what takes no columns.
  static let mark: Unicode.Scalar = "\u{1}"

  /// The rows before the one a line is typed on, with their newlines.
  let head: String

  /// The row a line is typed on, with its colours marked.
  let marked: String

  /// The columns that row takes, as the editor counts them.
  let columns: Int

  init(_ text: String) {
    let scalars = text.unicodeScalars
    let start = scalars.lastIndex(of: "\n").map(scalars.index(after:)) ?? scalars.startIndex
    head = String(scalars[..<start])
    var marked = String.UnicodeScalarView()
    var plain = String.UnicodeScalarView()
    var rest = scalars[start...]
    while let first = rest.first {
      var end = Self.endOfColour(rest) ?? rest.index(after: rest.startIndex)
      // The editor garbles two marked stretches with nothing between them.
      while first == "\u{1B}", let next = Self.endOfColour(rest[end...]) { end = next }
      if first == "\u{1B}" {
        marked.append(Self.mark)
        marked.append(contentsOf: rest[..<end])
        marked.append(Self.mark)
      } else {
        marked.append(first)
        plain.append(first)
      }
      rest = rest[end...]
    }
    self.marked = String(marked)
    columns = Self.columns(of: String(plain))
  }

  /// Columns of a text as the editor counts them.
  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + max(0, Int(ceditline_width($1.value))) }
  }

  /// Returns where a sequence that sets colours ends, if the text begins with one.
  private static func endOfColour(_ text: Substring.UnicodeScalarView) -> String.Index? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let numbers = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" }
    guard numbers.endIndex < text.endIndex, text[numbers.endIndex] == "m" else { return nil }
    return text.index(after: numbers.endIndex)
  }
}
