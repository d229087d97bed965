internal import Platform

/// Where the package's programs are built.
package enum Products {
  /// The path of an executable beside the running tests.
  package static func path(of name: String) -> String {
    let runner = CommandLine.arguments[0]
    let folder = String(runner.lastIndex(of: "/").map { runner[..<$0] } ?? ".")
    // A program may be run in another folder than this one's.
    guard let whole = realpath(folder, nil) else { return folder + "/" + name }
    defer { free(whole) }
    return String(cString: whole) + "/" + name
  }
}
