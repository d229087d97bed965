/// A thing let pass that strict JSON does not have, with its place.
package struct JSONTolerance: Equatable, Sendable {
  /// Which leniency was needed.
  package let leniency: JSONLeniency
  /// The byte offset.
  package let offset: Int

  init(_ leniency: JSONLeniency, at offset: Int) {
    self.leniency = leniency
    self.offset = offset
  }
}
