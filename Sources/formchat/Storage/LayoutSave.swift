internal import FormLayout

/// Writing a conversation's layout to a file.
enum LayoutSave {
  /// What a save came to.
  struct Saved {
    let file: OpenedFile
    let words: String
  }

  /// Writes the layout to a file: by default the one that was opened, and only over what was read from it.
  static func save(
    _ form: Form, to path: String?, opened: OpenedFile?
  ) throws(ProgramError) -> Saved {
    guard let target = path ?? opened?.path else {
      throw ProgramError(
        .usage, "usage", "no file was opened, so /save needs a name",
        help: "For example: /save \(form.id).form.json")
    }
    let isOwn = target == opened?.path
    if isOwn, let opened { try check(opened) }
    let text = form.text
    try OutputFile.write(text, to: target, replaces: isOwn)
    let file = OpenedFile(path: target, bytes: Array(text.utf8), format: LayoutFormat.layout.name)
    let wasInStyle = opened.map { Form.isInHouseStyle($0.bytes) } ?? true
    let note =
      isOwn && !wasInStyle ? " (written in formchat's own style, one component a line)" : ""
    return Saved(file: file, words: "saved to \(target)\(note)")
  }

  private static func check(_ opened: OpenedFile) throws(ProgramError) {
    guard opened.format == LayoutFormat.layout.name else {
      throw ProgramError(
        .cannotCreate, "other-format",
        "\(opened.path) is no formchat layout, and saving would turn it into one",
        help: "Give another name: /save NAME.form.json")
    }
    if let now = try? InputFile.bytes(of: opened.path), now != opened.bytes {
      throw ProgramError(
        .cannotCreate, "changed-on-disk",
        "\(opened.path) was changed by somebody else since it was opened",
        help: "Give another name: /save NAME.form.json")
    }
  }
}
