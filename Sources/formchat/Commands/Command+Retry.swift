internal import Chat

extension Command {
  static let retry = Command(
    "retry", group: .session, "send the last message again",
    run: { _, conversation throws(ProgramError) in
      guard let last = conversation.session.history.history(from: .me).last else {
        throw ProgramError(
          .usage, "usage", "nothing has been said yet, so there is nothing to send")
      }
      await conversation.take(message: last.content)
    })
}
