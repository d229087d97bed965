internal import FormLayout

extension Benchmark {
  /// One benchmark a format that is written.
  static let exports = LayoutFormat.all.compactMap { format in
    format.write.map { write in
      sized("export-" + format.name, "the layout written as \(format.title)") { size in
        let form = SampleForm.form(of: size)
        return { _ = write(form) }
      }
    }
  }
}
