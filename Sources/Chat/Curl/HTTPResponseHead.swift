/// The status and the headers of an answer.
struct HTTPResponseHead: Equatable, Sendable {
  let status: Int
  /// Names in lower case, values without white space around them; of a repeated name the last.
  let headers: [String: String]

  init(status: Int, headers: [String: String]) {
    self.status = status
    self.headers = headers
  }

  /// Reads the lines of a head, the status line first.
  init?(lines: [String]) {
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
      return nil
    }
    self.status = status
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[colon...].dropFirst().drop { $0 == " " || $0 == "\t" }
      headers[line[..<colon].lowercased()] = String(value)
    }
    self.headers = headers
  }
}
