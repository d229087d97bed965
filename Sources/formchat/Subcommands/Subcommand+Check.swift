internal import FormLayout
internal import JSON

extension Subcommand {
  static let check = Subcommand(
    "check", "FILE…", "the validation report; 1 where it has errors",
    options: [.failOn, .fix, .all], operands: 1...10_000, offers: .files,
    run: { invocation throws(ProgramError) in
      let threshold =
        try invocation.options.choice(.failOn, among: ["error", "warning"]) ?? "error"
      let look = try invocation.look()
      let isAll = invocation.options.has(.all)
      var reports: [FileReport] = []
      for path in invocation.options.operands {
        var input = try LayoutInput.read(path)
        if invocation.options.has(.fix) { input = try FileFixes.apply(to: input, invocation) }
        reports.append(FileReport(of: input))
      }
      if invocation.options.has(.json) {
        invocation.print(json: ["files": .array(reports.map { $0.json(isAll: isAll) })])
      } else {
        for (index, report) in reports.enumerated() {
          if index > 0 { invocation.output.write("\n") }
          invocation.print(report.lines(look, isAll: isAll), look)
        }
      }
      let fails = reports.contains { report in
        report.count(of: .error) > 0 || (threshold == "warning" && report.count(of: .warning) > 0)
      }
      return fails ? .no : .done
    })
}
