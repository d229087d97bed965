internal import JSON

/// What the property `origin` says, whatever format it belongs to.
enum Origin {
  /// The key that names the format.
  static let format = "format"

  /// Whether it keeps something that is lost on the way to a format: a mere mark of where the form
  /// came from is not.
  static func isLost(_ origin: JSONValue, in format: String) -> Bool {
    guard let object = origin.objectValue else { return true }
    return object[Self.format] != .string(format)
      && object.keys.contains { $0 != Self.format }
  }
}

extension Form {
  /// The format that the form was imported from; `nil` for a layout of our own.
  package var source: LayoutFormat? {
    self["origin"]?[Origin.format]?.stringValue.flatMap(LayoutFormat.named)
  }
}
