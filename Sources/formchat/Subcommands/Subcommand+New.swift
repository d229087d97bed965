internal import FormLayout
internal import JSON

extension Subcommand {
  static let new = Subcommand(
    "new", "FILE", "start a layout file without a conversation", options: [.title], operands: 1...1,
    offers: .files,
    run: { invocation throws(ProgramError) in
      var form = Form()
      if let title = invocation.options.value(.title) {
        guard
          case .applied(let applied) = form.applying([
            .set(ids: ["form"], props: [.text("title", title)])
          ])
        else { throw ProgramError(.usage, "usage", "this title cannot be used") }
        form = applied.form
      }
      let path = invocation[0]
      try OutputFile.write(form.text, to: path, replaces: false)
      if invocation.options.has(.json) {
        invocation.print(json: ["file": .string(path)])
      } else if !invocation.options.has(.quiet) {
        invocation.output.writeError("wrote \(path); go on with: formchat \(path)\n")
      }
      return .done
    })
}
