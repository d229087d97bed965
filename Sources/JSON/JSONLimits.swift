/// How much a parser takes before it refuses.
package struct JSONLimits: Sendable {
  /// The most bytes.
  package var bytes: Int
  /// The most nested arrays and objects.
  package var depth: Int

  package init(bytes: Int = 16 * 1_048_576, depth: Int = 512) {
    self.bytes = bytes
    self.depth = depth
  }
}
