/// The lines sent before, to be walked through while a new one is written.
struct InputHistory {
  private static let limit = 1000

  private(set) var entries: [String]

  /// What stands at each place visited since the walk began, the line being written included.
  private var edited: [Int: String] = [:]
  private var position: Int

  init(entries: [String] = []) {
    self.entries = entries.suffix(Self.limit)
    position = self.entries.count
  }

  /// Starts at the line being written.
  mutating func begin() {
    edited = [:]
    position = entries.count
  }

  /// Keeps a line; returns whether it is worth keeping: not blank, not the last one again, and not
  /// begun with a space, which is how a person says that a line is private.
  mutating func add(_ line: String) -> Bool {
    let isBlank = line.allSatisfy(\.isWhitespace)
    guard !isBlank, !line.hasPrefix(" "), entries.last != line else { return false }
    entries.append(line)
    if entries.count > Self.limit { entries.removeFirst() }
    return true
  }

  /// Returns the line before the one shown, if there is one, and remembers what is shown.
  mutating func previous(leaving current: String) -> String? {
    move(to: position - 1, leaving: current)
  }

  /// Returns the line after the one shown, if there is one, and remembers what is shown.
  mutating func next(leaving current: String) -> String? {
    move(to: position + 1, leaving: current)
  }

  private mutating func move(to target: Int, leaving current: String) -> String? {
    guard (0...entries.count).contains(target) else { return nil }
    edited[position] = current
    position = target
    return edited[target] ?? (target < entries.count ? entries[target] : "")
  }
}
