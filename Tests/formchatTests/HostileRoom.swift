internal import Chat
internal import JSON
internal import Support

@testable import formchat

/// A folder in which every file, and all that a server says, is full of hostile text.
struct HostileRoom {
  let stage = Stage()
  let server: ScriptedServer

  /// All of the corpus.
  static let texts = HostileText.all.map(\.text)

  /// The corpus as keys and values.
  private static let object = JSONObject(
    texts.map { JSONObject.Member(key: $0, value: .string($0)) })

  init() throws {
    server = try ScriptedServer([])
    let form = Self.form
    stage.folder.write(form.text(), to: "form.json")
    stage.folder.write(#"{"formchat":1,"id":"f","components":[]}"#, to: "other.json")
    stage.folder.write(
      JSONValue.object(Self.object).text(), to: "answers.json")
    stage.folder.write(Self.transcript.text, to: "t.jsonl")
    stage.write("", to: "history.jsonl")
    _ = stage.run(["--session", "s", "-q"], input: "/add TextField One\n")
    stage.folder.write(Self.transcript.text, to: "formchat/sessions/t.jsonl")
    // What is no session but has a session's ending.
    for text in Self.texts where !text.contains("/") && !text.contains("\0") {
      stage.folder.write(Self.transcript.text, to: "formchat/sessions/\(text.prefix(60)).jsonl")
    }
  }

  /// Runs the program with the server for its service.
  func run(_ words: [String], input: String = "", replies: [ScriptedReply]) -> ProgramRun {
    server.append(replies)
    return stage.run(words + ["--base-url", server.baseURL], input: input)
  }

  /// A reply whose words and operations are hostile.
  static let reply = ScriptedReply.completion(
    [
      JSONValue.object([
        "message": .string(texts.joined(separator: " ").prefix(500).description),
        "ops": .array(
          texts.map { text in
            [
              "op": "add", "in": "", "after": "",
              "nodes": [
                [
                  "type": "TextField", "id": "", "label": .string(text),
                  "props": [["text": "help", "v": .string(text)]],
                ]
              ],
            ]
          }),
      ]).text()
    ], model: texts.joined())

  /// A reply that cannot be applied, for reasons that quote it.
  static let refused = ScriptedReply.completion([
    JSONValue.object([
      "message": "", "ops": .array(texts.map { ["op": "remove", "ids": [.string($0)]] }),
    ]).text()
  ])

  /// An error of a server.
  static let failure = ScriptedReply.body(
    JSONValue.object([
      "error": ["message": .string(texts.joined(separator: " ")), "code": .string(texts[1])]
    ]).text(), status: 400)

  /// A list of models.
  static let models = ScriptedReply.body(
    JSONValue.object([
      "object": "list",
      "data": .array(
        texts.map { ["id": .string($0), "object": "model", "owned_by": .string($0)] }),
    ]).text())

  /// A form with each text in every place that a component has, of one type after the other.
  static let form: JSONValue = [
    "formchat": 1, "id": .string(texts[0]), "title": .string(texts.joined()),
    "metadata": ["note": .string(texts.joined())],
    "strings": ["de": .object(object)],
    "components": .array(
      texts.enumerated().map { number, text in
        let kinds = components(number, .string(text))
        return kinds[number % kinds.count]
      }),
  ]

  private static func components(_ number: Int, _ words: JSONValue) -> [JSONValue] {
    func id(_ letter: String) -> JSONValue { .string("\(letter)\(number)") }
    return [
      [
        "type": "TextField", "id": id("a"), "label": words, "placeholder": words, "help": words,
        "defaultValue": words, "binding": words, "purpose": words,
        "rules": [["rule": "pattern", "value": words, "message": words], ["rule": words]],
        "accessibility": ["label": words, "hint": words],
        "visibleIf": ["field": words, "eq": words],
      ],
      [
        "type": "Picker", "id": id("p"), "label": words,
        "options": [["value": words, "label": words], ["value": "x", "label": words]],
      ],
      ["type": words, "id": words, "label": words],
      ["type": "Text", "id": id("t"), "text": words, "style": ["color": words, "font": words]],
      ["type": "Image", "id": id("i"), "source": words, "alt": words],
      ["type": "Link", "id": id("l"), "label": words, "url": words],
      [
        "type": "Button", "id": id("b"), "label": words, "role": "submit", "action": words,
        "routes": [["to": words]],
      ],
    ]
  }

  /// A session with the corpus in every place.
  private static let transcript: Transcript = {
    let all = texts.joined(separator: " ")
    let header = TranscriptHeader(
      id: all, created: all, program: all, service: all, model: all, host: all, prompt: all,
      screen: TranscriptHeader.Screen(language: all, preview: all), note: all)
    var events: [TranscriptEvent] = [.layout(form, name: all)]
    for (number, text) in texts.enumerated() {
      events.append(.command("/explain \(text)", by: .me))
      events.append(
        .message(ChatMessage(id: "m\(number)", sender: .me, content: text, dateCreated: text)))
      events.append(
        .message(
          ChatMessage(
            id: "g\(number)", sender: .gpt, content: text, words: text, dateCreated: text,
            fate: [.failed, .cancelled, .answered, .refused][number % 4], model: text)))
      if number % 4 == 3 { events.append(.repair(text)) }
    }
    return Transcript(header: header, events: events)
  }()
}
