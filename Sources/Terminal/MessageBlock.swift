/// A message of several rows between two marks, for terminals and pipes where a new row would send it.
package enum MessageBlock {
  /// What begins and ends a block.
  package static let mark = "\"\"\""

  /// Whether a text begins a block and does not end it.
  package static func isOpen(_ text: String) -> Bool {
    guard text.hasPrefix(mark) else { return false }
    let rest = text.dropFirst(mark.count)
    return !rest.trimmedEnd.hasSuffix(mark)
  }

  /// The text within the marks, or the text itself where it is no block.
  package static func contents(of text: String) -> String {
    guard text.hasPrefix(mark) else { return text }
    var rest = text.dropFirst(mark.count).trimmedEnd
    if rest.hasSuffix(mark) { rest = rest.dropLast(mark.count) }
    if rest.first == "\n" { rest = rest.dropFirst() }
    return String(rest.trimmedEnd)
  }
}

extension Substring {
  /// The text without white space at its end.
  fileprivate var trimmedEnd: Substring {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
