internal import FormLayout

/// A form written in one of the formats, for the command and the subcommand alike.
struct LayoutExport {
  let format: LayoutFormat
  let written: WrittenLayout

  /// Writes a form. `file` is what it was read from, where it was.
  ///
  /// A layout of our own is written in any case: that is how one imports a form to mend it. And what
  /// a form came with does not keep it from going back to the format that it came from.
  ///
  /// - Parameters:
  ///   - takesErrors: whether a form is written though the report has errors.
  ///   - start: the form as it was opened.
  ///   - renamed: the ids that have changed since then.
  init(
    _ form: Form, to format: LayoutFormat, takesErrors: Bool, start: Form,
    renamed: [(from: String, to: String)] = [], file: String? = nil,
    options: WritingOptions = WritingOptions()
  ) throws(ProgramError) {
    guard let write = format.writer else { throw Self.unknown(format.name) }
    if !takesErrors, format.name != LayoutFormat.layout.name {
      let errors = form.errors
      let brought = start.source?.name == format.name ? start.errors : []
      let count = FindingChanges(from: brought, to: errors, renamed: renamed).new.count
      guard count == 0 else {
        let kind = count < errors.count ? "new " : ""
        throw ProgramError(
          .no, "has-errors",
          "the report has \(count) \(kind)error\(count == 1 ? "" : "s"), so nothing is exported",
          help: file == nil
            ? "See /check; add --force to export all the same"
            : "See formchat check; add --force to export all the same", file: file)
      }
    }
    self.format = format
    written = write(form, options)
  }

  /// The format that a name of `--to` stands for.
  static func format(named name: String?) throws(ProgramError) -> LayoutFormat {
    guard let name else {
      throw ProgramError(.usage, "usage", "the format is missing", help: "Add --to \(choices)")
    }
    guard let format = LayoutFormat.named(name), format.write != nil else { throw unknown(name) }
    return format
  }

  /// The formats that can be written.
  static let names = LayoutFormat.all.filter { $0.write != nil }.map(\.name)

  private static let choices = names.joined(separator: "|")

  private static func unknown(_ name: String) -> ProgramError {
    ProgramError(
      .usage, "usage", "'\(name)' is no format to export to",
      help: NearestName.question(for: name, among: names)
        ?? "There are \(names.joined(separator: ", "))")
  }
}

extension Form {
  /// The errors of the report.
  fileprivate var errors: [Diagnostic] { diagnostics().filter { $0.severity == .error } }
}
