internal import CEditLine
internal import CTerminal
internal import Platform

/// Reads lines at a terminal: turns keys into what the line editor is to do, one step at a time.
final class LineReader {
  let editor: EditLine
  let composer: ExternalEditor
  var history: InputHistory
  var output = FileOutput.standard
  private var input = KeyInput(descriptor: STDIN_FILENO)

  /// What is still to be done before the next key is looked at.
  var steps: [Step] = []
  private var result: ConsoleInput?
  private var takesBlocks = false

  /// The text of the line read last, where there is one.
  private(set) var lastLine: String?

  /// The text that a command is to put in, or in place of the line.
  var pending = ""

  /// The search that is going on, if one is.
  var search: HistorySearch?

  /// How far the cursor must go back once the line is drawn anew.
  var distanceBack = 0

  /// The prompt of the line being read.
  private(set) var prompt = PromptText("")
  private var promptColumns = 0
  private var shownWidth = 0

  /// One thing to do between two keys.
  enum Step {
    case code(UInt32)
    case command(EditorCommand)
    case write(String)
    case stop, compose
  }

  init(editor: EditLine, history: InputHistory, composer: ExternalEditor) {
    self.editor = editor
    self.history = history
    self.composer = composer
  }

  /// Reads a line. Where it `takesBlocks`, Enter within one begins a new row.
  func read(prompt: String, takesBlocks: Bool, completing completer: Completer) -> ConsoleInput {
    lastLine = nil
    guard output.error == nil else { return .end }
    self.prompt = PromptText(prompt)
    self.takesBlocks = takesBlocks
    output.write(self.prompt.head)
    return withoutActuallyEscaping(completer) { read(completer: $0) }
  }

  private func read(completer: @escaping Completer) -> ConsoleInput {
    history.begin()
    steps = []
    result = nil
    search = nil
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

  /// Reads a line that is not shown.
  func readSecret(prompt: String) -> ConsoleInput {
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

  // MARK: Steps

  private func nextCode() -> UInt32? {
    while true {
      while !steps.isEmpty {
        if let code = carryOut(steps.removeFirst()) { return code }
      }
      switch input.next() {
      case .key(let key): steps = searchSteps(for: key) ?? steps(for: key)
      case .interrupted: steps = searchSteps(for: .interrupt) ?? steps(for: .interrupt)
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
    case .compose:
      switch composer.edit(pending) {
      case .text(let text): pending = text
      case .failed(let words): output.write(words.visibleText + "\n")
      }
      editor.prepareTerminal()
      // Ctrl-C in the editor was the editor's.
      _ = PromptSignals.take()
    }
    return nil
  }

  func steps(for key: Key) -> [Step] {
    switch key {
    case .character(let scalar):
      // The editor loses count of the cursor by characters that take no columns.
      let isZeroWidth = ceditline_width(scalar.value) == 0
      return isZeroWidth ? [.code(scalar.value), .command(.redraw)] : [.code(scalar.value)]
    case .control(let byte):
      return [.code(UInt32(byte))]
    case .paste(let bytes):
      pending = String(decoding: bytes, as: UTF8.self).cleanedInput
      return [.command(.paste)]
    case .enter:
      let (before, after) = editor.text
      let isOpen = takesBlocks && MessageBlock.isOpen(before + after)
      return isOpen ? [.command(.newline)] : [.code(0x0D)]
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
    case .compose:
      let (before, after) = editor.text
      pending = before + after
      return [.command(.end), .write("\n"), .compose, .command(.replace)]
    case .quit:
      raise(SIGQUIT)
      return []
    case .escape, .cancelSearch, .searchOlder, .searchNewer: return []
    case .up, .down, .left, .right, .home, .end, .delete, .wordLeft, .wordRight, .deleteWordLeft,
      .deleteWordRight, .upperCase, .lowerCase, .capitalise, .newline, .tab:
      return EditorCommand(key).map { [.command($0)] } ?? []
    }
  }

  // MARK: Size

  /// Puts a prompt before the line; the line must be drawn again.
  func show(_ prompt: PromptText) {
    promptColumns = prompt.columns
    editor.setPrompt(prompt)
  }

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
