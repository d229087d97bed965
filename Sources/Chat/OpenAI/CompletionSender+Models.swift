internal import JSON

extension CompletionSender {
  /// Asks for the list of models.
  func models() async throws(ChatError) -> [String] {
    let request = httpRequest(to: endpoint.modelsURL, body: nil, accept: "application/json")
    var answer = CompletionAnswer(silence: nil)
    var body: [UInt8] = []
    var tap = WireTap(redactor: redactor, observe: observe)
    defer { tap.flush() }
    tap.take(request)
    for await event in transport.send(request).events {
      tap.take(event)
      switch event {
      case .body(let bytes, at: _) where answer.isSuccess: body += bytes
      case .finished where answer.isSuccess: return try names(in: body, answer)
      case .head, .body, .finished, .failed:
        var told: [ChatEvent] = []
        do {
          try answer.take(event, into: &told)
        } catch {
          throw self.error(fault: error, of: answer)
        }
      }
    }
    throw error(.cancelled)
  }

  /// Reads OpenAI's list, or a bare one; of an entry its `id`, else its `name`.
  private func names(
    in body: [UInt8], _ answer: CompletionAnswer
  ) throws(ChatError) -> [String] {
    let json = try? JSONValue(parsing: body)
    guard let entries = (json?["data"] ?? json?["models"] ?? json)?.arrayValue else {
      throw error(.protocolFault(.notJSON), of: answer, detail: ServerFault(body: body).message)
    }
    return entries.compactMap { ($0["id"] ?? $0["name"])?.stringValue }.map(redactor.line)
  }
}
