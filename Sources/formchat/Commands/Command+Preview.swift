internal import FormLayout
internal import Terminal

extension Command {
  static let preview = Command(
    "preview", group: .look, "write the form as a web page, to try it in a browser",
    run: { _, conversation throws(ProgramError) in
      guard !conversation.isReplay else {
        conversation.tell("(the page was written here)")
        return
      }
      let form = conversation.session.form
      // A form with errors is shown as it is: a look at it is how one sees what they do.
      guard let page = LayoutFormat.html.write?(form).text else { return }
      let name = Identifier.isValid(form.id) ? form.id : "form"
      let file = try PreviewFile(
        page, named: name, over: conversation.preview,
        conversation.starter?.environment)
      conversation.preview = file
      conversation.show("\n")
      conversation.show([StyledText("the page is in \(file.path.visibleText)")])
      conversation.show([StyledText("open it with: \(file.command.visibleText)", .dim)])
      conversation.show("\n")
    })
}
