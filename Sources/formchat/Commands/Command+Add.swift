internal import FormLayout

extension Command {
  static let add = Command(
    "add", "TYPE LABEL [after ID | in ID | first]", group: .change, "add a component",
    completions: {
      $0.isFirst
        ? ComponentType.all.map(\.name) + ["Option"] : ["after", "in", "first"] + $0.ids
    },
    run: { arguments, conversation throws(ProgramError) in
      var words = CommandWords.split(arguments)
      guard let type = words.first else {
        throw ProgramError(
          .usage, "usage", "/add needs a type", help: "For example: /add TextField Phone")
      }
      words.removeFirst()
      let place = CommandWords.takePlace(from: &words)
      let node = Edit.Node(type: type, id: "", label: words.joined(separator: " "))
      try conversation.apply([.add(nodes: [node], at: place ?? Edit.Place())])
    })
}
