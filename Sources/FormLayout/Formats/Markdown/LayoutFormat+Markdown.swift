internal import JSON

extension LayoutFormat {
  /// A description of a form in Markdown.
  package static let markdown = LayoutFormat(
    name: "markdown", title: "Markdown",
    meaning: "a specification for people to review: fields, rules, conditions, steps, a drawing",
    fileExtension: ".md",
    write: { form in
      var writer = SpecificationWriter(form)
      return writer.write()
    })
}
