extension Unicode.Scalar {
  /// Whether a character would steer a terminal or hide instead of showing anything: controls,
  /// bidirectional controls and marks, separators of lines and paragraphs, annotations.
  package var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E,
      0x2066...0x2069, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
