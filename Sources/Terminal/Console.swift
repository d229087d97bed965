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

  /// Reads a line, which may hold several rows of text; `completing` answers the Tab key.
  func readLine(prompt: String, completing: Completer) -> ConsoleInput

  /// Reads a line as `readLine` does, but does not remember it: an answer to a form.
  func readAnswer(prompt: String, completing: Completer) -> ConsoleInput

  /// Reads a line that nobody may read: it is not shown, not kept, not completed.
  func readSecret(prompt: String) -> ConsoleInput

  /// Writes the result of something to standard output, as it is.
  func write(_ text: String)

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

  /// A console without a memory reads it like any other line.
  package func readAnswer(prompt: String, completing: Completer) -> ConsoleInput {
    readLine(prompt: prompt, completing: completing)
  }
}
