internal import Platform

/// The folder of what the program keeps between runs.
enum StateFolder {
  /// `$XDG_STATE_HOME/formchat`, by default under `~/.local/state`.
  static func path(_ environment: Environment) -> String {
    let state =
      environment["XDG_STATE_HOME"]
      ?? (environment["HOME"] ?? environment.workingDirectory) + "/.local/state"
    return state + "/formchat"
  }

  /// Makes a folder, for its owner only, and those around it where they are missing.
  static func make(_ directory: String, for what: String) throws(ProgramError) {
    var path = ""
    for part in directory.split(separator: "/", omittingEmptySubsequences: false) {
      path += path.isEmpty && part.isEmpty ? "/" : (path.hasSuffix("/") ? "\(part)" : "/\(part)")
      guard mkdir(path, 0o700) == 0 || errno == EEXIST || errno == EISDIR else {
        throw ProgramError(
          .cannotCreate, "cannot-create",
          "the folder for \(what) cannot be made: \(String(cString: strerror(errno)).lowercased())",
          file: path)
      }
    }
  }
}
