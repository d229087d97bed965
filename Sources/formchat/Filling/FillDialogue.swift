internal import FormLayout
internal import JSON
internal import Terminal

/// A form asked field by field: the same questions in a terminal, from a pipe, for a screen reader.
struct FillDialogue {
  /// How it ended.
  enum Ending {
    case submitted(action: String?)
    /// The person left: Ctrl-C or `/quit`.
    case left
    /// There was no more input.
    case inputEnded
  }

  /// What came of one question.
  enum Outcome {
    case goOn
    case end(Ending)
  }

  var filling: FormFilling
  let console: any Console
  let screen: FillScreen
  /// The questions that have been asked, and the words that have been shown.
  var asked: Set<FillPlace> = []
  /// The lists to which nothing else is to be added.
  var closed: Set<FillPlace> = []
  /// The questions in the order they were answered: the way back.
  var trail: [FillPlace] = []
  /// Whether the last step was passed over.
  var skipsLast = false
  /// Keeps what has been answered so far.
  let keep: (FillDialogue) -> Void

  init(
    _ filling: FormFilling, console: any Console, look: Look, dateOrder: DateOrder,
    keep: @escaping (FillDialogue) -> Void = { _ in }
  ) {
    self.filling = filling
    self.console = console
    screen = FillScreen(look: look, dateOrder: dateOrder)
    self.keep = keep
  }

  /// Asks until the form is submitted or the person leaves.
  mutating func run() -> Ending {
    show(screen.title(filling))
    show(screen.note("/help lists what can be typed beside answers"))
    showStep()
    while true {
      let outcome = nextEntry.map { handle($0) } ?? finishStep()
      if case .end(let ending) = outcome { return ending }
    }
  }

  // MARK: Order

  private var nextEntry: FillAgenda.Entry? {
    FillAgenda(filling).entries.first { entry in
      switch entry {
      case .words(let place), .field(let place): !asked.contains(place)
      case .list(let place): !closed.contains(place)
      }
    }
  }

  private mutating func handle(_ entry: FillAgenda.Entry) -> Outcome {
    switch entry {
    case .words(let place):
      asked.insert(place)
      let lines = screen.words(filling, place)
      if !lines.isEmpty { show([StyledText()] + lines) }
      return .goOn
    case .field(let place): return ask(place)
    case .list(let place): return askList(place)
    }
  }

  /// All of the step has been asked: checks it and goes on, or submits.
  private mutating func finishStep() -> Outcome {
    guard filling.hasSteps, !filling.isLastStep, filling.currentStep != nil else { return review() }
    if filling.next() {
      showStep()
    } else {
      askAgain()
    }
    return .goOn
  }

  func showStep() {
    guard filling.hasSteps else { return }
    show([StyledText()] + screen.step(filling))
  }

  /// Asks the questions with errors once more.
  mutating func askAgain() {
    let errors = filling.fieldErrors
    for message in filling.topLevelErrors { show(screen.error(message)) }
    for error in errors {
      asked.remove(error.place)
      closed.remove(error.place)
    }
    guard !errors.isEmpty else { return }
    let count = errors.count == 1 ? "One answer needs" : "\(errors.count) answers need"
    show([StyledText()] + screen.error("\(count) another look"))
  }

  // MARK: After an answer

  /// Stores an answer and looks at what is still shown.
  mutating func answer(_ value: JSONValue?, at place: FillPlace) {
    filling.set(value, at: place)
    skipsLast = false
    passed(place)
    asked = asked.filter { filling.isShown($0) }
  }

  /// Takes note that a question has been dealt with.
  mutating func passed(_ place: FillPlace) {
    asked.insert(place)
    trail.append(place)
    keep(self)
  }

  /// Goes to the question before this one; false at the first.
  mutating func goBack(from current: FillPlace?) -> Bool {
    while let place = trail.popLast() {
      guard place != current, filling.isShown(place) else { continue }
      asked.remove(place)
      closed.remove(place)
      let step = filling.currentStep?.id
      filling.goToStep(of: place)
      if filling.currentStep?.id != step { showStep() }
      return true
    }
    return false
  }

  /// Passes the step over, where it may be.
  mutating func skipStep() {
    guard filling.maySkip else {
      show(screen.error("This step cannot be passed over"))
      return
    }
    let shown = filling.shownFields
    if filling.skip() {
      showStep()
    } else {
      skipsLast = true
      asked.formUnion(shown)
      closed.formUnion(shown)
    }
    keep(self)
  }

  func show(_ lines: [StyledText]) { console.write(screen.look.text(lines)) }
}
