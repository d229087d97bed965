internal import JSON

/// What DynamicUI would refuse or ignore, collected while a layout is read.
struct DynamicUIFindings {
  private(set) var all: [Diagnostic] = []

  /// DynamicUI's decoder or its validation throws `error`, named as the library names it.
  mutating func refuse(_ message: String, _ error: String, at pointer: JSONPointer) {
    all.append(
      FormatFinding.originalRefuses.diagnostic(
        message, at: pointer, help: "DynamicUI's own error is \(error)"))
  }

  mutating func note(_ message: String, at pointer: JSONPointer) {
    all.append(FormatFinding.originalIgnores.diagnostic(message, at: pointer))
  }

  /// Tells of lists in a free value: DynamicUI takes them for nothing.
  mutating func noteLists(in value: JSONValue, at pointer: JSONPointer) {
    switch value {
    case .null, .bool, .number, .string: break
    case .array: note("DynamicUI takes a list here for null", at: pointer)
    case .object(let object):
      for member in object.members {
        noteLists(in: member.value, at: pointer.appending(member.key))
      }
    }
  }

  /// Tells of an entry of a list of components that is none.
  mutating func noteDropped(at pointer: JSONPointer) {
    note("DynamicUI drops this entry, which has no 'type' that is a text", at: pointer)
  }
}
