package import JSON

extension LayoutFormat {
  /// The format of a value, by its content.
  package static func recognised(_ value: JSONValue) throws(UnreadableLayout) -> LayoutFormat {
    if let format = all.first(where: { $0.recognises(value) }) { return format }
    guard let object = value.objectValue else {
      throw UnreadableLayout(
        .unknownFormat, "\(value.kindInWords) is no layout", help: "a layout is a JSON object")
    }
    if let type = object["type"] {
      let name = type.stringValue.map { ", '\($0)'" } ?? ""
      throw UnreadableLayout(
        .unknownFormat, "this is a single component\(name), not a layout",
        help: "put it in a list, which makes it a DynamicUI layout")
    }
    if object["event"] != nil {
      throw UnreadableLayout(.unknownFormat, "this is a line of a transcript, not a layout")
    }
    throw unknown(object)
  }

  /// Reads a value in whatever format it is. What the original tool would refuse is told in the
  /// diagnostics, so that a model's answer is taken all the same; see `LayoutFile` for files.
  package static func read(_ value: JSONValue) throws(UnreadableLayout) -> ReadLayout {
    let format = try recognised(value)
    guard let read = format.read else { throw unsupported(title: format.title) }
    return try read(value)
  }

  /// The refusal of a format that is only recognised.
  static func unsupported(title: String) -> UnreadableLayout {
    UnreadableLayout(
      .unsupportedFormat, "this is a \(title) layout, and reading those is not built yet")
  }

  /// The refusal of an object of no format, with the format that it shares most keys with.
  private static func unknown(_ object: JSONObject) -> UnreadableLayout {
    let likely: [(name: String, keys: Set<String>)] = [
      ("a formchat layout without 'formchat'", Set(Property.form.map(\.name))),
      ("a ViewLayout without 'type'", ["spacing", "padding", "backgroundColor", "children"]),
      ("a Formhaus form without 'fields'", ["id", "title", "submit", "cancel"]),
      ("a JSON Schema", ["$schema", "$id", "$defs", "$ref", "properties", "required"]),
    ]
    let shared = likely.map { candidate in
      (candidate.name, object.keys.filter { candidate.keys.contains($0) }.count)
    }
    guard let best = shared.map(\.1).max(), best > 0,
      let nearest = shared.first(where: { $0.1 == best })
    else {
      return UnreadableLayout(
        .unknownFormat, "this is no layout in a format that formchat knows",
        help: "formchat's own layouts begin with \"formchat\": \(Form.formatVersion)")
    }
    return UnreadableLayout(
      .unknownFormat,
      "this is no layout in a format that formchat knows: it looks nearest to \(nearest.0)")
  }
}
