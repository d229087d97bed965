internal import FormLayout
internal import Terminal

extension Command {
  static let export = Command(
    "export", "KIND [FILE] [--force]", group: .files,
    "write the form in another format: on the screen, to a file, source code to a folder",
    completions: { $0.isFirst ? LayoutExport.names : $0.files + ["--force"] },
    run: { arguments, conversation throws(ProgramError) in
      var words = CommandWords.split(arguments)
      let isForced = words.contains("--force")
      words.removeAll { $0 == "--force" }
      guard let kind = words.first else {
        throw ProgramError(
          .usage, "usage", "/export needs a format",
          help: "There are \(LayoutExport.names.joined(separator: ", "))")
      }
      let format = try LayoutExport.format(named: kind)
      guard !conversation.isReplay else {
        conversation.tell("(the form was exported here)")
        return
      }
      let tree = conversation.session.tree
      let export = try LayoutExport(
        tree.current.form, to: format, takesErrors: isForced, start: tree.start,
        renamed: tree.renamedSinceStart)
      let path = words.dropFirst().joined(separator: " ")
      conversation.show("\n")
      if path.isEmpty {
        conversation.show(export.written.text.visibleText)
      } else {
        let target = try ExportTarget(
          export.written, of: tree.current.form.id, as: format, at: path)
        try target.write(replaces: isForced)
        let places = target.files.map(\.place).joined(separator: ", ")
        conversation.show(StyledText("exported to \(places)").wrapped(to: conversation.look.width))
      }
      let losses = export.written.losses.map(\.line)
      if !losses.isEmpty {
        conversation.show([StyledText("\(format.title) has no place for", .dim)])
        conversation.show(losses.flatMap { $0.wrapped(to: conversation.look.width) })
      }
      conversation.show("\n")
    })
}
