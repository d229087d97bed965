internal import Platform

/// The `.env` file of the working directory: only `OPENAI_…` and `FORMCHAT_…` are taken from it.
struct DotEnv: Sendable {
  private let values: [String: String]

  /// Reads lines of `NAME=value`: `export` before it, quotes around the value, comments and blank
  /// lines are allowed; anything else is passed over.
  init(parsing text: String) {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      var rest = line.drop(while: \.isWhitespace)
      if rest.hasPrefix("export ") { rest = rest.dropFirst(7).drop(while: \.isWhitespace) }
      guard !rest.hasPrefix("#"), let equals = rest.firstIndex(of: "=") else { continue }
      let name = rest[..<equals].filter { !$0.isWhitespace }
      guard name.hasPrefix("OPENAI_") || name.hasPrefix("FORMCHAT_") else { continue }
      values[String(name)] = Self.unquoted(rest[rest.index(after: equals)...])
    }
    self.values = values
  }

  /// The file in a directory; empty where there is none.
  static func inDirectory(_ directory: String) -> DotEnv {
    let bytes = try? InputFile.bytes(of: directory + "/.env", limit: 1 << 16)
    return DotEnv(parsing: bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  private static func unquoted(_ raw: Substring) -> String {
    var text = raw.drop(while: \.isWhitespace)
    if let quote = text.first, quote == "\"" || quote == "'" {
      let inner = text.dropFirst()
      return String(inner.prefix { $0 != quote })
    }
    if let comment = text.firstRange(of: " #") { text = text[..<comment.lowerBound] }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
