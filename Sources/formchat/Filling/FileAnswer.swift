internal import FormLayout
internal import JSON
internal import Platform

/// Paths that a person hands over for a file field; a value is the path as it was typed.
enum FileAnswer {
  static func value(_ text: String, of component: Component) throws(TypedAnswer.Fault) -> JSONValue
  {
    let paths = text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    guard component.isMultiple else { return .string(try checked(text.trimmed, component)) }
    var values: [JSONValue] = []
    for path in paths { values.append(.string(try checked(path, component))) }
    return .array(values)
  }

  private static func checked(
    _ path: String, _ component: Component
  ) throws(TypedAnswer.Fault) -> String {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw TypedAnswer.Fault(message: "There is no file '\(path)'")
    }
    if let most = component["maxSize"]?.doubleValue, Double(status.st_size) > most {
      throw TypedAnswer.Fault(message: "The file is larger than \(JSONNumber(most).text) bytes")
    }
    if let accept = component["accept"]?.stringValue, !isAccepted(path, accept) {
      throw TypedAnswer.Fault(message: "Only these files are taken: \(accept)")
    }
    return path
  }

  /// Whether a name has one of the endings; kinds such as `image/*` are the host's to judge.
  private static func isAccepted(_ path: String, _ accept: String) -> Bool {
    let kinds = accept.split(separator: ",").map { String($0).trimmed.lowercased() }
    guard kinds.allSatisfy({ $0.hasPrefix(".") }) else { return true }
    return kinds.isEmpty || kinds.contains { path.lowercased().hasSuffix($0) }
  }
}
