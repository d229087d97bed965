internal import CEditLine
internal import CTerminal
internal import Platform

/// A console on a terminal, with line editing.
package final class EditLineConsole: Console {
  package let isInteractive = true
  package let hasColour: Bool

  private let fixedWidth: Int?
  private let pager: String?
  private let keep: (String) -> Void
  private let reader: LineReader
  private var errors = FileOutput.standardError

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
    reader = LineReader(
      editor: editor, history: InputHistory(entries: history),
      composer: ExternalEditor(command: settings.editor, folder: settings.temporaryFolder))
    keep = remember
    hasColour = settings.hasColour
    fixedWidth = settings.width
    pager = settings.pager
    cterminal_set_paste(1)
  }

  package var width: Int { fixedWidth ?? ConsoleSettings.width(of: STDOUT_FILENO) }
  package var outputError: OutputError? { reader.output.error }

  package var draft: String { reader.lastLine ?? "" }

  package func write(_ text: String) {
    reader.output.write(text)
  }

  package func writeError(_ text: String) {
    errors.write(text)
  }

  package func readLine(prompt: String, completing: Completer) -> ConsoleInput {
    let input = reader.read(prompt: prompt, takesBlocks: true, completing: completing)
    if let line = reader.lastLine { remember(line) }
    guard case .line(let line) = input else { return input }
    return .line(MessageBlock.contents(of: line))
  }

  package func readAnswer(prompt: String, completing: Completer) -> ConsoleInput {
    reader.read(prompt: prompt, takesBlocks: false, completing: completing)
  }

  package func remember(_ line: String) {
    if reader.history.add(line) { keep(line) }
  }

  /// Reads keys itself, since the line editor would draw them and keep the line.
  package func readSecret(prompt: String) -> ConsoleInput {
    reader.readSecret(prompt: prompt)
  }

  package func page(_ text: String) {
    let rows = text.count { $0 == "\n" }
    guard let pager, rows >= ConsoleSettings.rows(of: STDOUT_FILENO) ?? .max else {
      write(text)
      return
    }
    if !Pager(command: pager).show(text) { write(text) }
    reader.editor.takeTerminalBack()
  }

  package func compose(_ draft: String) -> Composition {
    defer { reader.editor.takeTerminalBack() }
    return reader.composer.edit(draft)
  }
}
