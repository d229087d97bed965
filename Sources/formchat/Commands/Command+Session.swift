internal import Chat
internal import FormLayout

extension Command {
  static let session = Command(
    "session", "[list | resume ID | rename ID | fork [ID] | export FILE]", group: .session,
    "this session and the others; a fork goes on in a copy", isRecorded: false,
    completions: { asked in
      switch asked.words.first {
      case nil: SessionStep.all.map(\.name)
      case "resume": asked.words.count == 1 ? asked.sessions() : []
      case "export": asked.words.count == 1 ? asked.files : []
      case _?: []
      }
    },
    run: { arguments, conversation throws(ProgramError) in
      let words = CommandWords.split(arguments)
      guard let name = words.first else {
        conversation.page(SessionStep.facts(of: conversation))
        return
      }
      guard let step = SessionStep.all.first(where: { $0.name == name }) else {
        throw ProgramError(
          .usage, "usage", "/session has no '\(name)'",
          help: NearestName.question(for: name, among: SessionStep.all.map(\.name))
            ?? "There are \(SessionStep.all.map(\.name).joined(separator: ", "))")
      }
      try step.run(Array(words.dropFirst()), &conversation)
    })

  static let new = Command(
    "new", "[FILE]", group: .session, "another session, with a new form or the one in FILE",
    isRecorded: false,
    completions: { $0.files },
    run: { arguments, conversation throws(ProgramError) in
      let starter = try conversation.requireStarter()
      let path = CommandWords.split(arguments).joined(separator: " ")
      let opened = path.isEmpty ? nil : try LayoutInput.read(path).opened
      conversation.change(
        to: try starter.begin(
          opened, service: conversation.service, screen: conversation.look.recorded))
      starter.greet(&conversation, isResumed: false)
    })
}
