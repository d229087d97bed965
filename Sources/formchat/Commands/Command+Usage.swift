internal import Chat

extension Command {
  static let usage = Command(
    "usage", group: .session, "the tokens of each message, and their price where you set one",
    run: { _, conversation throws(ProgramError) in
      let table = UsageTable(
        conversation.session.history.messages, prices: conversation.prices)
      guard !table.rows.isEmpty else {
        conversation.tell("no reply has come yet, so nothing was used")
        return
      }
      conversation.show("\n")
      conversation.show(table.lines(width: conversation.look.width - 2))
      conversation.show("\n")
    })
}
