/// What the writer of a format may be told.
package struct WritingOptions: Sendable {
  /// Whether source code and pages name their parts for UI tests: `<form>.<id>`,
  /// `<form>.<id>.<option>`, `<form>.<repeat>.<n>.<field>`.
  package var writesTestIDs: Bool

  package init(writesTestIDs: Bool = false) {
    self.writesTestIDs = writesTestIDs
  }
}
