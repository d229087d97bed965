/// A search through the lines sent before, letter by letter, from the last one back.
struct HistorySearch {
  private let entries: [String]

  /// What was being written when the search began.
  let draft: String

  /// What is looked for; letters in either case are the same.
  private(set) var query = ""

  /// Whether no line has what is looked for.
  private(set) var hasFailed = false
  private var place: Int

  init(entries: [String], draft: String) {
    self.entries = entries
    self.draft = draft
    place = entries.count
  }

  /// The line found last; the draft where none was.
  var shown: String { place < entries.count ? entries[place] : draft }

  /// Whether a line has been found.
  var hasFound: Bool { place < entries.count }

  /// Looks for more, from the line shown back.
  mutating func append(_ text: String) {
    query += text
    look(from: min(place, entries.count - 1), by: -1)
  }

  /// Takes the last character back and looks from the last line again.
  mutating func removeLast() {
    guard !query.isEmpty else { return }
    query.removeLast()
    place = entries.count
    hasFailed = false
    if !query.isEmpty { look(from: place - 1, by: -1) }
  }

  /// Goes to the line found before the one shown that says something else.
  mutating func older() { look(from: place - 1, by: -1, other: true) }

  /// Goes to the line found after the one shown that says something else.
  mutating func newer() { look(from: place + 1, by: 1, other: true) }

  private mutating func look(from start: Int, by step: Int, other isOther: Bool = false) {
    let wanted = query.lowercased()
    let last = isOther && hasFound ? shown : nil
    var next = start
    while !wanted.isEmpty, entries.indices.contains(next) {
      if entries[next] != last, entries[next].lowercased().contains(wanted) {
        place = next
        hasFailed = false
        return
      }
      next += step
    }
    hasFailed = true
  }

  /// The prompt while searching: at most `width` columns but for the words around what is looked for.
  func prompt(width: Int) -> String {
    guard !query.isEmpty else { return "search: " }
    let query = query.filter { $0 != "\n" }
    return "\(hasFailed ? "nothing has" : "search") \"\(query.suffix(max(4, width)))\": "
  }
}
