internal import FormLayout

/// What phrases were found to name, while the form and what "it" means stay the same.
final class FoundMemory {
  private var known: [String: Found] = [:]
  private var pickers: [(field: NamedComponent, search: OptionSearch)]?

  /// The fields with choices, each with the search among them, taken apart once.
  func choices(of reading: FormReading) -> [(field: NamedComponent, search: OptionSearch)] {
    if let pickers { return pickers }
    let all = reading.components.filter { $0.component.type == "Picker" }
      .map { (field: $0, search: OptionSearch($0.component)) }
    pickers = all
    return all
  }

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
