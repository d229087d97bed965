internal import Platform

/// A page that somebody looks at in a browser: in a folder that is nobody else's.
struct PreviewFile {
  let path: String

  /// Writes a page over the one before it, or into a new folder below `$TMPDIR`.
  init(
    _ page: String, named name: String, over last: PreviewFile?, _ environment: Environment?
  ) throws(ProgramError) {
    let known = last.map { String($0.path[..<($0.path.lastIndex(of: "/") ?? $0.path.endIndex)]) }
    let folder: String
    if let known, InputFile.exists(known) {
      folder = known
    } else {
      folder = try Self.newFolder(in: environment?["TMPDIR"] ?? "/tmp")
    }
    path = "\(folder)/\(name).html"
    try OutputFile.write(page, to: path, replaces: true, isPrivate: true, isDurable: false)
  }

  /// How the page is opened, as a line for a shell.
  var command: String {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "/._-".utf8.contains(byte)
    }
    return opener + " " + (isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'")
  }

  /// Makes a folder that only its owner may enter.
  private static func newFolder(in parent: String) throws(ProgramError) -> String {
    var template = Array("\(parent)/formchat-preview-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else {
      throw ProgramError(
        .cannotCreate, "cannot-create",
        "no folder for the page can be made: \(String(cString: strerror(errno)).lowercased())",
        help: "Set TMPDIR to a folder that you may write to", file: parent)
    }
    return String(cString: path)
  }
}
