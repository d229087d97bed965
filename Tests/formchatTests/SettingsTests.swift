internal import JSON
internal import Support
internal import Testing

@testable import formchat

/// Where settings come from, and how they are listed.
@Suite struct SettingsTests {
  private let stage = Stage()

  private func settings(
    _ arguments: [String] = [], environment: [String: String] = [:], dotEnv: String = "",
    file: String? = nil
  ) throws -> Settings {
    stage.folder.write(dotEnv, to: ".env")
    if let file { stage.write(file, to: "config.json") }
    let variables = environment.merging(["XDG_CONFIG_HOME": stage.folder.path]) { $1 }
    return try Settings(
      Options(parsing: ["chat"] + arguments, subcommands: Subcommand.all),
      Environment(
        variables: variables, workingDirectory: stage.folder.path, now: { 0 }, random: { 0 }))
  }

  @Test func `the first place that gives a setting counts`() throws {
    func model(_ settings: Settings) -> [String?] {
      [settings[.model].text, settings[.model].origin.words]
    }
    let file = #"{"model": "of the file"}"#
    let dotEnv = "FORMCHAT_MODEL=of-dot-env\n"
    let environment = ["OPENAI_MODEL": "of the environment"]
    #expect(model(try settings()) == ["gpt-4.1", "default"])
    #expect(
      model(try settings(file: file))
        == ["of the file", "\(stage.folder.path)/formchat/config.json"])
    #expect(
      model(try settings(dotEnv: dotEnv, file: file)) == ["of-dot-env", "./.env (FORMCHAT_MODEL)"])
    #expect(
      model(try settings(environment: environment, dotEnv: dotEnv, file: file))
        == ["of the environment", "environment (OPENAI_MODEL)"])
    #expect(
      model(
        try settings(
          ["--model", "of the flag"], environment: environment, dotEnv: dotEnv, file: file))
        == ["of the flag", "--model"])
  }

  @Test func `a folder cannot say which program is run`() throws {
    let settings = try settings(dotEnv: "FORMCHAT_PAGER=evil\nFORMCHAT_EDITOR=evil\n")
    #expect(settings[.pager].text == "less")
    #expect(settings[.editor].text == "vi")
  }

  @Test(
    arguments: [
      (
        ["--width", "19"], [:], "", nil, "--width takes a whole number from 20 to 400, not '19'", 64
      ),
      (
        ["--color", "blue"], [:], "", nil, "--color takes auto, always, never, not 'blue'", 64
      ),
      ([], ["FORMCHAT_PLAIN": "x"], "", nil, "FORMCHAT_PLAIN takes true or false, not 'x'", 78),
      (
        [], [:], "FORMCHAT_PREVIEW=some\n", nil,
        ".env: FORMCHAT_PREVIEW takes full, changes, off, not 'some'", 78
      ),
      (
        [], [:], "", #"{"width": 7}"#,
        "FILE: 'width' takes a whole number from 20 to 400, not '7'", 78
      ),
      ([], [:], "", #"{"width": "80"}"#, "FILE: 'width' takes a number, not a string", 78),
      ([], [:], "", #"{"key": "sk-x"}"#, "FILE: 'key' is no setting. ", 78),
      ([], [:], "", #"{"modle": "x"}"#, "FILE: 'modle' is no setting. Did you mean 'model'?", 78),
      ([], [:], "", "[]", "FILE: settings are a JSON object", 78),
    ] as [([String], [String: String], String, String?, String, Int32)])
  func `a value that cannot be used is said with its place`(
    _ arguments: [String], _ environment: [String: String], _ dotEnv: String, _ file: String?,
    _ words: String, _ code: Int32
  ) throws {
    let error = try #require(throws: ProgramError.self) {
      try settings(arguments, environment: environment, dotEnv: dotEnv, file: file)
    }
    let expected = words.replacing("FILE", with: "\(stage.folder.path)/formchat/config.json")
    #expect(error.words.hasPrefix(expected), "\(error.words)")
    #expect(error.code.rawValue == code)
  }

  @Test func `the list says what is set and where, and never the key`() throws {
    stage.folder.write("FORMCHAT_BASE_URL=http://localhost:1/v1\n", to: ".env")
    stage.write(#"{"preview": "full", "ascii": true}"#, to: "config.json")
    let environment = ["OPENAI_API_KEY": "sk-secret-0123456789", "EDITOR": "ed"]
    let run = stage.run(["config", "list", "--show-origin"], environment: environment)
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("secret"))
    Expected.check(run.output.replacing(stage.folder.path, with: "FOLDER"), "config-list.txt")
    let machine = stage.run(["config", "--json"], environment: environment)
    let listed = try #require(try JSONValue(parsing: machine.output)["settings"]?.arrayValue)
    #expect(listed.compactMap { $0["name"]?.stringValue } == Setting.all.map(\.name))
    #expect(
      listed[7] == [
        "name": "key", "value": "(set)", "origin": "environment", "variable": "OPENAI_API_KEY",
      ])
  }

  @Test func `the place of the settings file is printed, whether it is there or not`() {
    #expect(
      stage.run(["config", "path"]).output == "\(stage.folder.path)/formchat/config.json\n")
  }

  @Test func `every setting has a name of its own and words`() {
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    for setting in Setting.all {
      #expect(!setting.summary.isEmpty)
      #expect(setting.standard.map { setting.refusal(of: $0) == nil } ?? true)
    }
  }
}
