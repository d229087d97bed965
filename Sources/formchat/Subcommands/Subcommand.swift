internal import JSON

/// One subcommand of the program.
struct Subcommand: Sendable {
  let name: String
  /// What follows the name, as help shows it.
  let arguments: String
  /// One line for help.
  let summary: String
  /// What it takes beside the common options.
  let options: [CommandLineOption]
  /// How many operands it takes.
  let operands: ClosedRange<Int>
  /// What its operands may be, for completion.
  let offers: Offer
  let run: @Sendable (Invocation) async throws(ProgramError) -> ExitCode

  init(
    _ name: String, _ arguments: String, _ summary: String, options: [CommandLineOption] = [],
    operands: ClosedRange<Int>, offers: Offer = .nothing,
    run: @escaping @Sendable (Invocation) async throws(ProgramError) -> ExitCode
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.options = options
    self.operands = operands
    self.offers = offers
    self.run = run
  }

  /// Every subcommand, in the order of help.
  static let all: [Subcommand] = [
    chat, ask, show, fill, check, explain, diff, export, new, replay, sessions, models, doctor,
    config, schema, completions, manual,
  ]
}
