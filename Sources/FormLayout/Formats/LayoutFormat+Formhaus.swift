internal import JSON

extension LayoutFormat {
  /// Formhaus's form definitions.
  package static let formhaus = LayoutFormat(
    name: "formhaus", title: "Formhaus", meaning: "the form definitions of Formhaus",
    renaming: FormhausOrigin.renaming,
    recognises: { value in
      value["fields"] != nil || value["steps"] != nil
        || (value["id"] != nil && value["submit"] != nil)
    },
    read: { (value: JSONValue) throws(UnreadableLayout) in
      var reader = FormhausReader(value.objectValue ?? [:])
      return reader.read()
    },
    write: { form in
      var writer = FormhausWriter(form)
      return writer.write()
    })
}
