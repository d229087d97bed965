internal import JSON
internal import Platform
internal import Support
internal import Testing

@testable import formchat

/// Text that a stranger wrote, through every way out of the program.
@Suite struct HostileTextTests {
  /// A command line on `form.json`, as an argument.
  struct Way: CustomTestStringConvertible, Sendable {
    let words: [String]
    var testDescription: String { words.joined(separator: " ") }

    static let all = [
      ["show", "form.json"], ["show", "form.json", "--plain"], ["show", "form.json", "--ascii"],
      ["check", "form.json"], ["diff", "other.json", "form.json"],
      ["export", "form.json", "--to", "formhaus", "--force"],
      ["fill", "form.json", "--values", "answers.json"],
    ].map(Way.init)
  }

  @Test(arguments: HostileText.all, Way.all)
  func `nothing but text reaches a terminal`(_ hostile: HostileText, _ way: Way) {
    let folder = TemporaryFolder()
    folder.write(Self.form(hostile.text).text(), to: "form.json")
    folder.write(Self.form("x").text(), to: "other.json")
    folder.write(JSONValue.object([hostile.text: .string(hostile.text)]).text(), to: "answers.json")
    let run = ProgramRun(Products.path(of: "formchat"), way.words, in: folder)
    #expect([0, 1, 65].contains(run.exitCode), "\(run.errors)")
    #expect(HostileText.isHarmless(run.output), "\(run.output.debugDescription)")
    #expect(HostileText.isHarmless(run.errors), "\(run.errors.debugDescription)")
  }

  @Test(arguments: HostileText.all)
  func `a reply's words are only words`(_ hostile: HostileText) throws {
    let folder = TemporaryFolder()
    let reply: JSONValue = [
      "message": .string(hostile.text),
      "ops": [
        [
          "op": "add",
          "nodes": [["type": "TextField", "id": "a", "label": .string(hostile.text)]],
        ]
      ],
    ]
    let server = try ScriptedServer([.completion([reply.text()])])
    defer { server.stop() }
    let run = ProgramRun(
      Products.path(of: "formchat"), ["chat", "--base-url", server.baseURL, "--session", "s"],
      input: Array("a form\n/history\n".utf8), in: folder)
    #expect(run.exitCode == 0)
    #expect(HostileText.isHarmless(run.output), "\(run.output.debugDescription)")
    #expect(HostileText.isHarmless(run.errors), "\(run.errors.debugDescription)")
    let replayed = ProgramRun(
      Products.path(of: "formchat"), ["replay", "formchat/sessions/s.jsonl"], in: folder)
    #expect(HostileText.isHarmless(replayed.output), "\(replayed.output.debugDescription)")
  }

  @Test(arguments: HostileText.all.filter { !$0.text.contains("\0") })
  func `a name of a file or a session is only a name`(_ hostile: HostileText) {
    let folder = TemporaryFolder()
    let before = folder.names()
    for words in [
      ["show", hostile.text], ["sessions", "show", hostile.text],
      ["sessions", "rename", hostile.text, "x"], ["chat", "--session", hostile.text],
      ["explain", hostile.text], [hostile.text], ["chat", "--resume", hostile.text],
    ] {
      let run = ProgramRun(Products.path(of: "formchat"), words, in: folder)
      #expect(run.exitCode != 0)
      #expect(HostileText.isHarmless(run.output), "\(words): \(run.output.debugDescription)")
      #expect(HostileText.isHarmless(run.errors), "\(words): \(run.errors.debugDescription)")
    }
    #expect(folder.names() == before)
  }

  /// A form with the text in every place that takes one.
  private static func form(_ text: String) -> JSONValue {
    let words = JSONValue.string(text)
    return [
      "formchat": 1, "id": "f", "title": words, "metadata": ["note": words],
      "components": [
        [
          "type": "TextField", "id": "a", "label": words, "placeholder": words, "help": words,
          "defaultValue": words, "binding": words, "purpose": words,
          "rules": [["rule": "pattern", "value": words, "message": words], ["rule": words]],
          "accessibility": ["label": words, "hint": words],
        ],
        [
          "type": "Picker", "id": "p", "label": words,
          "options": [["value": words, "label": words], ["value": "x", "label": words]],
        ],
        ["type": words, "id": words, "label": words],
        ["type": "Text", "id": "t", "text": words, "style": ["color": words, "font": words]],
        ["type": "Image", "id": "i", "source": words, "alt": words],
        ["type": "Link", "id": "l", "label": words, "url": words],
        ["type": "Button", "id": "b", "label": words, "role": "submit", "action": words],
      ],
    ]
  }
}
