internal import CEditLine
internal import Platform

/// The line editor of libedit, on the standard streams. There is one in a program.
final class EditLine {
  /// What the editor asks its owner.
  struct Handlers {
    /// Returns the next character or command byte, or nil at the end of input.
    var nextCode: () -> UInt32?

    /// Carries out one of our commands.
    var perform: (EditorCommand) -> Outcome
  }

  /// What the editor does after a command.
  enum Outcome {
    case nothing, refresh, refuse

    var code: UInt8 {
      switch self {
      case .nothing: UInt8(CC_NORM)
      case .refresh: UInt8(CC_REFRESH)
      case .refuse: UInt8(CC_ERROR)
      }
    }
  }

  private let handle: OpaquePointer
  private var prompt = strdup("")
  private var handlers: Handlers?

  /// Opens the editor and binds the keys, or returns nil where it cannot work.
  init?() {
    guard let handle = ceditline_open("formchat") else { return nil }
    self.handle = handle
    ceditline_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    ceditline_leave_signals(handle)
    ceditline_set_emacs(handle)
    setModes()
    ceditline_set_prompt(
      handle, { handle in EditLine.from(handle)?.prompt }, CChar(PromptText.mark.value))
    ceditline_set_reader(
      handle,
      { handle, place in
        guard let code = EditLine.from(handle)?.handlers?.nextCode() else { return 0 }
        place?.pointee = wchar_t(code)
        return 1
      })
    bindKeys()
  }

  deinit {
    el_end(handle)
    free(prompt)
  }

  private static func from(_ handle: OpaquePointer?) -> EditLine? {
    guard let client = ceditline_client(handle) else { return nil }
    return Unmanaged<EditLine>.fromOpaque(client).takeUnretainedValue()
  }

  /// While a line is edited: Enter and Ctrl-J stay apart, Ctrl-S does not freeze the screen, and
  /// Ctrl-C is a key. Between two lines: what is typed ahead is neither shown nor cut, and Ctrl-C is
  /// a signal.
  private func setModes() {
    for setting in ["-icrnl", "-inlcr", "-ixon", "-isig"] {
      ceditline_set_mode(handle, "-d", setting)
    }
    for setting in ["-echo", "-icanon", "-icrnl", "-inlcr", "-ixon"] {
      ceditline_set_mode(handle, "-x", setting)
    }
  }

  private func bindKeys() {
    for command in EditorCommand.allCases {
      let name = command.builtIn ?? "formchat-\(command)"
      if command.builtIn == nil {
        ceditline_add(handle, name) { handle, byte in
          guard let editor = EditLine.from(handle), let handlers = editor.handlers,
            let command = EditorCommand(rawValue: UInt8(truncatingIfNeeded: byte))
          else { return UInt8(CC_ERROR) }
          return handlers.perform(command).code
        }
      }
      ceditline_bind(handle, command.key, name)
    }
  }

  /// Reads a line; nil at the end of input.
  func readLine(prompt: PromptText, handlers: Handlers) -> String? {
    setPrompt(prompt)
    self.handlers = handlers
    defer {
      self.handlers = nil
      ceditline_prepare(handle, 0)
    }
    // Before the prompt shows, since the editor itself does it after: a person, or a test, that sees
    // the prompt may press Ctrl-C at once.
    ceditline_prepare(handle, 1)
    var count: Int32 = 0
    guard let line = el_wgets(handle, &count) else { return nil }
    let text = Self.text(UnsafeBufferPointer(start: line, count: wcslen(line)))
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Puts another prompt before the line, from the next time that it is drawn.
  func setPrompt(_ prompt: PromptText) {
    free(self.prompt)
    self.prompt = strdup(prompt.marked)
  }

  /// The text being edited, before and after the cursor.
  var text: (before: String, after: String) {
    guard let line = el_wline(handle)?.pointee, let start = line.buffer, let cursor = line.cursor
    else { return ("", "") }
    return (
      Self.text(UnsafeBufferPointer(start: start, count: cursor - start)),
      Self.text(UnsafeBufferPointer(start: cursor, count: line.lastchar - cursor))
    )
  }

  /// Moves the cursor by a number of characters.
  func moveCursor(by distance: Int) {
    el_cursor(handle, Int32(distance))
  }

  /// Puts text at the cursor.
  func insert(_ text: String) {
    var characters = text.unicodeScalars.map { wchar_t($0.value) }
    characters.append(0)
    el_winsertstr(handle, characters)
  }

  /// Removes characters before the cursor.
  func deleteBackward(_ count: Int) {
    el_deletestr(handle, Int32(count))
  }

  /// Puts a text in the place of all that is being edited.
  func replaceAll(with text: String) {
    let (before, after) = self.text
    moveCursor(by: after.unicodeScalars.count)
    deleteBackward(before.unicodeScalars.count + after.unicodeScalars.count)
    insert(text)
  }

  /// Draws the prompt and the text at the place of the terminal's cursor, for its present size.
  func repaint() {
    el_resize(handle)
    ceditline_refresh(handle)
  }

  /// Sets the terminal's modes again, after something else may have changed them.
  func prepareTerminal() {
    ceditline_prepare(handle, 0)
    ceditline_prepare(handle, 1)
  }

  /// Takes the terminal for reading keys without the editor.
  func holdTerminal() {
    ceditline_prepare(handle, 1)
  }

  /// Sets the modes between two lines again, after another program had the terminal.
  func takeTerminalBack() {
    ceditline_prepare(handle, 1)
    ceditline_prepare(handle, 0)
  }

  /// Gives the terminal its modes between two lines.
  func releaseTerminal() {
    ceditline_prepare(handle, 0)
  }

  private static func text(_ characters: UnsafeBufferPointer<wchar_t>) -> String {
    var scalars = String.UnicodeScalarView()
    for character in characters {
      scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
    }
    return String(scalars)
  }
}
