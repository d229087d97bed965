package import JSON

/// A request as the scripted server received it.
package struct ScriptedRequest: Sendable {
  /// Which of the server's connections it came over, counted from 1.
  package let connection: Int
  /// For example `POST /v1/chat/completions HTTP/1.1`.
  package let requestLine: String
  /// The header lines, as received.
  package let headers: [String]
  package let body: [UInt8]

  package init(connection: Int, head: String, body: [UInt8]) {
    self.connection = connection
    let lines = head.split(separator: "\r\n").map(String.init)
    requestLine = lines.first ?? ""
    headers = Array(lines.dropFirst())
    self.body = body
  }

  /// The value of a header, by its name without regard to case.
  package func header(_ name: String) -> String? {
    for line in headers {
      guard let colon = line.firstIndex(of: ":") else { continue }
      guard line[..<colon].lowercased() == name.lowercased() else { continue }
      return String(line[colon...].dropFirst().drop { $0 == " " })
    }
    return nil
  }

  /// The body as JSON, where it is.
  package var json: JSONValue? { try? JSONValue(parsing: body) }
}
