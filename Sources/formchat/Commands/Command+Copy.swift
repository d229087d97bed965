internal import FormLayout

extension Command {
  static let copy = Command(
    "copy", "ID [after ID | in ID | first]", group: .change,
    "a second one of a component, with all that is in it",
    completions: { $0.isFirst ? $0.ids : ["after", "in", "first"] + $0.ids },
    run: { arguments, conversation throws(ProgramError) in
      var words = CommandWords.split(arguments)
      let place = words.count > 1 ? CommandWords.takePlace(from: &words) : nil
      guard words.count == 1 else {
        throw ProgramError(
          .usage, "usage", "/copy needs the id of one component",
          help: "For example: /copy email after email")
      }
      let form = conversation.session.form
      guard let found = form.placed.first(where: { $0.component.id == words[0] }) else {
        throw ProgramError(
          .usage, "unknown-id", "there is no component '\(words[0])'",
          help: NearestName.to(words[0], among: form.index.ids).map { "Did you mean '\($0)'?" })
      }
      let edits = Edit.copying(
        found.component, to: place ?? Edit.Place(in: found.parent?.id ?? "", after: words[0]))
      guard !edits.isEmpty else {
        throw ProgramError(
          .usage, "usage", "'\(words[0])' has a type that is not known, so it cannot be copied")
      }
      try conversation.apply(edits)
    })
}
