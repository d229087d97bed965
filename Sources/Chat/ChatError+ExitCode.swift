extension ChatError {
  /// The exit code of a command that ends with this error (sysexits.h's numbers).
  package var exitCode: Int32 {
    switch kind {
    case .connection, .tls, .redirected, .overloaded, .serverError, .tooLarge, .contextTooLong,
      .badRequest, .recorded, .protocolFault(.notJSON), .protocolFault(.notCompletion):
      69
    case .rateLimited, .timeout, .stalled: 75
    case .truncated, .endless, .refused, .contentFiltered, .protocolFault(.empty),
      .protocolFault(.cutShort):
      76
    case .authentication, .permission, .quota, .configuration(.noKey), .configuration(.badKey): 77
    case .unknownModel, .notFound, .configuration(.badBaseURL), .configuration(.keyOverPlainHTTP):
      78
    case .cancelled: 130
    }
  }

  /// A stable word for the kind, as `--json` prints it.
  package var word: String {
    switch kind {
    case .configuration(.noKey): "no-key"
    case .configuration: "configuration"
    case .authentication: "authentication"
    case .permission: "permission"
    case .unknownModel: "unknown-model"
    case .notFound: "not-found"
    case .badRequest: "bad-request"
    case .contextTooLong: "context-too-long"
    case .rateLimited: "rate-limited"
    case .quota: "quota"
    case .overloaded: "overloaded"
    case .serverError: "server-error"
    case .timeout: "timeout"
    case .stalled: "stalled"
    case .connection: "connection"
    case .tls: "tls"
    case .redirected: "redirected"
    case .protocolFault: "protocol"
    case .truncated: "truncated"
    case .endless: "endless"
    case .refused: "refused"
    case .contentFiltered: "content-filtered"
    case .cancelled: "cancelled"
    case .tooLarge: "too-large"
    case .recorded: "recorded"
    }
  }
}
