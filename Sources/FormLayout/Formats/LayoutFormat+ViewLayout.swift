internal import JSON

extension LayoutFormat {
  /// The JSON that the article's prompt asks a model for.
  package static let viewLayout = LayoutFormat(
    name: "viewlayout", title: "ViewLayout",
    meaning: "the article's JSON: stacks, texts, text fields, buttons and images",
    leniency: .trailingCommas,
    recognises: { value in
      guard value["type"] != nil else { return false }
      if ["spacing", "padding", "backgroundColor"].contains(where: { value[$0] != nil }) {
        return true
      }
      return (value["children"]?.arrayValue ?? []).contains { child in
        ["binding", "placeholder", "value", "action"].contains { child[$0] != nil }
      }
    },
    read: { (value: JSONValue) throws(UnreadableLayout) in
      var reader = ViewLayoutReader()
      return reader.read(value.objectValue ?? [:])
    },
    write: { form in
      var writer = ViewLayoutWriter()
      return writer.write(form)
    })
}
