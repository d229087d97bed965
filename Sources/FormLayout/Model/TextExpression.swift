internal import JSON

/// A DynamicUI expression, which a text may be as a whole: `{$id ? a : b}`.
///
/// The id ends at the first `?`, the first words at the first `:` after it; nothing is escaped.
package struct TextExpression: Equatable, Sendable {
  package let id: String
  package let whenTrue: String
  package let whenFalse: String

  /// The text before and after the id.
  private let head: String
  private let tail: String

  /// `nil` where the text is no expression; it is then shown as it is.
  package init?(_ text: String) {
    let units = Array(text.utf8)
    guard units.starts(with: Array("{$".utf8)), units.last == UInt8(ascii: "}"),
      let question = units.firstIndex(of: UInt8(ascii: "?")),
      let colon = units[question...].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let name = Self.trimmed(units[2..<question])
    let first = Self.trimmed(units[(question + 1)..<colon])
    let second = Self.trimmed(units[(colon + 1)..<(units.count - 1)])
    guard !name.isEmpty, !first.isEmpty, !second.isEmpty else { return nil }
    id = String(decoding: name, as: UTF8.self)
    whenTrue = String(decoding: first, as: UTF8.self)
    whenFalse = String(decoding: second, as: UTF8.self)
    head = String(decoding: units[..<name.startIndex], as: UTF8.self)
    tail = String(decoding: units[name.endIndex...], as: UTF8.self)
  }

  /// The text with another id, all else as it stood.
  package func text(naming newID: String) -> String { head + newID + tail }

  private static func trimmed(_ units: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let start = units.firstIndex(where: { !isSpace($0) }),
      let end = units.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return units[start...end]
  }
}
