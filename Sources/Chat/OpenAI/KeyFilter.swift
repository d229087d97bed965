/// Takes a key out of a text that arrives in pieces: a server has been given the key, and must not
/// be able to put it into a reply, which is shown, kept and passed on.
struct KeyFilter {
  private static let mark = Array("(hidden)".utf8)

  /// The key; ASCII.
  private let key: [UInt8]
  /// The end of the text so far, where a key may have begun.
  private var held: [UInt8] = []

  init(key: [UInt8]) {
    self.key = key
  }

  /// Returns a whole text without the key.
  func cleaned(_ text: String) -> String {
    var filter = self
    return filter.push(text) + filter.finish()
  }

  /// Takes a piece and returns what is sure to hold no part of the key.
  mutating func push(_ piece: String) -> String {
    let bytes = held + piece.utf8
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: key) {
        output += Self.mark
        index += key.count
      } else if rest.count < key.count, key.starts(with: rest) {
        break
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    held = Array(bytes[index...])
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the rest, which was no key after all.
  mutating func finish() -> String {
    defer { held = [] }
    return String(decoding: held, as: UTF8.self)
  }
}
