/// Gives out names, each once; names that differ in case only are the same.
struct SwiftNamer {
  private var taken: Set<String> = []

  init(reserved: [String] = []) {
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// The name itself, or with the first free number from 2.
  mutating func unique(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = wanted + String(number)
      number += 1
    }
    return name
  }
}
