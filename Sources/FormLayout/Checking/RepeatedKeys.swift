package import JSON

extension Form {
  /// Keys that stand twice in one object of the file: only the last counts, and a save keeps both.
  package func diagnostics(repeatedKeysIn document: JSONDocument) -> [Diagnostic] {
    document.repeatedKeys.map { repeated in
      let location = SourceLocation(offset: repeated.offset, in: document.bytes)
      return Diagnostic(
        code: "repeated-key", severity: .warning,
        message: "the key '\(repeated.key)' in line \(location.line), column \(location.column) "
          + "stands twice in its object, and only the last counts",
        help: "remove one of them")
    }
  }
}
