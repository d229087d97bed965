internal import FormLayout

/// Where `ask -o` puts the layout; looked at before a reply is paid for.
struct AskTarget {
  private let path: String
  private let replaces: Bool

  /// The file named with `-o`; `nil` where none is.
  init?(_ invocation: Invocation, opened: OpenedFile?) throws(ProgramError) {
    guard let path = invocation.options.value(.output) else { return nil }
    self.path = path
    let isOwn = path == opened?.path
    replaces = isOwn || invocation.options.has(.force)
    if isOwn, let opened, opened.format != LayoutFormat.layout.name {
      throw ProgramError(
        .cannotCreate, "other-format",
        "this is no formchat layout, and the answer would turn it into one",
        help: "Give another name, such as NAME.form.json", file: path)
    }
    if !replaces, InputFile.exists(path) { throw OutputFile.exists(path) }
  }

  func write(_ form: Form) throws(ProgramError) {
    try OutputFile.write(form.text, to: path, replaces: replaces)
  }
}
