internal import JSON

extension LayoutFormat {
  /// formchat's own format.
  package static let layout = LayoutFormat(
    name: "layout", title: "formchat", meaning: "formchat's own format: everything it knows",
    fileExtension: ".form.json",
    recognises: { $0["formchat"] != nil },
    read: { (value: JSONValue) throws(UnreadableLayout) in
      guard let object = value.objectValue else {
        throw UnreadableLayout(.unknownFormat, "\(value.kindInWords) is no layout")
      }
      guard object["formchat"]?.intValue == Form.formatVersion else {
        throw unsupportedVersion(object["formchat"])
      }
      return ReadLayout(form: Form(json: object), format: "layout")
    },
    write: { WrittenLayout(text: $0.text) })

  private static func unsupportedVersion(_ version: JSONValue?) -> UnreadableLayout {
    guard let version else {
      return UnreadableLayout(
        .unsupportedVersion, "'formchat' is missing, which names the format's version",
        help: "add \"formchat\": \(Form.formatVersion) where the layout follows that version")
    }
    let pointer = JSONPointer(["formchat"])
    guard version.numberValue != nil else {
      return UnreadableLayout(
        .unsupportedVersion,
        "'formchat' is \(version.kindInWords), and should be the number \(Form.formatVersion)",
        at: pointer)
    }
    return UnreadableLayout(
      .unsupportedVersion,
      "the layout is of version \(version.text()), and this program reads version "
        + "\(Form.formatVersion) only",
      help: "a newer formchat may read it", at: pointer)
  }
}
