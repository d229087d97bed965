internal import FormLayout

/// The explanation of a finding's code, for the command and the subcommand alike.
enum Explanation {
  static func lines(of code: String, width: Int) throws(ProgramError) -> [StyledText] {
    guard !code.isEmpty else {
      throw ProgramError(
        .usage, "usage", "there is no code to explain", help: "For example: submit-missing")
    }
    if let check = Check.named(code) { return check.explanation(width: width) }
    if let finding = FormatFinding.named(code) { return finding.explanation(width: width) }
    let codes = Check.all.map(\.code) + FormatFinding.all.map(\.code)
    throw ProgramError(
      .usage, "usage", "there is no finding '\(code)'",
      help: NearestName.question(for: code, among: codes))
  }
}
