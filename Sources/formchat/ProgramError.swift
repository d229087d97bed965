internal import Chat
internal import JSON

/// What stops a command: one sentence a person can act on, and the exit code.
struct ProgramError: Error, Sendable {
  let code: ExitCode
  /// A stable word for `--json`.
  let kind: String
  /// What happened, in one sentence without a full stop.
  let message: String
  /// What to do, in one sentence without a full stop.
  let help: String?
  let file: String?
  let location: SourceLocation?

  init(
    _ code: ExitCode, _ kind: String, _ message: String, help: String? = nil, file: String? = nil,
    at location: SourceLocation? = nil
  ) {
    self.code = code
    self.kind = kind
    self.message = message
    self.help = help
    self.file = file
    self.location = location
  }

  init(_ error: ChatError) {
    self.init(
      ExitCode(rawValue: error.exitCode) ?? .internalError, error.word, error.message,
      help: error.help)
  }

  /// The sentence with its place in front and what to do behind.
  var words: String {
    var text = ""
    if let file {
      text += file
      if let location { text += ":\(location.line):\(location.column)" }
      text += ": "
    }
    return text + sentences
  }

  /// What happened, then what to do.
  private var sentences: String {
    help.map { "\(message). \($0.prefix(1).uppercased() + $0.dropFirst())" } ?? message
  }

  /// The value of `error` in machine output.
  var json: JSONValue {
    var object: JSONObject = [
      "code": .number(JSONNumber(Int(code.rawValue))), "kind": .string(kind),
      "message": .string(sentences),
    ]
    if let file { object["file"] = .string(file) }
    if let location {
      object["line"] = .number(JSONNumber(location.line))
      object["column"] = .number(JSONNumber(location.column))
    }
    return .object(object)
  }
}
