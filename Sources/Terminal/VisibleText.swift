extension String {
  /// The text without characters that steer a terminal, but for newlines and tabs: what may be
  /// shown of text that came from a model or a server.
  ///
  /// Each character is judged alone, so a text can be shown in pieces as it arrives.
  package var visibleText: String {
    let isClean = unicodeScalars.allSatisfy(Self.isVisible)
    return isClean ? self : String(String.UnicodeScalarView(unicodeScalars.filter(Self.isVisible)))
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t" || !(scalar.isControl || scalar.isDirectionControl)
  }
}
