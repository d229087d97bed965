internal import FormLayout

/// The safe fixes of a file, written back in its own format.
enum FileFixes {
  /// Applies them and returns the file as it is then; a file that needs none is not touched, nor
  /// is what its format has no place for.
  static func apply(
    to input: LayoutInput, _ invocation: Invocation
  ) throws(ProgramError) -> LayoutInput {
    let path = input.file.path
    guard let format = LayoutFormat.named(input.file.format), let write = format.write,
      input.document != nil, path != InputFile.standardInput
    else {
      guard input.form.safeEdits().isEmpty else {
        throw ProgramError(
          .cannotCreate, "cannot-fix", "this file cannot be written back, so nothing was mended",
          help: "Save it as a layout first, and mend that", file: path)
      }
      return input
    }
    let losses = write(input.form).losses.count
    var isHeldBack = false
    let edits = input.form.safeEdits { mended in
      let isTaken = write(mended).losses.count <= losses
      isHeldBack = isHeldBack || !isTaken
      return isTaken
    }
    var mended = input
    if !edits.isEmpty, case .applied(let applied) = input.form.applying(edits) {
      try OutputFile.write(write(applied.form).text, to: path, replaces: true)
      mended = try LayoutInput.read(path)
    }
    if !invocation.options.has(.quiet) {
      for edit in edits { invocation.output.writeError("\(path): \(edit.summary)\n") }
      if isHeldBack { invocation.output.writeError("\(path): \(remark(on: format))\n") }
    }
    return mended
  }

  private static func remark(on format: LayoutFormat) -> String {
    "the other fixes need what \(format.title) has no place for; "
      + "they can be made once the file is exported with --to layout"
  }
}
