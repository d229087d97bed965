internal import JSON
internal import Platform
internal import Support
internal import Testing

@Suite struct DoctorTests {
  private let folder = TemporaryFolder()

  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) -> ProgramRun {
    ProgramRun(
      Products.path(of: "formchat"), ["doctor"] + arguments, environment: environment, in: folder)
  }

  /// The checks of a run by their names: status and message.
  private func checks(_ run: ProgramRun) throws -> [String: [String]] {
    var checks: [String: [String]] = [:]
    for check in try JSONValue(parsing: run.output)["checks"]?.arrayValue ?? [] {
      let name = check["name"]?.stringValue ?? ""
      checks[name] = [check["status"]?.stringValue ?? "", check["message"]?.stringValue ?? ""]
    }
    return checks
  }

  @Test func `a machine without a key is well, and is told so`() throws {
    let run = run([])
    #expect(run.exitCode == 0)
    let words = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      words == [
        "ok program", "ok libraries", "ok locale", "ok terminal", "ok settings", "warning key",
        "warning service", "ok store",
      ])
  }

  @Test func `a key is found and not shown`() throws {
    let run = run(["--json", "-v"], ["OPENAI_API_KEY": Quirk.secret])
    #expect(run.exitCode == 0)
    #expect(!(run.output + run.errors).contains(Quirk.secret))
    let checks = try checks(run)
    #expect(checks["key"] == ["ok", "a key is set: environment (OPENAI_API_KEY)"])
    #expect(checks["service"] == ["ok", "gpt-4.1 at https://api.openai.com/v1"])
  }

  static let troubles: [(name: String, environment: [String: String], message: String)] = [
    ("key", ["OPENAI_API_KEY": "ä"], "the key holds a character that no key has"),
    (
      "key", ["OPENAI_API_KEY": "abc", "OPENAI_BASE_URL": "http://example.com/v1"],
      "the key is not sent to example.com over plain http"
    ),
    (
      "service", ["OPENAI_BASE_URL": "ftp://x"],
      "'ftp://x' is no base URL: it must begin with https://"
    ),
    (
      "store", ["XDG_STATE_HOME": "/dev/null/x"],
      "/dev/null/x: the folder for sessions cannot be made: not a directory"
    ),
  ]

  @Test(arguments: troubles)
  func `what is wrong fails`(
    trouble: (name: String, environment: [String: String], message: String)
  ) throws {
    let run = run(["--json"], trouble.environment)
    #expect(run.exitCode == 1)
    let messages = try checks(run).values.filter { $0[0] == "failed" }.map { $0[1] }
    #expect(messages.contains(trouble.message), "\(messages)")
  }

  @Test func `settings that cannot be read fail`() throws {
    let home = TemporaryFolder()
    mkdir("\(home.path)/formchat", 0o700)
    home.write(#"{"temprature": 1}"#, to: "formchat/config.json")
    let run = run(["--json"], ["XDG_CONFIG_HOME": home.path])
    #expect(run.exitCode == 1)
    #expect(
      try checks(run)["settings"] == [
        "failed", "\(home.path)/formchat/config.json: 'temprature' is no setting",
      ])
  }

  @Test(arguments: [
    (#"{"data":[{"id":"gpt-4.1"}]}"#, 200, Int32(0), "HOST answers and has 'gpt-4.1'"),
    (#"{"data":[{"id":"other"}]}"#, 200, 0, "HOST answers, but does not list 'gpt-4.1'"),
    (#"{"error":{"message":"no"}}"#, 401, 1, "HOST refused the key (401)"),
  ])
  func `the service is asked where that is wanted`(
    body: String, status: Int, code: Int32, message: String
  ) throws {
    let server = try ScriptedServer([.body(body, status: status)])
    defer { server.stop() }
    let run = run(
      ["--online", "--json", "--base-url", server.baseURL], ["OPENAI_API_KEY": Quirk.secret])
    #expect(run.exitCode == code)
    let host = server.baseURL.dropFirst("http://".count).dropLast("/v1".count)
    #expect(try checks(run)["online"]?[1].replacing(host, with: "HOST") == message)
    #expect(server.requests.map(\.requestLine) == ["GET /v1/models HTTP/1.1"])
  }
}
