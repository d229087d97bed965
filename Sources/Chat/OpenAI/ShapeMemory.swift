/// Where it is kept what a service takes, so that it is asked in the right way at once.
package struct ShapeMemory: Sendable {
  /// Returns what was kept for a base URL and a model.
  package let shape: @Sendable (_ base: String, _ model: String) -> RequestShape?
  /// Keeps what was found out.
  package let keep: @Sendable (_ shape: RequestShape, _ base: String, _ model: String) -> Void

  package init(
    shape: @escaping @Sendable (_ base: String, _ model: String) -> RequestShape?,
    keep: @escaping @Sendable (_ shape: RequestShape, _ base: String, _ model: String) -> Void
  ) {
    self.shape = shape
    self.keep = keep
  }

  /// Keeps nothing.
  package static let none = ShapeMemory(shape: { _, _ in nil }, keep: { _, _, _ in })
}
