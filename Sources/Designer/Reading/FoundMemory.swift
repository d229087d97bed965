/// What phrases were found to name, while the form and what "it" means stay the same.
final class FoundMemory {
  private var known: [String: Found] = [:]

  /// What a phrase names, looked for once.
  func found(
    of tokens: ArraySlice<Token>, _ find: (ArraySlice<Token>) -> Found
  ) -> Found {
    let key = tokens.map { $0.kind == .quoted ? "\"\($0.text)\"" : $0.text }.joined(separator: " ")
    if let found = known[key] { return found }
    let found = find(tokens)
    known[key] = found
    return found
  }
}
