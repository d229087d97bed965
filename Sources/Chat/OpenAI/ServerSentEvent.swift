/// One event of an event stream.
package struct ServerSentEvent: Equatable, Sendable {
  /// The value of its `event` field, or empty.
  package let name: String
  /// Its `data` lines, joined by line feeds; never empty.
  package let data: String

  package init(name: String = "", data: String) {
    self.name = name
    self.data = data
  }
}
