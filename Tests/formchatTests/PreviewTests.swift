internal import Platform
internal import Support
internal import Testing

/// `/preview` as somebody uses it.
@Suite struct PreviewTests {
  private let folder = TemporaryFolder()

  private static let layout = """
    {"formchat": 1, "id": "contact", "title": "Contact", "components": [
      {"type": "TextField", "id": "email", "label": "Email"},
      {"type": "Button", "id": "send", "label": "Send", "role": "submit"}]}
    """

  private func run(_ lines: String, _ environment: [String: String] = [:]) -> ProgramRun {
    let path = folder.write(Self.layout, to: "contact.form.json")
    return ProgramRun(
      Products.path(of: "formchat"), [path, "--plain"], input: Array(lines.utf8),
      environment: ["TMPDIR": folder.path].merging(environment) { $1 }, in: folder)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `the page is written where nobody else reads it, and opened by the line shown`() throws
  {
    let run = run("/preview\n/field email label=Address\n/preview\n")
    #expect(run.exitCode == 0)
    let folders = folder.names().filter { $0.hasPrefix("formchat-preview-") }
    let name = try #require(folders.first)
    #expect(folders.count == 1)
    let page = "\(folder.path)/\(name)/contact.html"
    #expect(mode("\(folder.path)/\(name)") == 0o700)
    #expect(mode(page) == 0o600)
    #expect(folder.text(of: "\(name)/contact.html").contains(">Address</span>"))
    #expect(run.output.contains("the page is in \(page)"))
    #expect(run.output.contains("open it with: "))
  }

  @Test func `a folder that cannot be written to is said, and the conversation goes on`() {
    let run = run("/preview\n/show\n", ["TMPDIR": "/nowhere"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("no folder for the page can be made"))
    #expect(run.output.contains("Email"))
  }
}
