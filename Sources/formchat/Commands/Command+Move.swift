internal import FormLayout

extension Command {
  static let move = Command(
    "move", "ID … after ID | in ID | first | last", group: .change, "move components",
    completions: { $0.isFirst ? $0.ids : ["after", "in", "first", "last"] + $0.ids },
    run: { arguments, conversation throws(ProgramError) in
      var words = CommandWords.split(arguments)
      guard let place = CommandWords.takePlace(from: &words), !words.isEmpty else {
        throw ProgramError(
          .usage, "usage", "/move needs ids and a place",
          help: "For example: /move phone after email")
      }
      try conversation.apply([.move(ids: words, to: place)])
    })

  static let remove = Command(
    "remove", "ID …", group: .change, "remove components",
    completions: { $0.ids },
    run: { arguments, conversation throws(ProgramError) in
      let words = CommandWords.split(arguments)
      guard !words.isEmpty else {
        throw ProgramError(.usage, "usage", "/remove needs an id", help: "For example: /remove fax")
      }
      try conversation.apply([.remove(ids: words)])
    })

  static let rename = Command(
    "rename", "ID NEW", group: .change, "give a component another id; all that names it follows",
    completions: { $0.isFirst ? $0.ids : [] },
    run: { arguments, conversation throws(ProgramError) in
      let words = CommandWords.split(arguments)
      guard words.count == 2 else {
        throw ProgramError(
          .usage, "usage", "/rename needs an id and a new one",
          help: "For example: /rename phone mobile")
      }
      try conversation.apply([.rename(id: words[0], to: words[1])])
    })
}
