internal import Platform
internal import Testing

@testable internal import Terminal

@Suite struct PlainConsoleTests {
  @Test(arguments: [
    ("one\ntwo\n", ["one", "two"]),
    ("one\r\ntwo\r\n", ["one", "two"]),
    ("one\n\ntwo", ["one", "", "two"]),
    ("", []),
    ("\n", [""]),
    ("\u{FEFF}one\n", ["one"]),
    ("a\u{0}b\u{1B}[31mc\u{202E}\n", ["ab[31mc"]),
    ("e\u{301}\n", ["\u{E9}"]),
  ])
  func `lines come without their ends and without controls`(text: String, expected: [String]) throws
  {
    let read = try lines(of: Array(text.utf8))
    #expect(read.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func `bytes that are not UTF-8 are repaired`() throws {
    #expect(try lines(of: [0x61, 0xFF, 0x62, 0x0A]) == ["a\u{FFFD}b"])
  }

  @Test func `a line has no limit`() throws {
    let line = String(repeating: "日本語", count: 100_000)
    #expect(try lines(of: Array("\(line)\n\(line)".utf8)) == [line, line])
  }

  @Test func `lines of a file are shown after their prompts, as typed ones are`() throws {
    try withTemporaryFile { input in
      try withTemporaryFile { output in
        write(input, "a\n", 2)
        lseek(input, 0, SEEK_SET)
        let console = console(input: input, output: output)
        #expect(console.isInteractive == false)
        #expect(console.readLine(prompt: "> ") == .line("a"))
        console.write("answer\n")
        let written = contents(of: output)
        #expect(written == "> a\nanswer\n")
      }
    }
  }

  @Test func `once output has failed nothing is read any more`() throws {
    try withTemporaryFile { input in
      write(input, "a\n", 2)
      lseek(input, 0, SEEK_SET)
      let full = open("/dev/full", O_WRONLY)
      defer { close(full) }
      let console = console(input: input, output: full)
      console.write("answer\n")
      #expect(console.outputError == .failed(errno: ENOSPC))
      #expect(console.readLine(prompt: "> ") == .end)
    }
  }

  private func console(input: Int32, output: Int32) -> PlainConsole {
    PlainConsole(
      settings: ConsoleSettings(environment: [:], isTerminal: false), input: input,
      output: FileOutput(descriptor: output), errors: FileOutput(descriptor: output))
  }

  private func lines(of bytes: [UInt8]) throws -> [String] {
    try withTemporaryFile { file in
      write(file, bytes, bytes.count)
      lseek(file, 0, SEEK_SET)
      let sink = open("/dev/null", O_WRONLY)
      defer { close(sink) }
      let console = console(input: file, output: sink)
      var lines: [String] = []
      while case .line(let line) = console.readLine(prompt: "> ") { lines.append(line) }
      return lines
    }
  }

  private func contents(of file: Int32) -> String {
    lseek(file, 0, SEEK_SET)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, used in
      used = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func withTemporaryFile<Result>(_ body: (Int32) throws -> Result) throws -> Result {
    var name = Array("/tmp/formchat-tests-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    try #require(file >= 0)
    unlink(name)
    defer { close(file) }
    return try body(file)
  }
}
