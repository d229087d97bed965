internal import FormLayout

/// One flag of the command line.
struct CommandLineOption: Sendable {
  /// Whether it takes a value, and what that is called.
  enum Value: Sendable {
    case none
    case required(String)
    /// A value that may be left out, as in `--resume [ID]`.
    case optional(String)
  }

  /// The long name with its dashes.
  let name: String
  /// A short name with its dash.
  let short: String?
  let value: Value
  /// What its value may be, for completion.
  let offers: Offer
  /// One line for help.
  let summary: String

  init(
    _ name: String, short: String? = nil, takes value: Value = .none, offers: Offer = .nothing,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.offers = offers
    self.summary = summary
  }

  /// The name with its value, as help shows it.
  var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    switch value {
    case .none: return names
    case .required(let word): return "\(names) \(word)"
    case .optional(let word): return "\(names) [\(word)]"
    }
  }
}

extension CommandLineOption {
  static let model = CommandLineOption(
    "--model", short: "-m", takes: .required("NAME"), "the model that is asked")
  static let baseURL = CommandLineOption(
    "--base-url", takes: .required("URL"), "the service, for example http://localhost:11434/v1")
  static let maxTokens = CommandLineOption(
    "--max-tokens", takes: .required("N"), "the most tokens of a reply (4096)")
  static let service = CommandLineOption(
    "--service", takes: .required("NAME"), offers: .words(["openai", "offline"]),
    "the service that answers: openai or offline")
  static let trace = CommandLineOption(
    "--trace", takes: .required("FILE"), offers: .files,
    "write what goes over the wire, with times, for people")
  static let record = CommandLineOption(
    "--record", takes: .required("FILE"), offers: .files,
    "keep what goes over the wire, for --replay")
  static let replayed = CommandLineOption(
    "--replay", takes: .required("FILE"), offers: .files,
    "let a recording answer in place of the service")
  static let verbose = CommandLineOption(
    "--verbose", short: "-v", "say what is sent and what comes back, on standard error")
  static let online = CommandLineOption("--online", "ask the service, too")

  /// What every subcommand takes that asks a service.
  static let asking: [CommandLineOption] = [
    baseURL, service, trace, record, replayed, verbose,
  ]

  static let resume = CommandLineOption(
    "--resume", takes: .optional("ID"), offers: .sessions,
    "go on with a session; the last one where no id is given")
  static let session = CommandLineOption(
    "--session", takes: .required("ID"), "the new session's name")
  static let json = CommandLineOption("--json", "print one JSON object instead of text")
  static let color = CommandLineOption(
    "--color", takes: .required("WHEN"), offers: .words(["auto", "always", "never"]),
    "auto, always or never")
  static let ascii = CommandLineOption("--ascii", "draw with ASCII characters only")
  static let plain = CommandLineOption(
    "--plain", "no boxes, spinner, redraw or colour: for screen readers")
  static let width = CommandLineOption(
    "--width", takes: .required("N"), "the columns to draw in (20 to 400)")
  static let today = CommandLineOption(
    "--today", takes: .required("DATE"), "the day to take as today")
  static let language = CommandLineOption(
    "--language", takes: .required("TAG"), "the language to show, where the form has its words")
  static let quiet = CommandLineOption("--quiet", short: "-q", "say only what was asked for")
  static let form = CommandLineOption(
    "--form", takes: .required("FILE"), offers: .files, "the layout to start from")
  static let output = CommandLineOption(
    "--output", short: "-o", takes: .required("FILE"), offers: .files, "where the layout goes")
  static let force = CommandLineOption("--force", "replace a file that exists")
  static let to = CommandLineOption(
    "--to", takes: .required("KIND"), offers: .words(LayoutExport.names),
    LayoutExport.names.joined(separator: ", "))
  static let strict = CommandLineOption("--strict", "refuse what the format cannot hold whole")
  static let exportOutput = CommandLineOption(
    "--output", short: "-o", takes: .required("OUT"), offers: .files,
    "where the file goes; with several files, or source code, a folder")
  static let testIDs = CommandLineOption(
    "--test-ids", "name the parts of source code and pages for UI tests")
  static let exportForce = CommandLineOption(
    "--force",
    "export a form with errors that it did not have in the same format; replace a file that exists"
  )
  static let failOn = CommandLineOption(
    "--fail-on", takes: .required("SEVERITY"), offers: .words(["error", "warning"]),
    "error (default) or warning: what ends with 1")
  static let all = CommandLineOption("--all", "show what the form suppresses too")
  static let fix = CommandLineOption("--fix", "apply the safe fixes to the file")
  static let style = CommandLineOption("--style", "name the colours")
  static let values = CommandLineOption(
    "--values", takes: .required("FILE"), offers: .files, "answers to show, as JSON")
  static let check = CommandLineOption("--check", "compare with the record and the expected screen")
  static let update = CommandLineOption("--update", "write the expected screen anew")
  static let title = CommandLineOption("--title", takes: .required("TEXT"), "the form's title")
  static let showOrigin = CommandLineOption(
    "--show-origin", "say where each setting comes from")
  static let help = CommandLineOption("--help", short: "-h", "show this help")
  static let version = CommandLineOption("--version", "show the version")

  /// What every subcommand takes.
  static let common: [CommandLineOption] = [json, color, ascii, plain, width, quiet, help]
}
