internal import CEditLine
internal import CTerminal
internal import Platform

/// A console on a terminal, with line editing.
package final class EditLineConsole: Console {
  package let isInteractive = true
  package let hasColour: Bool

  private let fixedWidth: Int?
  private let remember: (String) -> Void
  private let editor: EditLine
  private var output = FileOutput.standard
  private var errors = FileOutput.standardError
  private var input = KeyInput(descriptor: STDIN_FILENO)
  private var history: InputHistory

  /// What is still to be done before the next key is looked at.
  private var steps: [Step] = []
  private var result: ConsoleInput?
  private var pasted = ""
  /// The text of the line read last, where there is one.
  private var lastLine: String?

  /// How far the cursor must go back once the line is drawn anew.
  private var distanceBack = 0
  private var promptColumns = 0
  private var shownWidth = 0

  private enum Step {
    case code(UInt32)
    case command(EditorCommand)
    case write(String)
    case stop
  }

  /// Opens the console, or returns nil where lines cannot be edited: the streams are no terminals,
  /// the terminal cannot move its cursor, or the system has no UTF-8 locale.
  ///
  /// `history` are lines sent in earlier sessions, oldest first; `remember` is told each new one.
  package init?(
    settings: ConsoleSettings,
    history: [String] = [],
    remember: @escaping (String) -> Void = { _ in }
  ) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, !settings.isDumbTerminal,
      ceditline_use_utf8() == 1, cterminal_install() == 0,
      cterminal_guard(STDIN_FILENO, STDOUT_FILENO) == 0, let editor = EditLine()
    else { return nil }
    self.editor = editor
    self.history = InputHistory(entries: history)
    self.remember = remember
    hasColour = settings.hasColour
    fixedWidth = settings.width
    cterminal_set_paste(1)
  }

  package var width: Int { fixedWidth ?? ConsoleSettings.width(of: STDOUT_FILENO) }
  package var outputError: OutputError? { output.error }

  package func write(_ text: String) {
    output.write(text)
  }

  package func writeError(_ text: String) {
    errors.write(text)
  }

  package func readLine(prompt: String, completing: Completer) -> ConsoleInput {
    let input = read(prompt, completing)
    if let line = lastLine, history.add(line) { remember(line) }
    return input
  }

  package func readAnswer(prompt: String, completing: Completer) -> ConsoleInput {
    read(prompt, completing)
  }

  private func read(_ prompt: String, _ completer: Completer) -> ConsoleInput {
    lastLine = nil
    guard output.error == nil else { return .end }
    let prompt = PromptText(prompt)
    output.write(prompt.head)
    return withoutActuallyEscaping(completer) { read(prompt: prompt, completer: $0) }
  }

  /// Reads keys itself, since the line editor would draw them and keep the line.
  package func readSecret(prompt: String) -> ConsoleInput {
    guard output.error == nil else { return .end }
    PromptSignals.begin()
    defer { PromptSignals.end() }
    editor.holdTerminal()
    defer { editor.releaseTerminal() }
    output.write(prompt)
    var line = SecretLine()
    while true {
      switch input.next() {
      case .key(let key):
        guard let input = line.take(key) else { continue }
        output.write("\n")
        return input
      case .interrupted:
        output.write("\n")
        return .interrupted
      case .resumed:
        editor.prepareTerminal()
        output.write("\n" + prompt)
      case .resized: continue
      case .end:
        output.write("\n")
        return .end
      }
    }
  }

  private func read(prompt: PromptText, completer: @escaping Completer) -> ConsoleInput {
    history.begin()
    steps = []
    result = nil
    promptColumns = prompt.columns
    shownWidth = ConsoleSettings.width(of: STDOUT_FILENO)
    PromptSignals.begin()
    defer { PromptSignals.end() }
    let handlers = EditLine.Handlers(
      nextCode: { self.nextCode() },
      perform: { self.perform($0, completer: completer) }
    )
    let text = editor.readLine(prompt: prompt, handlers: handlers)
    let line = (text ?? "").cleanedInput
    lastLine = text == nil ? nil : line
    return result ?? (text == nil ? .end : .line(line))
  }

  // MARK: Keys

  private func nextCode() -> UInt32? {
    while true {
      while !steps.isEmpty {
        if let code = carryOut(steps.removeFirst()) { return code }
      }
      switch input.next() {
      case .key(let key): steps = self.steps(for: key)
      case .interrupted: steps = self.steps(for: .interrupt)
      case .resized: adaptToSize()
      case .resumed:
        editor.prepareTerminal()
        output.write("\n")
        editor.repaint()
      case .end:
        result = .end
        return nil
      }
    }
  }

  private func carryOut(_ step: Step) -> UInt32? {
    switch step {
    case .code(let code): return code
    case .command(let command): return UInt32(command.rawValue)
    case .write(let text): output.write(text)
    case .stop:
      cterminal_stop()
      _ = PromptSignals.take()
    }
    return nil
  }

  private func steps(for key: Key) -> [Step] {
    switch key {
    case .character(let scalar):
      // The editor loses count of the cursor by characters that take no columns.
      let isZeroWidth = ceditline_width(scalar.value) == 0
      return isZeroWidth ? [.code(scalar.value), .command(.redraw)] : [.code(scalar.value)]
    case .control(let byte):
      return [.code(UInt32(byte))]
    case .paste(let bytes):
      pasted = String(decoding: bytes, as: UTF8.self).cleanedInput
      return [.command(.paste)]
    case .enter:
      return [.code(0x0D)]
    case .interrupt:
      // Accepted like a line, so that the cursor leaves the text on its last row.
      result = .interrupted
      return [.command(.end), .write("^C"), .code(0x0D)]
    case .endOfInput:
      guard editor.text == ("", "") else { return [.command(.delete)] }
      result = .end
      return [.code(0x0D)]
    case .stop:
      distanceBack = editor.text.after.unicodeScalars.count
      return [.command(.end), .write("\n"), .stop, .command(.repaint)]
    case .quit:
      raise(SIGQUIT)
      return []
    case .up, .down, .left, .right, .home, .end, .delete, .wordLeft, .wordRight, .deleteWordLeft,
      .deleteWordRight, .upperCase, .lowerCase, .capitalise, .newline, .tab:
      return EditorCommand(key).map { [.command($0)] } ?? []
    }
  }

  // MARK: Commands

  private func perform(_ command: EditorCommand, completer: Completer) -> EditLine.Outcome {
    switch command {
    case .up:
      return moveRow(up: true) ? .refresh : recall { $0.previous(leaving: $1) }
    case .down:
      return moveRow(up: false) ? .refresh : recall { $0.next(leaving: $1) }
    case .newline:
      editor.insert("\n")
      return .refresh
    case .paste:
      editor.insert(pasted)
      pasted = ""
      return .refresh
    case .complete:
      return complete(completer)
    case .repaint:
      editor.moveCursor(by: -distanceBack)
      editor.repaint()
      return .nothing
    case .left, .right, .home, .end, .delete, .wordLeft, .wordRight, .deleteWordLeft,
      .deleteWordRight, .upperCase, .lowerCase, .capitalise, .redraw:
      return .refuse
    }
  }

  private func recall(
    _ choose: (inout InputHistory, String) -> String?
  ) -> EditLine.Outcome {
    let (before, after) = editor.text
    guard let line = choose(&history, before + after) else { return .refuse }
    editor.replaceAll(with: line)
    return .refresh
  }

  /// Moves the cursor by a row within a text of several; false at its first or last.
  private func moveRow(up: Bool) -> Bool {
    let (before, after) = editor.text
    guard let distance = RowMotion.distance(up: up, before: before, after: after) else {
      return false
    }
    editor.moveCursor(by: distance)
    return true
  }

  private func complete(_ completer: Completer) -> EditLine.Outcome {
    let (before, after) = editor.text
    let completion = completer(before)
    guard !completion.candidates.isEmpty else { return .refuse }
    if completion.replacement != completion.word {
      editor.deleteBackward(completion.word.unicodeScalars.count)
      editor.insert(completion.replacement)
      return .refresh
    }
    distanceBack = after.unicodeScalars.count
    editor.moveCursor(by: distanceBack)
    let listing = completion.listing(width: ConsoleSettings.width(of: STDOUT_FILENO))
    steps = [.write("\n" + listing.visibleText + "\n"), .command(.repaint)]
    return .refresh
  }

  // MARK: Size

  /// Draws the line for a new width: in place if it takes one row before and after, else below,
  /// since nobody knows how the terminal broke the rows anew.
  private func adaptToSize() {
    let (before, after) = editor.text
    let columns = promptColumns + PromptText.columns(of: before + after)
    let width = ConsoleSettings.width(of: STDOUT_FILENO)
    let isOneRow = columns < min(width, shownWidth) && !(before + after).contains("\n")
    output.write(isOneRow ? "\r\u{1B}[J" : "\n")
    shownWidth = width
    editor.repaint()
  }
}
