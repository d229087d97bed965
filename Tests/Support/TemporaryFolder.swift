internal import Platform

/// A folder for one test, removed with all in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Makes a new, empty folder.
  package init() {
    var template = Array("/tmp/formchat-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    guard path != "/tmp" else { return }
    Self.remove(path)
  }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) -> String {
    write(Array(text.utf8), to: name)
  }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    close(descriptor)
    return file
  }

  /// The text of a file; empty where there is none.
  package func text(of name: String) -> String {
    String(decoding: Fixtures.bytes("\(path)/\(name)") ?? [], as: UTF8.self)
  }

  /// The names of the files in a folder below, sorted; empty where there is none.
  package func names(in folder: String = "") -> [String] { Fixtures.files(in: "\(path)/\(folder)") }

  /// Every file in it and below, hidden ones too, by its path from here.
  package func files() -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    Self.collect(path, "", &found)
    return found
  }

  private static func collect(_ root: String, _ place: String, _ found: inout [String: [UInt8]]) {
    for name in Fixtures.files(in: "\(root)/\(place)", hidden: true) {
      let inner = place.isEmpty ? name : "\(place)/\(name)"
      if let stream = opendir("\(root)/\(inner)") {
        closedir(stream)
        found[inner + "/"] = []
        collect(root, inner, &found)
      } else {
        found[inner] = Fixtures.bytes("\(root)/\(inner)") ?? []
      }
    }
  }

  private static func remove(_ path: String) {
    if let stream = opendir(path) {
      closedir(stream)
      for name in Fixtures.files(in: path, hidden: true) { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
