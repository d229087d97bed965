internal import FormLayout
internal import JSON

extension Subcommand {
  static let doctor = Subcommand(
    "doctor", "", "whether this machine has all that formchat needs",
    options: [.model, .online] + CommandLineOption.asking,
    operands: 0...0,
    run: { invocation throws(ProgramError) in
      var entries: [JSONValue] = []
      var lines: [StyledText] = []
      var isWell = true
      // Settings that cannot be read are for a check to tell.
      let look = (try? invocation.look()) ?? .bare
      for check in DoctorCheck.all where !check.isOnline || invocation.options.has(.online) {
        let finding = await check.look(invocation)
        isWell = isWell && finding.status != .bad
        entries.append(json(check, finding))
        lines += text(check, finding, width: look.width)
      }
      if invocation.options.has(.json) {
        invocation.print(json: ["checks": .array(entries)])
      } else {
        invocation.print(lines, look)
      }
      return isWell ? .done : .no
    })

  private static func json(_ check: DoctorCheck, _ finding: DoctorCheck.Finding) -> JSONValue {
    [
      "name": .string(check.name), "status": .string(finding.status.rawValue),
      "message": .string(finding.message), "help": finding.help.map { .string($0) } ?? .null,
    ]
  }

  private static func text(
    _ check: DoctorCheck, _ finding: DoctorCheck.Finding, width: Int
  ) -> [StyledText] {
    let style: TextStyle =
      switch finding.status {
      case .good: .added
      case .warning: .changed
      case .bad: .removed
      }
    let head =
      StyledText(finding.status.rawValue, style).padded(to: 9)
      + StyledText(check.name).padded(to: 11)
    let room = max(10, width - head.width)
    let help = finding.help.map { "help: \($0.prefix(1).lowercased() + $0.dropFirst())" }
    let rows =
      StyledText(finding.message.visible()).wrapped(to: room)
      + (help.map { StyledText($0.visible(), .dim).wrapped(to: room) } ?? [])
    return rows.enumerated().map { index, row in
      (index == 0 ? head : StyledText(String(repeating: " ", count: head.width))) + row
    }
  }
}
