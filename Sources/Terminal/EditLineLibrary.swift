internal import CEditLine

/// The libedit that the program was built with.
package enum EditLineLibrary {
  /// Its version: `2.11`.
  package static var version: String { "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)" }
}
