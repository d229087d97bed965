internal import FormLayout

/// The safe fixes of a file, written back in its own format.
enum FileFixes {
  /// Applies them and returns the file as it is then; a file that needs none is not touched, nor
  /// is what its format has no place for.
  static func apply(
    to input: LayoutInput, _ invocation: Invocation
  ) throws(ProgramError) -> LayoutInput {
    let path = input.file.path
    guard let write = LayoutFormat.named(input.file.format)?.write, input.document != nil,
      path != InputFile.standardInput
    else {
      guard input.form.safeEdits().isEmpty else {
        throw ProgramError(
          .cannotCreate, "cannot-fix", "this file cannot be written back, so nothing was mended",
          help: "Save it as a layout first, and mend that", file: path)
      }
      return input
    }
    let losses = write(input.form).losses.count
    let edits = input.form.safeEdits { write($0).losses.count <= losses }
    guard !edits.isEmpty, case .applied(let applied) = input.form.applying(edits) else {
      return input
    }
    try OutputFile.write(write(applied.form).text, to: path, replaces: true)
    if !invocation.options.has(.quiet) {
      for edit in edits { invocation.output.writeError("\(path): \(edit.summary)\n") }
    }
    return try LayoutInput.read(path)
  }
}
