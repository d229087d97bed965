internal import Chat
internal import Terminal

/// What is said on standard error while a reply is awaited or arrives: who is asked, how much has
/// come, for how long it has been waited, the edit that was read last.
final class WaitingLine {
  private let model: String
  private let settings: ConsoleSettings?
  private let isASCII: Bool
  private let start = ContinuousClock.now
  private var spinner: Spinner?
  private var tokens = 0
  private var isThinking = false
  private var edit: String?

  /// - Parameter settings: none where no line is shown.
  init(model: String, settings: ConsoleSettings?, isASCII: Bool) {
    self.model = model
    self.settings = settings
    self.isASCII = isASCII
    show()
  }

  /// Shows the line, where it was hidden.
  func show() {
    guard spinner == nil, let settings else { return }
    spinner = Spinner(
      label: label, detail: edit, settings: settings, isASCII: isASCII, start: start)
  }

  /// Takes the line away without a trace, before something else is written.
  func hide() {
    spinner?.stop()
    spinner = nil
  }

  /// Says how much has come, roughly.
  func update(tokens: Int, isThinking: Bool) {
    self.tokens = tokens
    self.isThinking = isThinking
    spinner?.update(label: label, detail: edit)
  }

  /// Says which edit was read last.
  func update(edit: String) {
    self.edit = edit
    spinner?.update(label: label, detail: edit)
  }

  /// Says why and for how long it is waited before the next try.
  func update(retryIn seconds: Int, reason: String) {
    let label = Self.retryLabel(model, seconds: seconds, reason: reason, isASCII: isASCII)
    spinner?.update(label: label)
  }

  /// What the line says between two tries.
  static func retryLabel(
    _ model: String, seconds: Int, reason: String, isASCII: Bool
  ) -> String {
    let next = seconds > 0 ? "\(reason), trying again in \(seconds) s" : "trying again"
    return label([model, next], isASCII)
  }

  private var label: String {
    guard tokens > 0 else { return model }
    let count = "~\(tokens) token\(tokens == 1 ? "" : "s")"
    return Self.label([model, isThinking ? "thinking, \(count)" : count], isASCII)
  }

  private static func label(_ parts: [String], _ isASCII: Bool) -> String {
    parts.joined(separator: isASCII ? " - " : " · ")
  }
}
