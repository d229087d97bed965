// The standard library holds the tables of normalisation for comparing strings but has no public
// name for its form C. Foundation has; loading it takes longer than the rest of the start on Linux,
// and no time on macOS, where the library's own name is not visible.
#if canImport(Darwin)
  internal import Foundation
#else
  @_spi(_Unicode) internal import Swift
#endif

extension String {
  /// The text in Unicode's normalisation form C.
  var composed: String {
    #if canImport(Darwin)
      precomposedStringWithCanonicalMapping
    #else
      _nfc.reduce(into: String()) { $0.unicodeScalars.append($1) }
    #endif
  }
}
