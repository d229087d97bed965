internal import FormLayout

/// The safe fixes of a file, written back in its own format.
enum FileFixes {
  /// Applies them and returns the file as it is then; a file that needs none is not touched.
  static func apply(
    to input: LayoutInput, _ invocation: Invocation
  ) throws(ProgramError) -> LayoutInput {
    let edits = Fix.safeEdits(for: input.form.diagnostics())
    guard !edits.isEmpty else { return input }
    let path = input.file.path
    guard let write = LayoutFormat.named(input.file.format)?.write, input.document != nil,
      path != InputFile.standardInput
    else {
      throw ProgramError(
        .cannotCreate, "cannot-fix", "this file cannot be written back, so nothing was mended",
        help: "Save it as a layout first, and mend that", file: path)
    }
    guard case .applied(let applied) = input.form.applying(edits) else {
      throw ProgramError(
        .internalError, "internal", "the safe fixes do not fit together", file: path)
    }
    let written = write(applied.form)
    guard written.losses.isEmpty else {
      throw ProgramError(
        .cannotCreate, "cannot-fix", "this file's format has no place for what would be mended",
        help: "Save it as a layout first, and mend that", file: path)
    }
    try OutputFile.write(written.text, to: path, replaces: true)
    if !invocation.options.has(.quiet) {
      for edit in edits { invocation.output.writeError("\(path): \(edit.summary)\n") }
    }
    return try LayoutInput.read(path)
  }
}
