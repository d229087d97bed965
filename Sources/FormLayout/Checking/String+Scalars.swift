extension String {
  /// Whether there is nothing in it but white space.
  package var isBlank: Bool {
    // Most texts begin with a visible ASCII character, which needs no table.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }
}

extension String {
  /// The text with only those of its characters, code point by code point, that are wanted.
  func keeping(_ isWanted: (Unicode.Scalar) -> Bool) -> String {
    var kept = UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.filter(isWanted))
    return String(kept)
  }
}

extension Unicode.Scalar {
  /// Whether it is alphabetic (Unicode Standard Annex 44); told without a table in ASCII.
  var isLetter: Bool {
    isASCII
      ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }
}
