/// A request to send over HTTP: a `POST` where it has a body, else a `GET`.
struct HTTPRequest: Sendable {
  let url: String
  /// Lines of `Name: value`.
  let headers: [String]
  let body: [UInt8]?
  let timeouts: Timeouts
  /// Whether the host is this machine, which no proxy can reach.
  let isLoopback: Bool
  /// A file of trusted certificates in place of the system's.
  let certificateFile: String?
}
