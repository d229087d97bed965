internal import JSON
internal import Platform
internal import Support

/// Where a test holds conversations: a folder for all that they keep, and terminals in it.
struct Stage {
  let folder = TemporaryFolder()

  private var places: [String: String] {
    [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
      "NO_COLOR": "1",
    ]
  }

  /// Starts a conversation in a terminal and waits for its prompt.
  func terminal(
    _ arguments: [String] = [], base: String? = nil, environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 60
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Products.path(of: "formchat"),
      arguments: arguments + (base.map { ["--base-url", $0] } ?? []),
      environment: places.merging(environment) { $1 }, columns: columns, rows: rows)
    try terminal.wait(for: "> ")
    return terminal
  }

  /// Runs the program with lines from a pipe.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), arguments, input: Array(input.utf8),
      environment: places.merging(environment) { $1 }, in: folder)
  }

  /// Writes a file into the program's own folder.
  func write(_ text: String, to name: String) {
    mkdir("\(folder.path)/formchat", 0o700)
    folder.write(text, to: "formchat/\(name)")
  }

  /// The names of the sessions that are kept.
  var sessions: [String] {
    folder.names(in: "formchat/sessions").map { String($0.dropLast(".jsonl".count)) }
  }

  /// The path of a session's file.
  func path(of session: String) -> String { "\(folder.path)/formchat/sessions/\(session).jsonl" }

  /// A reply that adds a field.
  static func reply(adding label: String, _ message: String = "Added.") -> ScriptedReply {
    let text: JSONValue = [
      "message": .string(message),
      "ops": [
        ["op": "add", "nodes": [["type": "TextField", "id": "", "label": .string(label)]]]
      ],
    ]
    return .completion([text.text()])
  }
}
