internal import Chat
internal import FormLayout
internal import JSON
internal import Support
internal import Testing

@testable import formchat

@Suite struct PromptTests {
  private func message(
    _ id: String, _ sender: ChatMessage.Sender, _ text: String, _ fate: ChatMessage.Fate
  ) -> ChatMessage {
    ChatMessage(id: id, sender: sender, content: text, dateCreated: "", fate: fate)
  }

  @Test func `the system message is as it was written down`() {
    Expected.check(SystemPrompt.text + "\n", "system-prompt.txt")
  }

  @Test func `the order is system, the last four exchanges, the snapshot and the request`() {
    var history = ChatHistory()
    for number in 1...6 {
      history.append(message("q\(number)", .me, "wish \(number)", .applied))
      history.append(
        message(
          "a\(number)", .gpt, #"{"message":"Done.","ops":[{"op":"remove","ids":["f\#(number)"]}]}"#,
          .applied))
    }
    let request = PromptBuilder.request(
      for: "now this", form: Form(), revision: 6, history: history, tokenCap: 4_096)
    #expect(
      request.messages.map(\.role) == [.system] + [
        .user, .assistant, .user, .assistant, .user, .assistant, .user, .assistant,
      ] + [.user])
    #expect(request.messages[1].content == "wish 3")
    #expect(request.messages[8].content.hasSuffix("Done: remove f6"))
    #expect(
      request.messages[9].content == """
        FORM (revision 6):
        {"formchat":1,"id":"newForm","components":[]}

        REQUEST:
        now this
        """)
    #expect(request.words == "now this")
  }

  static let earlierReplies = [
    (
      #"""
      ```json
      {"type":"VStack","children":[{"type":"TextField","placeholder":"Fax","binding":"fax"}]}
      ```
      """#, "Done: clear; add fax"
    ),
    (#"{"message":"","ops":[{"op":"remove","ids":["fax"]}]}"#, "Done: remove fax"),
    (#"{"message":"","ops":[]}"#, "(no answer)"),
  ]

  @Test(arguments: earlierReplies)
  func `an earlier reply without words is not sent again as nothing`(
    content: String, expected: String
  ) {
    var history = ChatHistory()
    history.append(message("q", .me, "wish", .applied))
    history.append(
      ChatMessage(
        id: "a", sender: .gpt, content: content, words: "", dateCreated: "", fate: .applied))
    let request = PromptBuilder.request(
      for: "x", form: Form(), revision: 1, history: history, tokenCap: 1)
    #expect(request.messages[2].content == expected)
  }

  @Test func `what was cancelled, failed or refused is not sent again`() {
    var history = ChatHistory()
    for (number, fate) in [ChatMessage.Fate.cancelled, .failed, .refused].enumerated() {
      history.append(message("q\(number)", .me, "wish", fate))
      history.append(message("a\(number)", .gpt, "{}", fate))
    }
    let request = PromptBuilder.request(
      for: "x", form: Form(), revision: 0, history: history, tokenCap: 1)
    #expect(request.messages.count == 2)
  }

  @Test func `what an importer kept is not sent`() {
    let form = Form(json: [
      "formchat": 1, "id": "f", "origin": ["secret": 1], "metadata": ["owner": "x"],
      "components": [["type": "Text", "id": "t", "origin": ["format": "dynamicui"]]],
    ])
    #expect(
      PromptBuilder.snapshot(of: form).text()
        == #"{"formchat":1,"id":"f","components":[{"type":"Text","id":"t"}]}"#)
  }

  @Test func `a repair lists at most ten faults`() {
    let faults = (1...12).map {
      Diagnostic(
        code: "unknown-id", severity: .error, pointer: JSONPointer(["ops", "\($0)"]),
        message: "there is no 'x\($0)'")
    }
    let lines = RepairMessage.text(for: faults).split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[0] == "Nothing was applied. What is wrong with your answer:")
    #expect(lines[1] == "- /ops/1 unknown-id: there is no 'x1'")
    #expect(lines[11] == "- and 2 more")
  }
}
