/// Names for Swift source, made from any text.
enum SwiftName {
  /// A text's ASCII words in lowerCamelCase; `nil` where there are none.
  static func lowerCamel(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    let name = lowered(first) + words.dropFirst().map(raised).joined()
    return startsWithDigit(name) ? "field" + raised(name[...]) : name
  }

  /// A text's ASCII words in UpperCamelCase; `nil` where there are none.
  static func upperCamel(_ text: String) -> String? {
    let words = words(of: text)
    guard !words.isEmpty else { return nil }
    let name = words.map(raised).joined()
    return startsWithDigit(name) ? "Field" + name : name
  }

  /// The name, or what stands in for it where the language or what is written keeps it to itself.
  static func unreserved(_ name: String) -> String {
    reserved.contains(name) ? name + "Value" : name
  }

  private static let longest = 64

  private static func words(of text: String) -> [Substring] {
    // Words of another script are no part of the name: an id, which is ASCII, is better than half of it.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    return text.prefix(longest).split { character in
      guard let unit = character.asciiValue else { return true }
      return !isLetter(unit) && !isDigit(unit)
    }
  }

  private static func lowered(_ word: Substring) -> String {
    guard word.utf8.contains(where: { (0x61...0x7A).contains($0) }) else {
      return word.lowercased()
    }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func raised(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func startsWithDigit(_ name: String) -> Bool {
    name.utf8.first.map(isDigit) ?? false
  }

  private static func isLetter(_ unit: UInt8) -> Bool { (0x61...0x7A).contains(unit | 0x20) }

  private static func isDigit(_ unit: UInt8) -> Bool { (0x30...0x39).contains(unit) }

  /// Swift's own words, and the members that every exported type has or inherits.
  private static let reserved = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open \
    operator precedencegroup private protocol public rethrows static struct subscript typealias var \
    actor macro package await async any some each repeat consume copy borrowing consuming \
    break case catch continue default defer do else fallthrough for guard if in return switch \
    throw throws try where while as false is nil self Self super true Any Protocol Type \
    nonisolated isolated lazy weak unowned mutating nonmutating override required final dynamic \
    indirect infix prefix postfix optional convenience get set left right none precedence \
    body id values errors path today step form item hash hashValue encode decode description \
    focus actions perform submit cancel reset index current before skipped answered clearHidden \
    findErrors clear field allCases rawValue kind stored context
    """.split(separator: " ").map(String.init))
}
