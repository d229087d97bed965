internal import Chat
internal import FormLayout
internal import Terminal

/// A conversation as it runs: its state, who answers, where it is shown and written down.
struct Conversation {
  var session: Session
  /// Who answers; `nil` where neither key nor base URL is set.
  var service: (any ChatService)?
  let console: any Console
  var journal: Journal
  var look: Look
  var stamps: Stamps
  /// The most tokens of a reply.
  var tokenCap: Int
  /// How a waiting line is shown; `nil` where none is.
  let waitingSettings: ConsoleSettings?
  /// What Ctrl-C does while a reply is awaited.
  let interrupts: Interrupts?
  /// The answers of a `/fill` that was left; they are nowhere but here.
  var leftFill: KeptFill?
  /// The page that `/preview` wrote last.
  var preview: PreviewFile?
  /// In which order dates are typed.
  var dateOrder = DateOrder.yearFirst
  /// What begins other sessions and finds other models; `nil` in a replay.
  var starter: ConversationStarter?
  /// What tokens cost, as the person says.
  var prices = PriceTable.none
  /// Whether what goes on is told in detail, on standard error.
  var isVerbose = false
  /// Whether errors are the caller's to show, as in `ask`.
  var throwsErrors = false
  /// Whether what happens is a record, so that nothing may leave the program.
  let isReplay: Bool
  /// The layouts that `/open` takes in a replay, in order.
  var recordedLayouts: [OpenedLayout] = []
  /// What the last message came to.
  var lastTurn = TurnOutcome()
  /// Whether the person has left.
  var isOver = false

  /// The prompt before a line; more than this would be repeated on every line.
  static let prompt = "> "

  /// Reads and answers line after line until the person leaves or the input ends.
  mutating func run() async -> ExitCode {
    while !isOver {
      let input = console.readLine(prompt: Self.prompt, completing: completion)
      // The terminal may have another size by now.
      if look.followsTerminal { look.width = Look.clamped(console.width) }
      switch input {
      case .line(let line): await take(line)
      case .interrupted: if console.draft.isEmpty { tell("Ctrl-D or /quit leaves") }
      case .end: isOver = true
      }
    }
    if let error = console.outputError {
      return error == .closedByReader ? .pipeClosed : .writeFailed
    }
    return journal.hasFailed ? .writeFailed : .done
  }

  /// Takes one line: a command, or a message.
  mutating func take(_ line: String) async {
    let text = line.trimmed
    guard !text.isEmpty else { return }
    if text.hasPrefix("//") {
      await take(message: String(text.dropFirst()))
    } else if text.hasPrefix("/") {
      await take(command: text)
    } else {
      await take(message: text)
    }
  }

  // MARK: Commands

  private mutating func take(command line: String) async {
    do throws(ProgramError) {
      let (command, arguments) = try Command.matching(line)
      let full = arguments.isEmpty ? "/\(command.name)" : "/\(command.name) \(arguments)"
      // Written together with what comes of it, so that a crash keeps both or neither.
      if command.isRecorded { journal.holdBack([.command(full, by: .me)]) }
      try await command.run(arguments, &self)
    } catch {
      say(error)
    }
    record([])
  }

  /// Answers the Tab key.
  private func completion(_ textBeforeCursor: String) -> Completion {
    Command.completion(of: textBeforeCursor, form: session.form) { starter?.store.ids ?? [] }
  }

  // MARK: Showing and keeping

  /// Writes text to the screen.
  func show(_ text: String) { console.write(text) }

  /// Writes lines to the screen, indented as everything in a conversation is.
  func show(_ lines: [StyledText]) {
    console.write(look.text(lines.map { $0.isEmpty ? $0 : StyledText("  ") + $0 }))
  }

  /// Shows lines that may be more than the screen holds, with a blank one before and after.
  func page(_ lines: [StyledText]) {
    let text = look.text(lines.map { $0.isEmpty ? $0 : StyledText("  ") + $0 })
    console.page("\n" + text + "\n")
  }

  /// Shows that there was nothing to do, or that something was done beside the form.
  func tell(_ words: String) {
    show(StyledText(words, .dim).wrapped(to: max(10, look.width - 2)))
    show("\n")
  }

  /// Shows what went wrong; the conversation goes on.
  func say(_ error: ProgramError) {
    if !throwsErrors { say("formchat: \(error.words)") }
  }

  /// Shows a sentence on lines of its own.
  func say(_ sentence: String) {
    var wrap = WordWrap(width: look.width)
    show(wrap.push(look.text(sentence)) + wrap.finish() + "\n")
  }

  /// Writes events down; a failure is said once, and the session goes on in memory.
  func record(_ events: [TranscriptEvent]) {
    let failure = journal.append(events)
    if let words = starter?.farewell(self) { LastWords.set(words) }
    guard let failure else { return }
    say(
      "formchat: this session is no longer kept on disk (\(failure.words)); it goes on in memory, "
        + "and /save keeps the layout")
  }
}

extension String {
  /// The text without white space at both ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
