internal import JSON

/// What Formhaus would refuse, report or ignore, collected while a definition is read.
struct FormhausFindings {
  private(set) var all: [Diagnostic] = []

  /// Formhaus's engine throws, or cannot work with it.
  mutating func refuse(_ message: String, at pointer: JSONPointer, help: String? = nil) {
    all.append(FormatFinding.originalRefuses.diagnostic(message, at: pointer, help: help))
  }

  /// Formhaus runs it, and its checker or its types object.
  mutating func report(_ message: String, at pointer: JSONPointer, help: String? = nil) {
    all.append(FormatFinding.originalReports.diagnostic(message, at: pointer, help: help))
  }

  /// Formhaus passes it over.
  mutating func ignore(_ message: String, at pointer: JSONPointer) {
    all.append(FormatFinding.originalIgnores.diagnostic(message, at: pointer))
  }

  /// Reports required texts that are missing, blank or of another kind.
  mutating func requireTexts(_ names: [String], of object: JSONObject, at pointer: JSONPointer) {
    for name in names {
      guard let value = object[name] else {
        report("'\(name)' is missing", at: pointer)
        continue
      }
      guard let text = value.stringValue else {
        report("'\(name)' is \(value.kindInWords), not a string", at: pointer.appending(name))
        continue
      }
      if text.allSatisfy(\.isWhitespace), name != "label" {
        report("'\(name)' is blank", at: pointer.appending(name))
      }
    }
  }

  /// Tells of keys that format 1.0 does not know.
  mutating func noteUnknown(
    _ object: JSONObject, besides known: Set<String>, at pointer: JSONPointer
  ) {
    for key in object.keys where !known.contains(key) {
      ignore("Formhaus's format 1.0 does not know '\(key)'", at: pointer.appending(key))
    }
  }
}
