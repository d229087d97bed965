extension Unicode.Scalar {
  /// Whether the character steers a terminal rather than showing anything: C0 and C1 controls,
  /// delete, and the separators of lines and paragraphs.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }

  /// Whether the character opens or closes a stretch of forced writing direction, with which text
  /// can be made to read as something it is not. The marks for left and right are not among them:
  /// ordinary Arabic and Hebrew text needs them.
  var isDirectionControl: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
