internal import FormLayout
internal import JSON

extension Subcommand {
  static let config = Subcommand(
    "config", "[list|path]", "the settings and where each comes from; the place of their file",
    options: [.showOrigin], operands: 0...1, offers: .words(["list", "path"]),
    run: { invocation throws(ProgramError) in
      switch invocation.options.operands.first ?? "list" {
      case "list": try listSettings(invocation)
      case "path":
        let path = UserSettings.path(invocation.environment)
        if invocation.options.has(.json) {
          invocation.print(json: ["file": .string(path)])
        } else {
          invocation.output.write(path + "\n")
        }
      case let other:
        throw ProgramError(
          .usage, "usage", "there is no 'config \(other)'", help: "There are list and path")
      }
      return .done
    })

  private static func listSettings(_ invocation: Invocation) throws(ProgramError) {
    let settings = try invocation.settings()
    let values = Setting.all.map { settings[$0] }
    if invocation.options.has(.json) {
      invocation.print(json: ["settings": .array(values.map(\.json))])
      return
    }
    let names = values.map { "\($0.setting.name) = \($0.shown ?? "(not set)")" }
    let column = (names.map(\.displayWidth).max() ?? 0) + 2
    let lines = zip(names, values).map { name, value in
      invocation.options.has(.showOrigin)
        ? StyledText(name).padded(to: column) + StyledText(value.origin.words, .dim)
        : StyledText(name)
    }
    try invocation.print(lines, invocation.look(settings))
  }
}
