extension String {
  /// Whether there is nothing in it but white space.
  package var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}

extension String {
  /// The text with only those of its characters, code point by code point, that are wanted.
  func keeping(_ isWanted: (Unicode.Scalar) -> Bool) -> String {
    var kept = UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.filter(isWanted))
    return String(kept)
  }
}
