internal import Platform

/// The names of files, as a person types them.
enum FileNames {
  /// The paths that a beginning may become, sorted; a folder ends in a slash. Hidden files are offered
  /// where the dot is typed.
  static func matching(_ beginning: String) -> [String] {
    let slash = beginning.lastIndex(of: "/")
    let folder = slash.map { String(beginning[...$0]) } ?? ""
    let start = beginning.dropFirst(folder.count)
    let names = inFolder(folder.isEmpty ? "." : folder).filter { name in
      name.hasPrefix(start) && (!name.hasPrefix(".") || start.hasPrefix("."))
    }
    return names.sorted().map { folder + $0 + (isFolder(folder + $0) ? "/" : "") }
  }

  /// The names of all that is in a folder, in no order; none where it cannot be read.
  static func inFolder(_ path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
