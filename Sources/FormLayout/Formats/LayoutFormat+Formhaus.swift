internal import JSON

extension LayoutFormat {
  /// Formhaus's form definitions.
  package static let formhaus = LayoutFormat(
    name: "formhaus", title: "Formhaus", meaning: "the form definitions of Formhaus",
    recognises: { value in
      value["fields"] != nil || value["steps"] != nil
        || (value["id"] != nil && value["submit"] != nil)
    })
}
