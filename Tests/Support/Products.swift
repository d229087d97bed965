/// Where the package's programs are built.
package enum Products {
  /// The path of an executable beside the running tests.
  package static func path(of name: String) -> String {
    let runner = CommandLine.arguments[0]
    let folder = runner.lastIndex(of: "/").map { runner[...$0] } ?? "./"
    return folder + name
  }
}
