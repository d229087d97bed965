internal import FormLayout
internal import JSON

extension Subcommand {
  static let replay = Subcommand(
    "replay", "TRANSCRIPT…", "run recorded sessions again and print what the person saw",
    options: [.check, .update], operands: 1...10_000, offers: .files,
    run: { invocation throws(ProgramError) in
      let isJSON = invocation.options.has(.json)
      let isCheck = invocation.options.has(.check)
      var results: [JSONValue] = []
      var differs = false
      for path in invocation.options.operands {
        let file = try await ReplayedFile(path)
        if invocation.options.has(.update) { try file.updateExpectation() }
        let difference = isCheck || isJSON ? try file.difference() : nil
        differs = differs || difference != nil
        results.append([
          "file": .string(path), "matches": .bool(difference == nil),
          "turns": .number(JSONNumber(file.turns)),
          "difference": difference.map { .string($0.words) } ?? .null,
        ])
        if isJSON { continue }
        if isCheck {
          invocation.output.write(
            difference.map { "\(path): differs\n  \($0.words)\n" } ?? "\(path): as recorded\n")
        } else if invocation.options.has(.update) {
          invocation.output.write("wrote \(file.expectationPath)\n")
        } else {
          invocation.output.write(file.replay.screen)
        }
      }
      if isJSON { invocation.print(json: ["transcripts": .array(results)]) }
      return differs ? .no : .done
    })
}
