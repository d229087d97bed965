internal import JSON

/// One line of text whose pieces have a style: a value until `plain` or `ansi` writes it.
///
/// Control characters become visible marks as they come in, so that none is ever written.
package struct StyledText: Sendable {
  /// A run of text in one style.
  package struct Fragment: Sendable {
    package let text: String
    package let style: TextStyle
  }

  package private(set) var fragments: [Fragment] = []
  /// The columns it takes.
  package private(set) var width = 0

  package init() {}

  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// A character of one column, so many times.
  init(line character: String, count: Int, _ style: TextStyle = .plain) {
    guard count > 0 else { return }
    let unit = Array(character.utf8)
    let length = unit.count * count
    let text = String(unsafeUninitializedCapacity: length) { buffer in
      for place in 0..<length { buffer[place] = unit[place % unit.count] }
      return length
    }
    fragments = [Fragment(text: text, style: style)]
    width = count
  }

  package var isEmpty: Bool { fragments.isEmpty }

  /// Adds text at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    let shown = text.visible()
    width += shown.displayWidth
    add(Fragment(text: shown, style: style))
  }

  /// Adds another text at the end.
  package mutating func append(_ other: StyledText) {
    width += other.width
    guard let first = other.fragments.first else { return }
    add(first)
    fragments += other.fragments.dropFirst()
  }

  /// Joins a fragment to the last one where they have one style.
  private mutating func add(_ fragment: Fragment) {
    if let last = fragments.last, last.style == fragment.style {
      fragments[fragments.count - 1] = Fragment(
        text: last.text + fragment.text, style: last.style)
    } else {
      fragments.append(fragment)
    }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.append(right)
    return result
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  /// The text without any style.
  package var plain: String {
    fragments.count == 1 ? fragments[0].text : fragments.map(\.text).joined()
  }

  /// The text with ANSI escape sequences: the one place that makes them.
  package var ansi: String {
    var result = ""
    for fragment in fragments {
      let codes = fragment.style.ansiCodes
      result += codes.isEmpty ? fragment.text : "\u{1B}[\(codes)m\(fragment.text)\u{1B}[0m"
    }
    return result
  }
}

extension StyledText: Equatable {
  package static func == (left: StyledText, right: StyledText) -> Bool {
    left.fragments.elementsEqual(right.fragments) {
      $0.style == $1.style && $0.text.isIdentical(to: $1.text)
    }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension Sequence<StyledText> {
  /// The lines one below the other, each with its line feed.
  package func text(isColoured: Bool) -> String {
    reduce(into: "") { $0 += (isColoured ? $1.ansi : $1.plain) + "\n" }
  }
}
