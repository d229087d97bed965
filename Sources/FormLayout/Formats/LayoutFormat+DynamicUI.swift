internal import JSON

extension LayoutFormat {
  /// DynamicUI's JSON: a versioned envelope, or the older list of components.
  package static let dynamicUI = LayoutFormat(
    name: "dynamicui", title: "DynamicUI", meaning: "the layouts of the Swift library DynamicUI",
    leniency: .trailingCommas, hearsEachAnswer: true, renaming: DynamicUIOrigin.renaming,
    recognises: { value in
      value.arrayValue != nil || value["schemaVersion"] != nil || value["components"] != nil
    },
    read: { (value: JSONValue) throws(UnreadableLayout) in
      if isLayoutWithoutVersion(value) { throw withoutVersion }
      var reader = DynamicUIReader(value)
      return reader.read()
    },
    write: { form in
      var writer = DynamicUIWriter(form)
      return writer.write()
    })

  private static let withoutVersion = UnreadableLayout(
    .unknownFormat, "the components have ids as formchat's do, but 'formchat' is missing",
    help: "a layout is an object that begins with \"formchat\": \(Form.formatVersion)")

  /// Whether what looks like DynamicUI is rather a layout of formchat's that lacks its version.
  private static func isLayoutWithoutVersion(_ value: JSONValue) -> Bool {
    guard value["schemaVersion"] == nil else { return false }
    let entries = (value["components"] ?? value).arrayValue ?? []
    return entries.contains { $0["id"] != nil } && entries.allSatisfy { $0["identifier"] == nil }
  }
}
