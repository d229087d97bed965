internal import FormLayout
internal import JSON
internal import Platform
internal import Terminal

/// One run of `formchat fill`: asks, keeps what was answered, prints the values.
struct FillRun {
  private let form: Form
  private let invocation: Invocation
  private let look: Look
  private let today: LocalDate
  private let store: FillStore

  init(_ form: Form, _ invocation: Invocation) throws(ProgramError) {
    self.form = form
    self.invocation = invocation
    look = try invocation.look()
    today = try invocation.todayDate()
    store = FillStore(invocation.environment, form: invocation[0])
  }

  func run() throws(ProgramError) -> ExitCode {
    warn()
    var dialogue = try dialogue()
    // Without a watcher Ctrl-C between two questions would end the program without a word.
    let interrupts = Interrupts()
    defer { withExtendedLifetime(interrupts) {} }
    let ending = dialogue.run()
    switch ending {
    case .submitted(let action):
      store.remove()
      let result = FillResult(dialogue.filling, action: action)
      say(result)
      invocation.print(result)
      return .done
    case .left: throw try left(dialogue, .interrupted, "interrupted", "the form was left")
    case .inputEnded:
      throw try left(dialogue, .no, "input-ended", "the input ended before the form was submitted")
    }
  }

  private func dialogue() throws(ProgramError) -> FillDialogue {
    let kept = invocation.options.has(.resumeFill) ? try store.read() : nil
    if invocation.options.has(.resumeFill), kept == nil {
      throw ProgramError(
        .cannotRead, "no-fill", "no answers to this form are kept",
        help: "Begin with formchat fill \(invocation[0])")
    }
    let filling =
      kept.map { FormFilling(form, resuming: $0.values, today: today, language: look.language) }
      ?? FormFilling(form, today: today, language: look.language)
    if kept == nil, store.exists {
      invocation.output.writeError(
        "answers of an earlier fill are kept until the first answer here; "
          + "--resume goes on with them\n")
    }
    let store = store
    var dialogue = FillDialogue(
      filling, console: console(), look: look,
      dateOrder: DateOrder.ofEnvironment(invocation.environment)
    ) { dialogue in
      // What cannot be kept now is tried again with the next answer, and said when the person leaves.
      try? store.write(KeptFill(dialogue))
    }
    if let kept { dialogue.resume(kept) }
    return dialogue
  }

  /// A terminal where there is one; else questions go where the result does not.
  private func console() -> any Console {
    let settings = ConsoleSettings(
      width: invocation.options.has(.width) ? look.width : nil, isPlain: look.isPlain,
      colour: look.hasColour ? .always : .never, environment: invocation.environment.variables,
      isTerminal: invocation.output.isTerminal)
    guard isatty(STDIN_FILENO) == 1, invocation.output.isTerminal else {
      return PlainConsole(
        settings: settings, input: STDIN_FILENO, output: .standardError, errors: .standardError)
    }
    return standardConsole(settings: settings)
  }

  /// Says that the form itself is wrong: its questions may make no sense.
  private func warn() {
    let errors = form.diagnostics().count { $0.severity == .error }
    guard errors > 0, !invocation.options.has(.quiet) else { return }
    let words = errors == 1 ? "1 error" : "\(errors) errors"
    invocation.output.writeError(
      "this form has \(words); see formchat check \(invocation[0])\n")
  }

  private func say(_ result: FillResult) {
    guard !invocation.options.has(.quiet), !invocation.options.has(.json) else { return }
    let count = result.values.members.count
    let values = count == 1 ? "1 value" : "\(count) values"
    let action = result.action.map { "'\($0)' with " } ?? ""
    invocation.output.writeError("submitted: \(action)\(values)\n".visibleText)
    if invocation.output.isTerminal, result.values != result.shownValues {
      invocation.output.writeError(
        "what was typed unseen is not shown on a terminal; send the output to a file to have it\n")
    }
  }

  /// Keeps the answers, where there are any; the error that says how to go on.
  private func left(
    _ dialogue: FillDialogue, _ code: ExitCode, _ kind: String, _ message: String
  ) throws(ProgramError) -> ProgramError {
    guard !dialogue.trail.isEmpty || invocation.options.has(.resumeFill) else {
      return ProgramError(code, kind, message)
    }
    try store.write(KeptFill(dialogue))
    return ProgramError(
      code, kind, message,
      help: "The answers are kept, but those of secret and file fields; go on with: "
        + "formchat fill \(invocation[0]) --resume")
  }
}
