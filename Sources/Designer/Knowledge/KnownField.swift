internal import FormLayout
internal import JSON

/// A field that people often ask for: what it is called, of which type it is, what it checks.
struct KnownField: Sendable {
  let id: String
  let label: String
  let type: String
  /// How people name it, as keys.
  let phrases: [[String]]
  /// The stems of every word of its names.
  let stems: [String]
  let props: [PropertyChange]
  /// The choices where it is asked for as a menu though it mostly is a text.
  let choices: [String]
  /// Whether a form that asks for it can do nothing without it.
  let isEssential: Bool

  /// - Parameter props: words such as `input=email`, `email!` (a flag), `minimum#0` (a number),
  ///   `options:yesNo` (a list of choices by name), `choices:yesNo` (the same for a menu alone); `*`
  ///   marks an essential one.
  init(_ id: String, _ label: String, _ type: String, _ phrases: String, _ props: String = "") {
    self.id = id
    self.label = label
    self.type = type
    self.phrases = phrases.split(separator: ",").map { phrase in
      phrase.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
    stems = Array(Set((self.phrases + [Words.keys(label)]).joined().map { Words.stem($0) }))
    let words = props.split(separator: " ").map(String.init)
    isEssential = words.contains("*")
    let menu = words.first { $0.hasPrefix("choices:") }
    choices = menu.map { OptionSet.named(String($0.dropFirst("choices:".count))) } ?? []
    self.props = words.filter { $0 != menu }.flatMap(Self.changes)
  }

  private static func changes(_ word: String) -> [PropertyChange] {
    if word == "*" { return [] }
    if word.hasSuffix("!") { return [.flag(String(word.dropLast()), true)] }
    for (mark, make) in [
      ("=", { .text($0, $1) }),
      ("#", { .number($0, JSONNumber(Int($1) ?? 0)) }),
      (":", { .list($0, OptionSet.named($1)) }),
    ] as [(Character, (String, String) -> PropertyChange)] {
      guard let place = word.firstIndex(of: mark) else { continue }
      return [make(String(word[..<place]), String(word[word.index(after: place)...]))]
    }
    return []
  }

  /// The field that some words name: all of them, the longest phrase first.
  static func named(_ keys: [String]) -> KnownField? { byPhrase[keys.joined(separator: " ")] }

  /// Every phrase, for spelling.
  static var words: Set<String> { allWords }

  private static let byPhrase: [String: KnownField] = {
    var table: [String: KnownField] = [:]
    for field in all {
      for phrase in field.phrases + [Words.keys(field.label)] {
        let key = phrase.joined(separator: " ")
        if table[key] == nil { table[key] = field }
      }
    }
    return table
  }()

  private static let allWords = Set(all.flatMap { $0.phrases.flatMap { $0 } })
}
