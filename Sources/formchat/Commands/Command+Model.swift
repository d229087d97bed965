internal import Chat
internal import FormLayout

extension Command {
  static let model = Command(
    "model", "[NAME]", group: .session, "which model answers, or let another one",
    isRecorded: false,
    completions: { $0.isFirst ? [ServiceSettings.defaultModel] : [] },
    run: { arguments, conversation throws(ProgramError) in
      guard !arguments.isEmpty else {
        conversation.tell(
          conversation.service.map { "\($0.model) answers; formchat models lists what there is" }
            ?? "nobody answers; /help model says how to set that up")
        return
      }
      var starter = try conversation.requireStarter()
      guard conversation.service != nil else { throw Conversation.noService }
      conversation.service = try starter.use(model: arguments)
      conversation.starter = starter
      conversation.tell("\(arguments) answers from now on")
    })
}
