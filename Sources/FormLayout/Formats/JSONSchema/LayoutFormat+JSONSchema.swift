internal import JSON

extension LayoutFormat {
  /// The JSON Schema (2020-12) of what a form collects.
  package static let jsonSchema = LayoutFormat(
    name: "jsonschema", title: "JSON Schema",
    meaning: "the JSON Schema (2020-12) of the answers, for a server to check them with",
    fileExtension: ".schema.json",
    write: { form in
      var writer = AnswerSchemaWriter(form)
      return writer.write()
    })
}
