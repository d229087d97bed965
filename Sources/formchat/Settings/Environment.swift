internal import Platform

/// What the program takes from the machine, given once at the start.
struct Environment: Sendable {
  let variables: [String: String]
  let workingDirectory: String
  /// The time now, in seconds since 1970 (UTC).
  let now: @Sendable () -> Int
  /// A random whole number.
  let random: @Sendable () -> UInt64

  /// The machine itself.
  static func current() -> Environment {
    var variables: [String: String] = [:]
    var entry = environ
    while let line = entry.pointee {
      let text = String(cString: line)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      entry += 1
    }
    let directory = getcwd(nil, 0)
    defer { free(directory) }
    return Environment(
      variables: variables, workingDirectory: directory.map { String(cString: $0) } ?? ".",
      now: { Int(time(nil)) },
      random: {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
      })
  }

  /// A variable's value, where it is set and not empty.
  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
