/// The place a conversation is held: where lines come from and text goes to.
package protocol Console: AnyObject {
  /// Whether a person sits at both ends, so that questions may be asked.
  var isInteractive: Bool { get }

  /// The columns text may take, as of now.
  var width: Int { get }

  /// Whether standard output shows colour.
  var hasColour: Bool { get }

  /// What ended standard output, if anything did; from then on nothing is written, and the next
  /// read says that the input has ended.
  var outputError: OutputError? { get }

  /// The text of the line that Ctrl-C gave up last, where the console knows it.
  var draft: String { get }

  /// Reads a line, which may hold several rows of text; `completing` answers the Tab key.
  func readLine(prompt: String, completing: Completer) -> ConsoleInput

  /// Reads a line as `readLine` does, but does not remember it: an answer to a form.
  func readAnswer(prompt: String, completing: Completer) -> ConsoleInput

  /// Reads a line that nobody may read: it is not shown, not kept, not completed.
  func readSecret(prompt: String) -> ConsoleInput

  /// Writes the result of something to standard output, as it is.
  func write(_ text: String)

  /// Shows a text that may be longer than the screen: in the person's pager where it is.
  func page(_ text: String)

  /// Lets the person write a text in their own editor, beginning with a draft.
  func compose(_ draft: String) -> Composition

  /// Keeps a text among the lines typed before.
  func remember(_ line: String)

  /// Writes a remark to standard error, as it is; a failure is of no consequence.
  func writeError(_ text: String)
}

extension Console {
  /// Reads a line without completion.
  package func readLine(prompt: String) -> ConsoleInput {
    readLine(prompt: prompt) { _ in .none }
  }

  /// Reads an answer without completion.
  package func readAnswer(prompt: String) -> ConsoleInput {
    readAnswer(prompt: prompt) { _ in .none }
  }

  /// A console that only takes whole lines knows of no draft.
  package var draft: String { "" }

  /// A console without a pager shows it at once.
  package func page(_ text: String) { write(text) }

  /// A console without a terminal has no place for an editor.
  package func compose(_ draft: String) -> Composition { .failed("an editor needs a terminal") }

  /// A console without a memory forgets it.
  package func remember(_ line: String) {}

  /// A console without a memory reads it like any other line.
  package func readAnswer(prompt: String, completing: Completer) -> ConsoleInput {
    readLine(prompt: prompt, completing: completing)
  }
}
