internal import FormLayout
internal import JSON

extension Subcommand {
  static let explain = Subcommand(
    "explain", "CODE", "what a finding means, why it matters, and what to do", operands: 1...1,
    offers: .words(Check.all.map(\.code)),
    run: { invocation throws(ProgramError) in
      let look = try invocation.look()
      let lines = try Explanation.lines(of: invocation[0], width: look.width)
      if invocation.options.has(.json) {
        invocation.print(json: [
          "format": "text", "text": .string(lines.text(isColoured: false)),
        ])
      } else {
        invocation.print(lines, look)
      }
      return .done
    })
}
