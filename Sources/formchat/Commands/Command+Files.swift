internal import FormLayout

extension Command {
  static let open = Command(
    "open", "FILE", group: .files, "take a layout from a file, in any format; /undo goes back",
    completions: { $0.files },
    run: { arguments, conversation throws(ProgramError) in
      if conversation.isReplay {
        guard !conversation.recordedLayouts.isEmpty else {
          throw ProgramError(.badInput, "no-layout", "the record has no layout for this /open")
        }
        conversation.open(conversation.recordedLayouts.removeFirst())
        return
      }
      let path = CommandWords.split(arguments).joined(separator: " ")
      guard !path.isEmpty else {
        throw ProgramError(
          .usage, "usage", "/open needs a file", help: "For example: /open login.form.json")
      }
      conversation.open(try LayoutInput.read(path).opened)
    })

  static let save = Command(
    "save", "[FILE]", group: .files, "write the layout to a file; by default the one opened",
    completions: { $0.files },
    run: { arguments, conversation throws(ProgramError) in
      let path = CommandWords.split(arguments).joined(separator: " ")
      guard !conversation.isReplay else {
        conversation.tell("(the layout was saved here)")
        return
      }
      let saved = try LayoutSave.save(
        conversation.session.form, to: path.isEmpty ? nil : path, opened: conversation.session.file)
      conversation.session.file = saved.file
      conversation.tell(saved.words)
    })
}
