internal import FormLayout
internal import JSON

extension Subcommand {
  static let diff = Subcommand(
    "diff", "OLD NEW", "what changed between two layouts, by id; 1 where they differ",
    operands: 2...2, offers: .files,
    run: { invocation throws(ProgramError) in
      let old = try LayoutInput.read(invocation[0])
      let new = try LayoutInput.read(invocation[1])
      let diff = FormDiff(from: old.form, to: new.form)
      if invocation.options.has(.json) {
        invocation.print(json: ["changes": .array(diff.changes.map(\.json))])
      } else {
        let look = try invocation.look()
        invocation.print(
          diff.lines(width: look.width, isASCII: look.isASCII, isPlain: look.isPlain), look)
      }
      return diff.changes.isEmpty ? .done : .no
    })
}
