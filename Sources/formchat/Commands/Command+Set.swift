internal import FormLayout

extension Command {
  static let set = Command(
    "set", "[NAME [VALUE]]", group: .look, "how things are shown here, or change that",
    completions: { asked in
      guard let name = asked.words.first else { return ShownSetting.all.map(\.name) }
      return asked.words.count == 1 ? ShownSetting.named(name)?.words ?? [] : []
    },
    run: { arguments, conversation throws(ProgramError) in
      let words = CommandWords.split(arguments)
      guard let name = words.first else {
        conversation.page(ShownSetting.lines(conversation.look))
        return
      }
      guard let setting = ShownSetting.named(name) else {
        let names = ShownSetting.all.map(\.name)
        throw ProgramError(
          .usage, "usage", "/set has no '\(name)'",
          help: NearestName.question(for: name, among: names)
            ?? "There are \(names.joined(separator: ", "))")
      }
      guard words.count > 1 else {
        conversation.tell("\(name) = \(setting.get(conversation.look))")
        return
      }
      let value = words.dropFirst().joined(separator: " ")
      if let takes = setting.setting.refusal(of: value) {
        throw ProgramError(.usage, "usage", "\(name) takes \(takes), not '\(value)'")
      }
      setting.set(value, &conversation.look)
      conversation.tell("\(name) = \(setting.get(conversation.look))")
    })
}
