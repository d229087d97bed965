internal import JSON

/// Sends one request to a service and reads its answer.
struct CompletionSender: Sendable {
  /// What a request came to.
  enum Outcome {
    case reply(ChatReply)
    /// The failure, and the service's own words where it refused the request.
    case failed(RetryPolicy.Failure, refusal: ServerFault?)
  }

  let endpoint: OpenAIEndpoint
  let model: String
  let key: APIKey?
  let timeouts: Timeouts
  let userAgent: String
  let certificateFile: String?
  let preferences: RequestPreferences
  /// More header lines, the same in every request.
  let headers: [String]
  let redactor: Redactor
  let observe: (@Sendable (WireEvent) -> Void)?
  let transport: any Transport

  /// Sends a request and tells what arrives.
  ///
  /// - Throws: what `onEvent` throws, and `cancelled`; a failure of the service is an outcome.
  func send(
    _ request: ChatRequest,
    as shape: RequestShape,
    onEvent: (ChatEvent) throws(ChatError) -> Void
  ) async throws(ChatError) -> Outcome {
    let http = httpRequest(for: request, as: shape)
    var tap = WireTap(redactor: redactor, observe: observe)
    defer { tap.flush() }
    tap.take(http)
    let transfer = transport.send(http)
    var answer = CompletionAnswer(silence: timeouts.silent)
    var filter = key?.filter()
    var hasText = false
    for await event in transfer.events {
      tap.take(event)
      var events: [ChatEvent] = []
      var fault: CompletionAnswer.Fault?
      do { try answer.take(event, into: &events) } catch { fault = error }
      for event in events {
        guard let shown = shown(event, &filter) else { continue }
        if case .text = shown { hasText = true }
        try onEvent(shown)
      }
      if let fault {
        return failed(error(fault: fault, of: answer), answer, hasText, refusal: fault.refusal)
      }
      guard answer.isOver else { continue }
      transfer.drain()
      if case .body = event { tap.leave() }
      if let rest = filter?.finish(), !rest.isEmpty { try onEvent(.text(rest)) }
      do throws(ChatError) {
        return .reply(try reply(from: answer, request))
      } catch {
        return failed(error, answer, hasText)
      }
    }
    // The events of a cancelled task end without a word.
    throw error(.cancelled)
  }

  private func failed(
    _ error: ChatError, _ answer: CompletionAnswer, _ hasText: Bool, refusal: ServerFault? = nil
  ) -> Outcome {
    .failed(
      RetryPolicy.Failure(error, wait: answer.wait, advice: answer.retryAdvice, hasText: hasText),
      refusal: refusal)
  }

  /// An event as it is told: with a model's name, and without the key; `nil` while a piece may be
  /// the beginning of it.
  private func shown(_ event: ChatEvent, _ filter: inout KeyFilter?) -> ChatEvent? {
    switch event {
    case .started(let name): return .started(model: name.isEmpty ? model : redactor.line(name))
    case .text(let piece):
      guard let text = filter?.push(piece) else { return event }
      return text.isEmpty ? nil : .text(text)
    case .thinking, .waiting: return event
    }
  }

  private func httpRequest(for request: ChatRequest, as shape: RequestShape) -> HTTPRequest {
    let body = CompletionRequest(
      model: model, request: request, shape: shape, preferences: preferences, endpoint: endpoint
    ).body
    return httpRequest(
      to: endpoint.completionsURL,
      body: Array(body.text().utf8),
      accept: shape.streams ? "text/event-stream" : "application/json"
    )
  }

  /// A request to the service, with its key.
  func httpRequest(to url: String, body: [UInt8]?, accept: String) -> HTTPRequest {
    var headers = ["Accept: \(accept)", "User-Agent: \(userAgent)"] + headers
    if body != nil { headers.append("Content-Type: application/json") }
    if let key { headers.append(key.line(of: endpoint.keyHeader)) }
    return HTTPRequest(
      url: url,
      headers: headers,
      body: body,
      timeouts: timeouts,
      isLoopback: endpoint.isLoopback,
      certificateFile: certificateFile
    )
  }

  private func reply(
    from answer: CompletionAnswer,
    _ request: ChatRequest
  ) throws(ChatError) -> ChatReply {
    let assembly = answer.assembly
    func fault(_ kind: ChatError.Kind) -> ChatError { error(kind, of: answer) }
    switch CompletionPolicy.verdict(on: assembly, isLocal: endpoint.isLoopback) {
    case .complete(let content):
      return ChatReply(
        content: key?.filter()?.cleaned(content) ?? content,
        model: assembly.model.isEmpty ? model : redactor.line(assembly.model),
        finishReason: assembly.finishReason,
        usage: assembly.usage,
        requestID: answer.requestID
      )
    case .truncated: throw fault(.truncated(cap: request.tokenCap))
    case .refused(let words): throw fault(.refused(redactor.line(words)))
    case .contentFiltered: throw fault(.contentFiltered)
    case .empty: throw fault(.protocolFault(.empty))
    case .interrupted: throw fault(.connection(.closedEarly))
    case .cutShort: throw fault(.protocolFault(.cutShort))
    }
  }

  // MARK: Errors

  func error(
    fault: CompletionAnswer.Fault,
    of answer: CompletionAnswer
  ) -> ChatError {
    switch fault {
    case .transfer(let fault): return error(fault.kind, of: answer, detail: fault.detail)
    case .silent(let seconds): return error(.stalled(seconds: seconds), of: answer)
    case .decoding(.notJSON(let text)):
      return error(
        .protocolFault(.notJSON), of: answer, detail: ServerFault(body: Array(text.utf8)).message)
    case .decoding(.notCompletion(let text)):
      return error(.protocolFault(.notCompletion), of: answer, detail: text)
    case .decoding(.tooLarge(let excess)): return error(.tooLarge(excess), of: answer)
    case .decoding(.endless): return error(.endless, of: answer)
    case .decoding(.server(let fault)):
      return error(of: fault, status: fault.status ?? answer.status, answer)
    case .status(let fault): return error(of: fault, status: answer.status, answer)
    }
  }

  private func error(of fault: ServerFault, status: Int?, _ answer: CompletionAnswer) -> ChatError {
    let context = FaultContext(
      url: redactor.redact(endpoint.completionsURL),
      model: model,
      location: answer.location.map(redactor.line)
    )
    let kind = fault.kind(status: status ?? 0, request: context, wait: answer.wait)
    return error(kind, of: answer, status: status, detail: fault.message)
  }

  func error(
    _ kind: ChatError.Kind,
    of answer: CompletionAnswer? = nil,
    status: Int? = nil,
    detail: String? = nil
  ) -> ChatError {
    let line = detail.map(redactor.line) ?? ""
    return ChatError(
      kind,
      host: endpoint.host,
      status: status ?? answer?.status,
      requestID: answer?.requestID.map(redactor.line),
      detail: line.isEmpty ? nil : line
    )
  }
}

extension CompletionAnswer.Fault {
  /// The service's own words, where it refused the request.
  fileprivate var refusal: ServerFault? {
    switch self {
    case .status(let fault), .decoding(.server(let fault)): fault
    case .transfer, .decoding, .silent: nil
    }
  }
}
