internal import FormLayout
internal import Terminal

extension Command {
  static let edit = Command(
    "edit", "[TEXT]", group: .session, "write the message in your editor; saving sends it",
    isRecorded: false,
    run: { arguments, conversation throws(ProgramError) in
      guard !conversation.isReplay else { return }
      switch conversation.console.compose(arguments) {
      case .failed(let words):
        throw ProgramError(
          .usage, "no-editor", words, help: "$VISUAL or $EDITOR names it; see formchat config list")
      case .text(let text) where text.trimmed.isEmpty:
        conversation.tell("nothing was written, so nothing is sent")
      case .text(let text):
        conversation.console.remember(text)
        conversation.show(Conversation.prompt + text + "\n")
        await conversation.take(text)
      }
    })
}
