package import FormLayout

/// Answers requests for a form by rule: no key, no network, the same reply as a model's.
///
/// What was understood is done and said; what was not is quoted back; what may mean several things
/// is asked about. Nothing else is ever changed.
package enum Designer {
  /// The most characters of a message that is read.
  static let longestMessage = 6_000

  /// The reply to what a person says.
  ///
  /// - Parameter revision: how many changes lie behind; `nil` where that is not known.
  package static func reply(
    to words: String, form: Form, past: [PastExchange] = [], revision: Int? = nil
  ) -> Reply {
    guard words.count <= longestMessage else {
      return Reply(
        message: "That is too long for me without a model; please say it in parts.", edits: [])
    }
    var interpreter = Interpreter(words, form, past, revision)
    return interpreter.reply()
  }
}
