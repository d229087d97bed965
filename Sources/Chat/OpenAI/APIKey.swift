/// A secret that is sent to a service and shown nowhere.
package struct APIKey: Sendable {
  /// Why a text cannot be a key.
  package enum Fault: Error, Equatable, Sendable {
    case empty
    /// It would inject headers.
    case lineBreak
    case notASCII
  }

  private let secret: String

  /// Takes a key as it was given, without the white space around it.
  package init(_ text: String) throws(Fault) {
    let bytes = text.utf8
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let trimmed = bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    guard !trimmed.isEmpty else { throw .empty }
    guard trimmed.allSatisfy({ ![0x00, 0x0A, 0x0D].contains($0) }) else { throw .lineBreak }
    guard trimmed.allSatisfy({ (0x20..<0x7F).contains($0) }) else { throw .notASCII }
    secret = String(decoding: trimmed, as: UTF8.self)
  }

  /// The line of the header that carries it. A token of Microsoft's sign-in, which is a JSON Web
  /// Token, is a bearer token on Azure too.
  func line(of header: OpenAIEndpoint.KeyHeader) -> String {
    switch header {
    case .apiKey where !secret.hasPrefix("eyJ"): "api-key: \(secret)"
    case .apiKey, .bearer: "Authorization: Bearer \(secret)"
    }
  }

  /// What takes the key out of a text that arrives in pieces; `nil` for a word so short that it
  /// guards nothing and may well occur, such as `ollama`.
  func filter() -> KeyFilter? {
    secret.utf8.count < 8 ? nil : KeyFilter(key: Array(secret.utf8))
  }

  /// Returns a text with the key in it replaced.
  func removed(from text: String, mark: String) -> String {
    text.replacing(secret, with: mark)
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(key)" }
  package var debugDescription: String { "(key)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
