extension LayoutFormat {
  /// A web page that stands alone; it is written, and never read.
  package static let html = LayoutFormat(
    name: "html", title: "HTML", meaning: "one web page that needs nothing else",
    fileExtension: ".html",
    recognises: { _ in false },
    writer: { form, options in
      var writer = HTMLWriter(form, options)
      return writer.write()
    })
}
