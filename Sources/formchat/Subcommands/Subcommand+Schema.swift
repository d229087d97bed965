internal import FormLayout
internal import JSON

extension Subcommand {
  static let schema = Subcommand(
    "schema", "layout|reply", "print a JSON Schema: of layouts, or of a model's reply",
    operands: 1...1, offers: .words(["layout", "reply"]),
    run: { invocation throws(ProgramError) in
      let schema: JSONValue
      switch invocation[0] {
      case "layout": schema = LayoutSchema.json
      case "reply": schema = ReplySchema.json
      case let other:
        throw ProgramError(
          .usage, "usage", "there is no schema '\(other)'",
          help: NearestName.question(for: other, among: ["layout", "reply"])
            ?? "There are layout and reply")
      }
      invocation.output.write(schema.text(.indented) + "\n")
      return .done
    })
}
