extension Unicode.Scalar {
  /// Whether a character would steer a terminal or hide instead of showing anything: controls,
  /// bidirectional controls and marks, separators of lines and paragraphs, annotations.
  package var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0xFFF9...0xFFFB: true
    default: forcesDirection || separatesLines
    }
  }
}
