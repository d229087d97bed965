internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// The lines typed, kept by several conversations at once.
@Suite struct InputHistoryFileTests {
  private let stage = Stage()
  private var path: String { stage.folder.path + "/formchat/history.jsonl" }
  private var text: String { stage.folder.text(of: "formchat/history.jsonl") }

  private func write(_ count: Int) {
    stage.write((1...count).map { "\"line \($0)\"\n" }.joined(), to: "history.jsonl")
  }

  /// Opens the file and locks it, as a conversation does to add a line.
  private func lock() throws -> Int32 {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    try #require(descriptor >= 0)
    try #require(flock(descriptor, LOCK_EX) == 0)
    return descriptor
  }

  @Test func `a line that another conversation adds while the file is cut is not lost`() throws {
    write(2_001)
    let descriptor = try lock()
    // It reads more lines than are kept, and waits for the lock to cut them.
    let terminal = try PseudoTerminal(
      Products.path(of: "formchat"),
      environment: ["HOME": stage.folder.path, "XDG_STATE_HOME": stage.folder.path])
    usleep(300_000)
    let line = "\"from another\"\n"
    #expect(Platform.write(descriptor, line, line.utf8.count) == line.utf8.count)
    close(descriptor)
    try terminal.wait(for: "> ")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1_000)
    #expect(lines.last == "\"from another\"")
    #expect(lines.first == "\"line 1003\"")
  }

  @Test func `a line goes into the file that took the place of the one it waited for`() throws {
    write(1)
    let terminal = try stage.terminal()
    let descriptor = try lock()
    try terminal.send("/undo\r")
    usleep(300_000)
    // What a cut does: a new file under the old name, while the old one is locked.
    stage.write("\"kept\"\n", to: "new")
    #expect(rename(stage.folder.path + "/formchat/new", path) == 0)
    close(descriptor)
    try terminal.wait(for: "there is nothing to undo")
    #expect(text == "\"kept\"\n\"/undo\"\n")
  }

  @Test func `a torn or foreign line hides no other`() {
    stage.write("\"one\"\n{oops\n42\n\"two\"\n\"torn", to: "history.jsonl")
    let environment = Environment(
      variables: ["XDG_STATE_HOME": stage.folder.path], workingDirectory: "/", now: { 0 },
      random: { 0 })
    #expect(InputHistoryFile(environment).lines() == ["one", "two"])
  }

  @Test(arguments: [
    ("a form", true), (" private", false), ("my key is sk-0123456789abcdefghij", false),
    ("", false),
  ])
  func `what is private or looks like a key is not kept`(_ line: String, _ isKept: Bool) {
    #expect(InputHistoryFile.isKept(line) == isKept)
  }
}
