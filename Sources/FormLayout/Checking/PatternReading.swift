/// What the report says about one pattern, wherever it stands.
package struct PatternReading: Sendable {
  /// Why it cannot be read; `nil` where it can.
  package let error: PatternError?
  /// Whether it repeats what is repeated itself, so that a text can be tried in too many ways.
  package let isCatastrophic: Bool
  /// What keeps it from working where the form may be exported to.
  let portability: PatternPortability?

  init(_ source: String) {
    var error: PatternError?
    do throws(PatternError) { _ = try Pattern(javaScript: source) } catch let fault {
      error = fault
    }
    self.error = error
    isCatastrophic = error == nil && Self.isCatastrophic(source)
    portability = error == nil ? PatternPortability(source) : nil
  }

  private static func isCatastrophic(_ source: String) -> Bool {
    // Without a group there is nothing repeated inside a repetition.
    guard source.utf8.contains(UInt8(ascii: "(")), source.utf16.count <= 2_000 else { return false }
    var reader = PatternReader(source)
    return (try? reader.read())?.isAmbiguouslyRepeated ?? false
  }
}
