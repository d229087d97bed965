internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

/// Sets a conversation up: who answers, where it is shown, what it begins with, where it is kept.
struct ConversationStarter {
  private let invocation: Invocation
  private let settings: ServiceSettings
  private let service: OpenAIChatService?
  private let store: SessionStore
  private let look: Look
  /// Whether this is one turn for a script: its words go to standard error, and somebody must answer.
  private let isOneTurn: Bool
  private var isResumed = false

  init(_ invocation: Invocation, isOneTurn: Bool = false) throws(ProgramError) {
    self.invocation = invocation
    self.isOneTurn = isOneTurn
    settings = try ServiceSettings(invocation.options, invocation.environment)
    service = try settings.service()
    if isOneTurn, service == nil {
      throw ProgramError(
        .noPermission, "no-key", "no service is set up, so nobody can answer",
        help: "Set OPENAI_API_KEY, or --base-url for a server of your own")
    }
    store = SessionStore(invocation.environment)
    look = try invocation.look()
  }

  /// Makes the conversation, new or resumed.
  mutating func conversation() throws(ProgramError) -> Conversation {
    if invocation.options.has(.resume) {
      isResumed = true
      return try resumed()
    }
    let path = isOneTurn ? invocation.options.value(.form) : invocation.options.operands.first
    let opened = try path.map(input)?.opened
    let header = try newHeader()
    let session = Session(
      header: header, form: opened?.form ?? Form(), startName: opened?.name, file: opened?.file)
    let store = store
    let journal = Journal { () throws(ProgramError) in try store.create(header) }
    if let opened { journal.holdBack([.layout(opened.form.json, name: opened.name)]) }
    return conversation(session, journal)
  }

  private func input(_ path: String) throws(ProgramError) -> LayoutInput {
    try LayoutInput.read(path)
  }

  private func newHeader() throws(ProgramError) -> TranscriptHeader {
    let now = invocation.environment.now()
    let id: String
    if let name = invocation.options.value(.session) {
      guard SessionStore.isName(name) else {
        throw ProgramError(
          .usage, "usage", "'\(name)' cannot name a session",
          help: "Use letters, digits, '-', '_' and '.'")
      }
      id = name
    } else {
      id = SessionStore.newID(at: now, random: invocation.environment.random())
    }
    return TranscriptHeader(
      id: id, created: Timestamp.text(now), program: Program.version,
      service: service?.name ?? TranscriptHeader.noService, model: service?.model,
      host: service?.endpoint.host,
      prompt: SystemPrompt.version, screen: look.recorded)
  }

  private func resumed() throws(ProgramError) -> Conversation {
    guard invocation.options.operands.isEmpty else {
      throw ProgramError(
        .usage, "usage", "--resume goes on with a session's own form, so it takes no FILE",
        help: "Use /open FILE in the conversation")
    }
    var id = invocation.options.value(.resume) ?? ""
    if id.isEmpty {
      guard let last = store.ids.first else {
        throw ProgramError(
          .cannotRead, "no-session", "there is no session to go on with",
          help: "Start one with formchat")
      }
      id = last
    }
    let (file, transcript) = try store.resume(id)
    if transcript.tornAt != nil {
      invocation.output.writeError(
        "formchat: the last line of the session was torn and has been cut; all before it is whole\n"
      )
    }
    let session = try Session(resuming: transcript, path: file.path)
    return conversation(session, Journal(file))
  }

  private func conversation(_ session: Session, _ journal: Journal) -> Conversation {
    var conversation = Conversation(
      session: session, service: service, console: console(), journal: journal, look: look,
      stamps: .live(
        next: session.history.messages.count + 1, now: invocation.environment.now),
      tokenCap: settings.tokenCap,
      waitingSettings: invocation.options.has(.quiet) ? nil : consoleSettings,
      interrupts: Interrupts(), isReplay: false)
    conversation.dateOrder = DateOrder.ofEnvironment(invocation.environment)
    return conversation
  }

  private func console() -> any Console {
    if isOneTurn {
      return RemarkConsole(
        invocation.output, width: look.width, isQuiet: invocation.options.has(.quiet))
    }
    let history = InputHistoryFile(invocation.environment)
    history.trim()
    return standardConsole(settings: consoleSettings, history: history.lines()) { history.add($0) }
  }

  private var consoleSettings: ConsoleSettings {
    ConsoleSettings(
      width: invocation.options.has(.width) ? look.width : nil, isPlain: look.isPlain,
      colour: look.hasColour ? .always : .never, environment: invocation.environment.variables,
      isTerminal: invocation.output.isTerminal)
  }

  // MARK: First and last words

  /// Shows what the conversation begins with.
  func greet(_ conversation: inout Conversation) {
    let look = conversation.look
    conversation.show(
      look.text(
        Opening.lines(
          conversation.session, answerer: service.map(Answerer.init), width: look.width)))
    if isResumed {
      conversation.closeOpenTurn()
      let lines = Opening.lastExchange(conversation.session, width: look.width - 2)
      if !lines.isEmpty {
        conversation.show("\n")
        conversation.show(lines)
      }
    }
    guard isResumed || conversation.session.startName != nil else {
      conversation.show("\n")
      return
    }
    conversation.showForm()
  }

  /// Says how to go on with the session, where there is one.
  func sayGoodbye(_ conversation: Conversation) {
    guard conversation.journal.isKept, !invocation.options.has(.quiet) else { return }
    invocation.output.writeError(
      "this session is kept; go on with: formchat --resume \(conversation.session.header.id)\n")
  }
}
