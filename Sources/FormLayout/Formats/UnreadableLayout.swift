package import JSON

/// Why a text or a value is not taken as a layout.
package struct UnreadableLayout: Error, Equatable, Sendable {
  /// What kind of fault it is; the raw value is a stable word.
  package enum Reason: String, Sendable {
    case notJSON = "not-json"
    /// A layout of another version of the format: never half read.
    case unsupportedVersion = "unsupported-version"
    /// JSON, but no layout.
    case unknownFormat = "unknown-format"
    /// A known format that this program does not read.
    case unsupportedFormat = "unsupported-format"
    /// The tool that the format comes from refuses it.
    case refusedByOriginal = "original-refuses"
  }

  package let reason: Reason
  /// What is wrong, as a lower-case phrase.
  package let message: String
  /// What to do about it.
  package let help: String?
  /// The place in the value.
  package let pointer: JSONPointer
  /// The place in the text, where there is a text.
  package let location: SourceLocation?

  package init(
    _ reason: Reason, _ message: String, help: String? = nil, at pointer: JSONPointer = .root,
    location: SourceLocation? = nil
  ) {
    self.reason = reason
    self.message = message
    self.help = help
    self.pointer = pointer
    self.location = location
  }

  /// A text that is not JSON.
  package init(_ error: JSONError) {
    self.init(.notJSON, error.description, location: error.location)
  }

  /// The same fault with its place in the text.
  func located(in document: JSONDocument) -> UnreadableLayout {
    UnreadableLayout(
      reason, message, help: help, at: pointer, location: document.location(of: pointer))
  }
}
