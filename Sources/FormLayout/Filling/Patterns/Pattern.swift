internal import CPCRE2

/// A pattern in JavaScript's syntax, ready to be matched within bounds.
///
/// It is read as `new RegExp(source)` reads it, without flags: unanchored, in UTF-16 units. The one
/// difference: `\p{…}` and `\P{…}` mean a Unicode property, and a pattern that has one sees whole
/// Unicode scalars, as with the `u` flag.
///
/// A pattern comes from a person or a model and is not trusted: however it is built, a match ends
/// after a bounded number of steps. The same text has the same verdict on every machine.
package struct Pattern: Sendable {
  /// The text as it was written.
  package let source: String

  private let matcher: PatternMatcher

  /// Reads a pattern. The error has the place in `source` and the reason in words.
  package init(javaScript source: String) throws(PatternError) {
    self.source = source
    guard source.utf16.count <= PatternLimit.maximumSourceUnits else {
      throw PatternError(.tooLong(limit: PatternLimit.maximumSourceUnits), at: 0)
    }
    var reader = PatternReader(source)
    let node = try reader.read()
    matcher = try PatternMatcher(
      PatternWriter.text(of: node, isUnicode: reader.isUnicode),
      isUnicode: reader.isUnicode,
      weight: node.weight
    )
  }

  /// Searches the pattern anywhere in a text.
  package func matches(_ text: String) -> PatternVerdict {
    let units = Array(text.utf16)
    guard units.count <= PatternLimit.maximumTextUnits else { return .exceeded(.length) }
    return matcher.verdict(on: units)
  }
}
