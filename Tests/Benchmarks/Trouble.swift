/// Why something cannot be measured.
struct Trouble: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}
