internal import FormLayout
internal import JSON

extension Subcommand {
  static let show = Subcommand(
    "show", "FILE", "draw a form", options: [.language, .today, .style, .values], operands: 1...1,
    offers: .files,
    run: { invocation throws(ProgramError) in
      let input = try LayoutInput.read(invocation[0])
      let look = try invocation.look()
      var options = FormPreview.Options(width: look.width)
      options.isASCII = look.isASCII
      options.isPlain = look.isPlain
      options.language = look.language
      options.showsStyle = invocation.options.has(.style)
      if let path = invocation.options.value(.values) {
        options.values = try AnswerFile.values(path)
      }
      let lines = FormPreview(input.form, options).lines
      if invocation.options.has(.json) {
        invocation.print(json: [
          "format": .string(input.layout.format), "text": .string(lines.text(isColoured: false)),
        ])
      } else {
        invocation.print(lines, look)
      }
      return .done
    })
}
