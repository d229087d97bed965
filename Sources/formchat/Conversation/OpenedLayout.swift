internal import FormLayout

/// A layout that was read from somewhere, to go on with.
struct OpenedLayout: Sendable {
  let form: Form
  /// The last component of the file's path.
  let name: String
  /// The file itself; `nil` in a replay.
  let file: OpenedFile?
}
