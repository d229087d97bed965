internal import FormLayout

extension Command {
  static let field = Command(
    "field", "ID name=value …", group: .change, "set properties of a component, or of 'form'",
    completions: { asked in
      guard let id = asked.words.first else { return ["form"] + asked.ids }
      return TypedProperty.completions(of: asked.word, for: id, form: asked.form)
    },
    run: { arguments, conversation throws(ProgramError) in
      let words = CommandWords.split(arguments)
      guard words.count >= 2 else {
        throw ProgramError(
          .usage, "usage", "/field needs an id and name=value",
          help: "For example: /field email required=true label=\"Work email\"")
      }
      var props: [PropertyChange] = []
      for word in words.dropFirst() { props.append(try TypedProperty.change(word)) }
      try conversation.apply([.set(ids: [words[0]], props: props)])
    })
}
