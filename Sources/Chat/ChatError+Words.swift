// The one place where failures of a service become sentences.

extension ChatError: CustomStringConvertible {
  /// What happened, then what to do: two sentences at most, ready to be shown.
  package var description: String {
    help.map { "\(message). \($0)" } ?? message
  }

  /// What happened, in one sentence without a full stop.
  package var message: String {
    switch kind {
    case .configuration(let fault): words(for: fault)
    case .authentication: "\(host) refused the key\(mark)"
    case .permission: "\(host) does not allow this\(mark)\(tail)"
    case .unknownModel(let model): "\(host) has no model '\(model)'\(mark)"
    case .notFound(let url): "there is no chat service at \(url)\(mark)"
    case .badRequest: "\(host) did not accept the request\(mark)\(tail)"
    case .contextTooLong: "the conversation is too long for the model\(mark)\(tail)"
    case .rateLimited(let wait):
      "\(host) takes no more requests for now\(mark)"
        + (wait.map { "; it asks to wait \(Self.seconds($0))" } ?? "")
    case .quota: "\(host) says that the account has nothing left to spend\(mark)\(tail)"
    case .overloaded: "\(host) is overloaded\(mark)\(tail)"
    case .serverError: "\(host) failed\(mark)\(tail)"
    case .timeout(let phase): words(for: phase)
    case .stalled(let seconds): "\(host) stopped in the middle of its reply for \(seconds) s"
    case .connection(let fault): words(for: fault)
    case .tls: "no trusted connection to \(host) could be made\(tail)"
    case .redirected(let location):
      "\(host) sends the request elsewhere\(mark)" + (location.map { ": \($0)" } ?? "")
    case .protocolFault(let fault): words(for: fault)
    case .truncated(let cap): "the reply was cut off at \(cap) tokens"
    case .endless: "the reply went on without an end and was stopped"
    case .refused(let words): "the model declined" + (words.isEmpty ? "" : ": \(words)")
    case .contentFiltered: "\(host) held the reply back with its content filter\(mark)\(tail)"
    case .cancelled: "cancelled"
    case .tooLarge(let excess): "\(host) sent \(excess.words), and no form needs so much"
    case .recorded(let sentence): sentence
    }
  }

  /// What to do about it, in one sentence without a full stop, where there is something.
  package var help: String? {
    switch kind {
    case .configuration(let fault): help(for: fault)
    case .authentication: "Set OPENAI_API_KEY, or run with --service offline"
    case .permission: "Try another model with --model"
    case .unknownModel: "Choose another with --model"
    case .notFound: "Check --base-url; it usually ends in /v1"
    case .badRequest: nil
    case .contextTooLong: "Start a new conversation from the layout, or take a larger model"
    case .rateLimited: "Wait a moment and try again"
    case .quota: "Check the account's billing, or run with --service offline"
    case .overloaded, .serverError, .stalled: "Try again"
    case .timeout(.connect): "Check the network and --base-url"
    case .timeout(.firstByte), .timeout(.total): "Try again"
    case .connection(.unknownHost): "Check --base-url and the network"
    case .connection(.unknownProxy): "Check the proxy settings"
    case .connection(.refused): "Check that the service is running, and --base-url"
    case .connection(.closedEarly), .connection(.other): "Try again"
    case .tls: "Check the clock, the certificates and --base-url"
    case .redirected: "Give the final address with --base-url"
    case .protocolFault(.notJSON), .protocolFault(.notCompletion): "Check --base-url"
    case .endless: "Ask in other words, or take a larger model"
    case .protocolFault(.empty), .protocolFault(.cutShort): "Try again"
    case .truncated: "Raise --max-tokens, or ask for less at once"
    case .refused, .contentFiltered: "Ask in other words"
    case .cancelled, .recorded: nil
    case .tooLarge(.content): "Ask in other words, or take another model"
    case .tooLarge: "Check --base-url"
    }
  }

  /// Why it is waited before the next try, in a few words.
  package var briefReason: String {
    switch kind {
    case .rateLimited: "too many requests"
    case .overloaded: "overloaded"
    case .timeout: "no answer"
    case .connection: "no connection"
    case .protocolFault(.empty): "an empty reply"
    case .configuration, .authentication, .permission, .unknownModel, .notFound, .badRequest,
      .contextTooLong, .quota, .serverError, .stalled, .tls, .redirected, .protocolFault,
      .truncated, .endless, .refused, .contentFiltered, .cancelled, .tooLarge, .recorded:
      status.map { "failed (\($0))" } ?? "failed"
    }
  }

  /// The status, where it is no success, the service's name for the request and how often it was
  /// sent, where that is more than once; in brackets.
  private var mark: String {
    let status = status.flatMap { (200..<300).contains($0) ? nil : String($0) }
    let tries = attempts > 1 ? "\(attempts) attempts" : nil
    let parts = [status, requestID.map { "request \($0)" }, tries].compactMap(\.self)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private var tail: String {
    detail.map { $0.isEmpty ? "" : ": \($0)" } ?? ""
  }

  private static func seconds(_ seconds: Double) -> String {
    "\(Int(seconds.rounded(.up))) s"
  }
}

extension ChatError {
  private func words(for fault: Misconfiguration) -> String {
    switch fault {
    case .noKey: "no key is set for \(host)"
    case .badKey(.empty): "the key is empty"
    case .badKey(.lineBreak): "the key holds a line break or a NUL in its middle"
    case .badKey(.notASCII): "the key holds a character that no key has"
    case .badBaseURL(let url, let reason): "'\(url)' is no base URL: \(reason)"
    case .keyOverPlainHTTP: "the key is not sent to \(host) over plain http"
    }
  }

  private func help(for fault: Misconfiguration) -> String {
    switch fault {
    case .noKey: "Set OPENAI_API_KEY, or run with --service offline"
    case .badKey: "Set OPENAI_API_KEY to the key alone"
    case .badBaseURL: "Give one like https://api.openai.com/v1"
    case .keyOverPlainHTTP: "Give an https address with --base-url"
    }
  }

  private func words(for phase: TimeoutPhase) -> String {
    switch phase {
    case .connect: "\(host) could not be reached in time\(mark)"
    case .firstByte: "\(host) did not begin to answer in time\(mark)"
    case .total: "\(host) did not finish its answer in time\(mark)"
    }
  }

  private func words(for fault: ConnectionFault) -> String {
    switch fault {
    case .unknownHost: "the host \(host) is unknown\(mark)"
    case .unknownProxy: "the proxy's host is unknown\(mark)"
    case .refused: "\(host) refused the connection\(mark)"
    case .closedEarly: "\(host) closed the connection before its reply was whole\(mark)"
    case .other(let code): "the connection to \(host) failed (curl \(code))\(mark)\(tail)"
    }
  }

  private func words(for fault: ProtocolFault) -> String {
    switch fault {
    case .notJSON: "\(host) answered with something that is not JSON\(mark)\(tail)"
    case .notCompletion: "\(host) answered with something that is no completion\(mark)\(tail)"
    case .empty: "\(host) sent an empty reply\(mark)"
    case .cutShort: "the reply of \(host) ends in the middle"
    }
  }
}

extension ChatError.Excess {
  /// What came, and how much of it is the most that is taken.
  fileprivate var words: String {
    switch self {
    case .head: "more than 64 KiB of headers"
    case .body: "an answer of more than 16 MiB"
    case .event: "an event of more than 1 MiB"
    case .events: "more than 200,000 events"
    case .content: "a reply of more than 4 MiB"
    }
  }
}
