extension Unicode.Scalar {
  /// Whether the character opens or closes a stretch of forced writing direction (UAX #9, section 2):
  /// in a file that people read it would show the words around it as something else.
  package var forcesDirection: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Whether the character ends a line or a paragraph without being a control.
  package var separatesLines: Bool { value == 0x2028 || value == 0x2029 }
}
