/// How far the first object or array of a text goes.
///
/// Looks at brackets and quotes alone: whether the JSON is right is for its reader to say.
enum JSONExtent: Equatable {
  /// There is none.
  case none
  /// It ends within the text.
  case whole
  /// The text ends within it.
  case cut

  init(of text: String) {
    var depth = 0
    var isInString = false
    var isEscaped = false
    self = .none
    for byte in Self.withoutThinking(text).utf8 {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = isInString
      case UInt8(ascii: "\""): isInString = depth > 0 && !isInString
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString:
        depth += 1
        self = .cut
      case UInt8(ascii: "}") where !isInString && depth > 0,
        UInt8(ascii: "]") where !isInString && depth > 0:
        depth -= 1
        if depth == 0 {
          self = .whole
          return
        }
      default: break
      }
    }
  }

  /// The text after a thinking block at its beginning.
  private static func withoutThinking(_ text: String) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    if let first = start.first, "{[`".contains(first) { return start }
    guard let end = text.firstRange(of: "</think>") else {
      return start.hasPrefix("<think>") ? "" : start
    }
    return text[end.upperBound...]
  }
}
