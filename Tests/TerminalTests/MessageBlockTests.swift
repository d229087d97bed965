internal import Platform
internal import Support
internal import Testing

@testable internal import Terminal

@Suite struct MessageBlockTests {
  @Test(
    arguments: [
      ("\"\"\"", true, ""), ("\"\"\"one", true, "one"), ("\"\"\"\none\ntwo", true, "one\ntwo"),
      ("\"\"\"\none\n\n two\n\"\"\"", false, "one\n\n two"), ("\"\"\"one\"\"\" ", false, "one"),
      ("\"\"\"\"\"\"", false, ""), ("plain", false, "plain"), ("a \"\"\" b", false, "a \"\"\" b"),
      ("", false, ""),
    ] as [(String, Bool, String)])
  func `a block is open until it is closed, and its marks are not part of it`(
    _ text: String, _ isOpen: Bool, _ contents: String
  ) {
    #expect(MessageBlock.isOpen(text) == isOpen)
    #expect(MessageBlock.contents(of: text) == contents)
  }

  @Test(arguments: [
    ("\"\"\"\none\n\ntwo\n\"\"\"\nnext\n", ["one\n\ntwo", "next"]),
    ("\"\"\"\none\ntwo", ["one\ntwo"]), ("\"\"\"\n", [""]),
  ])
  func `a pipe sends a block as one message`(_ input: String, _ messages: [String]) {
    let folder = TemporaryFolder()
    let file = open(folder.write(input, to: "input"), O_RDONLY)
    let null = open("/dev/null", O_WRONLY)
    defer {
      close(file)
      close(null)
    }
    let output = FileOutput(descriptor: null)
    let console = PlainConsole(
      settings: ConsoleSettings(environment: [:], isTerminal: false), input: file, output: output,
      errors: output)
    var read: [String] = []
    while case .line(let line) = console.readLine(prompt: "> ") { read.append(line) }
    #expect(read == messages)
  }

  @Test func `an answer to a form is taken as it is`() {
    let folder = TemporaryFolder()
    let file = open(folder.write("\"\"\"\nnext\n", to: "input"), O_RDONLY)
    defer { close(file) }
    let output = FileOutput(descriptor: file)
    let console = PlainConsole(
      settings: ConsoleSettings(environment: [:], isTerminal: true), input: file,
      output: output, errors: output)
    #expect(console.readAnswer(prompt: "") == .line("\"\"\""))
  }
}
