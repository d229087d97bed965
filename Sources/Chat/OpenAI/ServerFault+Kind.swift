extension ServerFault {
  /// Codes that mean that waiting does not help: matched whole, since some services word a rate
  /// limit as a quota.
  private static let quotaCodes: Set<String> = [
    "insufficient_quota", "credit_balance_exhausted", "organization_usage_limit_exceeded",
    "organization_spend_limit_exceeded", "project_spend_limit_exceeded",
    "billing_hard_limit_reached", "billing_not_active",
  ]

  private static let contextCodes: Set<String> = [
    "context_length_exceeded", "exceed_context_size_error",
  ]

  /// What an HTTP status and this body come to.
  ///
  /// - Parameter wait: how long the service asks to wait, in seconds.
  package func kind(status: Int, request: FaultContext, wait: Double? = nil) -> ChatError.Kind {
    let words = [code, type].compactMap { $0?.lowercased() }
    if words.contains(where: Self.quotaCodes.contains) || status == 402 { return .quota }
    if words.contains(where: Self.contextCodes.contains) || namesContextLength(status) {
      return .contextTooLong
    }
    if words.contains("content_filter") { return .contentFiltered }
    switch status {
    case 300..<400: return .redirected(location: request.location)
    case 401: return .authentication
    case 403: return .permission
    case 404 where isUnknownModel(words) || message.lowercased().contains("model"):
      return .unknownModel(request.model)
    case 404, 405: return .notFound(url: request.url)
    case 408, 504: return .timeout(.firstByte)
    case 413 where words.contains("rate_limit_exceeded"): return .rateLimited(wait: wait)
    case 429: return .rateLimited(wait: wait)
    case 503, 529: return .overloaded
    case 500...: return .serverError
    case 200..<300: return kindWithinSuccess(words, wait: wait)
    default:
      return isUnknownModel(words)
        ? .unknownModel(request.model) : .badRequest(parameter: parameter, code: code)
    }
  }

  /// A fault inside an answer that began well, without a status of its own.
  private func kindWithinSuccess(_ words: [String], wait: Double?) -> ChatError.Kind {
    if words.contains(where: { $0.contains("rate_limit") })
      || message.lowercased().contains("too many requests")
    {
      return .rateLimited(wait: wait)
    }
    if words.contains(where: { $0.contains("overloaded") }) { return .overloaded }
    if words.contains("invalid_request_error") {
      return .badRequest(parameter: parameter, code: code)
    }
    return .serverError
  }

  private func isUnknownModel(_ words: [String]) -> Bool {
    words.contains { ["model_not_found", "deploymentnotfound"].contains($0) }
  }

  /// Some servers give no code for it.
  private func namesContextLength(_ status: Int) -> Bool {
    status == 400 && message.lowercased().contains("context length")
  }
}

/// What of a request an error's words need.
package struct FaultContext: Sendable {
  package let url: String
  package let model: String
  /// Where a redirect points to.
  package let location: String?

  package init(url: String, model: String, location: String? = nil) {
    self.url = url
    self.model = model
    self.location = location
  }
}
