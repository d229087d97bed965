internal import FormLayout
internal import JSON

extension Subcommand {
  static let export = Subcommand(
    "export", "FILE…", "write forms in another format; what that cannot hold is listed",
    options: [.to, .exportOutput, .strict, .exportForce, .testIDs], operands: 1...10_000,
    offers: .files,
    run: { invocation throws(ProgramError) in
      let format = try LayoutExport.format(named: invocation.options.value(.to))
      var exports: [FileExport] = []
      for path in invocation.options.operands {
        exports.append(try FileExport(of: path, to: format, invocation))
      }
      try FileExport.refuseClashes(among: exports)
      let isRefused =
        invocation.options.has(.strict)
        && exports.contains { !$0.export.written.losses.isEmpty }
      if !isRefused {
        for export in exports { try export.write(invocation) }
      }
      if invocation.options.has(.json) {
        invocation.print(json: [
          "to": .string(format.name), "files": .array(exports.map { $0.json(isRefused) }),
          "losses": .array(exports.flatMap(\.losses)),
        ])
      } else {
        for export in exports { export.listLosses(invocation, isRefused: isRefused) }
      }
      return isRefused ? .no : .done
    })
}
