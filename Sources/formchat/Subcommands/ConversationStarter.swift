internal import Chat
internal import FormLayout
internal import JSON
internal import Terminal

/// Sets a conversation up: who answers, where it is shown, what it begins with, where it is kept.
struct ConversationStarter {
  let invocation: Invocation
  private let settings: Settings
  private var serviceSettings: ServiceSettings
  private var service: (any ChatService)?
  let store: SessionStore
  let look: Look
  /// Whether this is one turn for a script: its words go to standard error, and somebody must answer.
  private let isOneTurn: Bool
  var environment: Environment { invocation.environment }

  /// Whether the program was started to go on with a session.
  private var isResuming: Bool { invocation.options.has(.resume) }

  init(_ invocation: Invocation, isOneTurn: Bool = false) throws(ProgramError) {
    self.invocation = invocation
    self.isOneTurn = isOneTurn
    settings = try invocation.settings()
    serviceSettings = try ServiceSettings(settings, invocation.options, invocation.environment)
    service = try serviceSettings.answeringService(offlineMayStandIn: !isOneTurn)
    if isOneTurn, service == nil {
      throw ProgramError(
        .noPermission, "no-key", "no service is set up, so nobody can answer",
        help: "Set OPENAI_API_KEY, or --base-url for a server of your own; or let rules answer "
          + "with --service offline")
    }
    store = SessionStore(invocation.environment)
    look = try invocation.look(settings)
  }

  /// Makes the conversation, new or resumed.
  func conversation() throws(ProgramError) -> Conversation {
    if isResuming { return conversation(try resumed()) }
    let path = isOneTurn ? invocation.options.value(.form) : invocation.options.operands.first
    let opened = try path.map(input)?.opened
    let name = invocation.options.value(.session)
    if let name, !SessionStore.isName(name) { throw SessionStore.badName(name) }
    return conversation(try begin(opened, named: name, service: service))
  }

  private func input(_ path: String) throws(ProgramError) -> LayoutInput {
    try LayoutInput.read(path)
  }

  private func conversation(_ start: (session: Session, journal: Journal)) -> Conversation {
    var conversation = Conversation(
      session: start.session, service: service, console: console(), journal: start.journal,
      look: look, stamps: stamps(for: start.session), tokenCap: serviceSettings.tokenCap,
      waitingSettings: invocation.options.has(.quiet) ? nil : consoleSettings,
      interrupts: Interrupts(), isReplay: false)
    conversation.prices = serviceSettings.prices
    conversation.isVerbose = invocation.options.has(.verbose)
    conversation.dateOrder = DateOrder.ofEnvironment(invocation.environment)
    conversation.starter = self
    return conversation
  }

  private func console() -> any Console {
    if isOneTurn {
      return RemarkConsole(
        invocation.output, width: look.width, isQuiet: invocation.options.has(.quiet))
    }
    let history = InputHistoryFile(invocation.environment)
    return standardConsole(settings: consoleSettings, history: history.lines()) { history.add($0) }
  }

  private var consoleSettings: ConsoleSettings {
    let pager = settings[.pager].text ?? ""
    return ConsoleSettings(
      width: settings.number(.width), isPlain: look.isPlain,
      colour: look.hasColour ? .always : .never, editor: settings[.editor].text ?? "vi",
      pager: Setting.flag(pager) == false || pager.isEmpty ? nil : pager,
      environment: invocation.environment.variables, isTerminal: invocation.output.isTerminal)
  }

  // MARK: First and last words

  /// Shows what the conversation begins with.
  func greet(_ conversation: inout Conversation) {
    greet(&conversation, isResumed: isResuming)
  }

  /// Shows what a session begins with, or what it is gone on with.
  func greet(_ conversation: inout Conversation, isResumed: Bool) {
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

  /// How to go on with a session; `nil` where it is not kept, or nothing is to be said.
  func farewell(_ conversation: Conversation) -> String? {
    guard conversation.journal.isKept, !invocation.options.has(.quiet) else { return nil }
    return "this session is kept; go on with: formchat --resume \(conversation.session.header.id)"
  }

  /// Says how to go on with the session, where there is one.
  func sayGoodbye(_ conversation: Conversation) {
    guard let words = farewell(conversation) else { return }
    LastWords.set("")
    invocation.output.writeError(words + "\n")
  }

  // MARK: Another model

  /// Lets another model of the service answer, and gives it.
  mutating func use(model: String) throws(ProgramError) -> (any ChatService)? {
    guard service is OpenAIChatService else {
      throw ProgramError(
        .noPermission, "no-key", "the offline designer answers by rule, without a model",
        help: "Set OPENAI_API_KEY, or --base-url for a server of your own")
    }
    serviceSettings.model = model
    service = try serviceSettings.service()
    return service
  }
}
