internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

extension ConversationStarter {
  /// Begins a session, with a layout where one was opened; its file is made with the first event.
  func begin(
    _ opened: OpenedLayout?, named name: String? = nil, service: (any ChatService)?,
    screen: TranscriptHeader.Screen? = nil
  ) throws(ProgramError) -> (session: Session, journal: Journal) {
    let session = Session(
      header: header(named: name ?? newID(), service: service, screen ?? look.recorded),
      form: opened?.form ?? Form(),
      startName: opened?.name, file: opened?.file)
    return (session, journal(for: session))
  }

  /// The journal of a session that has no file yet.
  func journal(for session: Session) -> Journal {
    let (store, header) = (store, session.header)
    let journal = Journal { events throws(ProgramError) in try store.create(header, events) }
    if let name = session.startName {
      journal.holdBack([.layout(session.form.json, name: name)])
    }
    return journal
  }

  /// The id of a session that nobody gave a name.
  func newID() -> String {
    SessionStore.newID(at: environment.now(), random: environment.random())
  }

  private func header(
    named id: String, service: (any ChatService)?, _ screen: TranscriptHeader.Screen
  ) -> TranscriptHeader {
    TranscriptHeader(
      id: id, created: Timestamp.text(environment.now()), program: Program.version,
      service: service?.name ?? TranscriptHeader.noService, model: service?.model,
      host: (service as? OpenAIChatService)?.endpoint.host, prompt: SystemPrompt.version,
      screen: screen)
  }

  /// The ids and dates of a session's next messages.
  func stamps(for session: Session) -> Stamps {
    .live(next: session.history.messages.count + 1, now: environment.now)
  }

  /// Goes on with the session that the command line names, or the last one.
  func resumed() throws(ProgramError) -> (session: Session, journal: Journal) {
    guard invocation.options.operands.isEmpty else {
      throw ProgramError(
        .usage, "usage", "--resume goes on with a session's own form, so it takes no FILE",
        help: "Use /open FILE in the conversation")
    }
    let id = invocation.options.value(.resume) ?? ""
    if !id.isEmpty { return try resume(id) }
    guard let last = store.ids.first else {
      throw ProgramError(
        .cannotRead, "no-session", "there is no session to go on with",
        help: "Start one with formchat")
    }
    return try resume(last)
  }

  /// Opens a session to go on with it.
  func resume(_ id: String) throws(ProgramError) -> (session: Session, journal: Journal) {
    let (file, transcript) = try store.resume(id)
    if transcript.tornAt != nil {
      invocation.output.writeError(
        "formchat: the last line of the session was torn and has been cut; all before it is whole\n"
      )
    }
    return (try Session(resuming: transcript, path: file.path), Journal(file))
  }
}
