internal import FormLayout
internal import JSON
internal import Platform

/// The answers of a fill that was left: one file a form, for its owner only, until the fill ends.
struct FillStore: Sendable {
  private let directory: String
  private let path: String

  /// Where the answers to the form in a file are kept.
  init(_ environment: Environment, form path: String) {
    directory = StateFolder.path(environment) + "/fills"
    var name = path.hasPrefix("/") ? path : environment.workingDirectory + "/" + path
    if let real = realpath(path, nil) {
      name = String(cString: real)
      free(real)
    }
    self.path = "\(directory)/\(SHA256.hex(Array(name.utf8)).prefix(32)).json"
  }

  /// Whether answers are kept.
  var exists: Bool { InputFile.exists(path) }

  /// The answers kept; `nil` where there are none.
  func read() throws(ProgramError) -> KeptFill? {
    guard InputFile.exists(path) else { return nil }
    let value = try? JSONValue(parsing: try InputFile.bytes(of: path))
    guard let kept = value.flatMap({ KeptFill(json: $0) }) else {
      throw ProgramError(
        .badInput, "bad-fill", "the answers kept cannot be read", help: "Begin without --resume",
        file: path)
    }
    return kept
  }

  /// Keeps answers in place of earlier ones.
  func write(_ fill: KeptFill) throws(ProgramError) {
    try StateFolder.make(directory, for: "answers")
    try OutputFile.write(
      fill.json.text() + "\n", to: path, replaces: true, isPrivate: true, isDurable: false)
  }

  /// Forgets the answers.
  func remove() { unlink(path) }
}
