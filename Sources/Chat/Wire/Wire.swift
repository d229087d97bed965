/// Who listens to what goes over the wire, and what stands in for it.
package struct Wire: Sendable {
  /// Is told everything that goes over the wire, in order.
  package let observe: (@Sendable (WireEvent) -> Void)?
  /// The recording that answers in place of the network, from where it stands.
  package let recording: RecordedTransport?

  package init(
    observe: (@Sendable (WireEvent) -> Void)? = nil, recording: RecordedTransport? = nil
  ) {
    self.observe = observe
    self.recording = recording
  }

  /// The network, unobserved.
  package static let plain = Wire()
}
