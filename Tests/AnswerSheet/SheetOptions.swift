internal import FormLayout

/// What the command line asks for.
struct SheetOptions {
  let file: String
  /// The seed of a layout to print instead.
  var layout: UInt64?
  var count = 200
  var seed: UInt64 = 1
  var today: LocalDate

  /// Reads the words after the program's name; `nil` where they make no sense.
  init?(_ arguments: ArraySlice<String>) {
    guard let day = LocalDate("2026-11-30") else { return nil }
    today = day
    var files: [String] = []
    var rest = arguments
    while let word = rest.popFirst() {
      switch word {
      case "--count":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else { return nil }
        count = number
      case "--seed":
        guard let number = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = number
      case "--layout":
        guard let number = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        layout = number
      case "--today":
        guard let day = rest.popFirst().flatMap({ LocalDate($0) }) else { return nil }
        today = day
      default: files.append(word)
      }
    }
    guard files.count == (layout == nil ? 1 : 0) else { return nil }
    file = files.first ?? ""
  }
}
