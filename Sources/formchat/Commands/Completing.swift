internal import FormLayout

/// What the Tab key asks of a command: the words so far, the one begun, and what there is to name.
struct Completing {
  /// The whole words between the command's name and the one begun.
  let words: [String]
  /// The word begun, without its quote.
  let word: String
  let form: Form
  /// The sessions there are, asked for only where they are offered.
  let sessions: () -> [String]

  /// Whether this is the first word after the command's name.
  var isFirst: Bool { words.isEmpty }

  /// The ids of the form, in document order.
  var ids: [String] { form.placed.map(\.component.id).filter { !$0.isEmpty } }

  /// The files and folders that the word begun may become.
  var files: [String] { FileNames.matching(word) }
}
