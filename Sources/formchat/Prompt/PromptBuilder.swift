internal import Chat
internal import FormLayout
internal import JSON

/// Makes requests from a session: the constant system message, the last exchanges, the snapshot.
enum PromptBuilder {
  /// How many exchanges are sent again.
  static let exchangesSent = 4

  /// The request for one line that a person typed.
  static func request(
    for words: String, form: Form, revision: Int, history: ChatHistory, tokenCap: Int
  ) -> ChatRequest {
    var messages = [ChatRequest.Message(.system, SystemPrompt.text)]
    var said = words
    for exchange in history.exchanges.suffix(exchangesSent) {
      let summary = summary(of: exchange.reply)
      said += "\n\(exchange.request.content)\n\(summary)"
      messages.append(ChatRequest.Message(.user, exchange.request.content))
      messages.append(ChatRequest.Message(.assistant, summary))
    }
    let snapshot = snapshot(of: form)
    let sent = FormSnapshot(snapshot, about: said)
    messages.append(
      ChatRequest.Message(
        .user, "FORM (revision \(revision)\(sent.note)):\n\(sent.text)\n\nREQUEST:\n\(words)"))
    return ChatRequest(
      messages: messages, schema: ChatRequest.Schema(name: "form_edits", value: ReplySchema.json),
      tokenCap: tokenCap, snapshot: snapshot, words: words,
      cacheKey: "formchat-\(SystemPrompt.version)", revision: revision)
  }

  /// The request that follows a reply which could not be applied.
  static func repairing(
    _ request: ChatRequest, reply: String, fault: String
  ) -> ChatRequest {
    var next = request
    next.messages.append(ChatRequest.Message(.assistant, reply))
    next.messages.append(ChatRequest.Message(.user, fault))
    return next
  }

  /// The layout as a service sees it: without what an importer kept for its own format.
  static func snapshot(of form: Form) -> JSONValue { form.json.withoutOrigin }

  /// The words of an earlier reply and one line of what it did; never empty, since some servers
  /// refuse a message without content.
  private static func summary(of reply: ChatMessage) -> String {
    let edits = (try? ReplyDecoder.reply(in: reply.content).get())?.edits ?? []
    var lines = [reply.words].filter { !$0.trimmed.isEmpty }
    if !edits.isEmpty {
      lines.append("Done: \(edits.map(\.summary).joined(separator: "; ").prefix(240))")
    }
    return lines.isEmpty ? "(no answer)" : lines.joined(separator: "\n")
  }
}

extension JSONValue {
  /// The value without any key `origin` or `metadata`, at whatever depth.
  fileprivate var withoutOrigin: JSONValue {
    switch self {
    case .object(let object):
      .object(
        JSONObject(
          object.members.filter { $0.key != "origin" && $0.key != "metadata" }.map {
            JSONObject.Member(key: $0.key, value: $0.value.withoutOrigin)
          }))
    case .array(let elements): .array(elements.map(\.withoutOrigin))
    case .null, .bool, .number, .string: self
    }
  }
}
