internal import CCurl

/// The address of a service that speaks OpenAI's Chat Completions.
package struct OpenAIEndpoint: Equatable, Sendable {
  /// The header that carries a key.
  package enum KeyHeader: Equatable, Sendable {
    /// `Authorization: Bearer`.
    case bearer
    /// `api-key`, as Azure has it.
    case apiKey
  }

  /// The base, normalised: no trailing slash, no `/chat/completions`, its query kept apart.
  package let base: String
  /// The query with its `?`, or empty.
  package let query: String
  /// The host as a person reads it, with a port that is not the scheme's own.
  package let host: String
  /// Whether the service is on this machine.
  package let isLoopback: Bool
  /// Whether what is sent can be read on the way.
  package let isEncrypted: Bool
  package let keyHeader: KeyHeader

  /// OpenAI's own.
  package static let openAI = "https://api.openai.com/v1"

  /// Whether the service is OpenAI's own.
  package var isOpenAI: Bool { host == "api.openai.com" }

  /// Whether the service is OpenRouter.
  var isOpenRouter: Bool { host == "openrouter.ai" }

  /// Whether the service takes OpenAI's newer names for fields.
  var takesNewNames: Bool { isOpenAI || keyHeader == .apiKey }

  /// The address that requests go to.
  package var completionsURL: String { base + "/chat/completions" + query }

  /// The address of the list of models; a deployment of Azure's has none, so its account's.
  var modelsURL: String {
    let deployment = base.firstRange(of: "/deployments/")
    return base[..<(deployment?.lowerBound ?? base.endIndex)] + "/models" + query
  }

  /// Reads a base URL as people write one.
  ///
  /// A missing scheme is `http` for this machine and `https` for others; a missing path is `/v1`
  /// for this machine and for OpenAI, `/openai/v1` for Azure; `…/chat/completions` and trailing
  /// slashes are taken off. Azure's dated form, `…/openai/deployments/NAME?api-version=DATE`, is
  /// known by its path, since gateways put it under names of their own.
  package init(_ text: String) throws(ChatError) {
    let url = try URLParts(text)
    isLoopback = Self.isLoopback(url.host)
    isEncrypted = url.scheme == "https"
    query = url.query.isEmpty ? "" : "?" + url.query
    let defaultPort = isEncrypted ? "443" : "80"
    host = url.port.isEmpty || url.port == defaultPort ? url.host : "\(url.host):\(url.port)"
    var path = Self.withoutTrailingSlashes(url.path)
    if path.hasSuffix("/chat/completions") {
      path = Self.withoutTrailingSlashes(path.dropLast("/chat/completions".count))
    }
    let isAzure = Self.azureDomains.contains { url.host.hasSuffix($0) }
    if path.isEmpty, isAzure { path = "/openai/v1" }
    if path.isEmpty, isLoopback || host == "api.openai.com" { path = "/v1" }
    let isDated = path.contains("/openai/deployments/")
    keyHeader = isAzure || isDated ? .apiKey : .bearer
    guard !isDated || query.contains(/[?&]api-version=[^&]/) else {
      throw ChatError(
        .configuration(
          .badBaseURL(
            Redactor().line(text), reason: "a deployment's address needs ?api-version=DATE")))
    }
    base = "\(url.scheme)://\(host)\(path)"
  }

  /// Where Azure's services live.
  private static let azureDomains = [
    ".openai.azure.com", ".cognitiveservices.azure.com", ".services.ai.azure.com",
  ]

  private static func withoutTrailingSlashes(_ path: some StringProtocol) -> String {
    var path = path[...]
    while path.last == "/" { path.removeLast() }
    return String(path)
  }

  private static func isLoopback(_ host: String) -> Bool {
    let bytes = host.split(separator: ".", omittingEmptySubsequences: false)
    let isIPv4 = bytes.count == 4 && bytes.allSatisfy { UInt8($0) != nil }
    return host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]"
      || isIPv4 && bytes[0] == "127"
  }
}

/// A base URL, taken apart by libcurl so that both sides read it alike.
private struct URLParts {
  let scheme: String
  let host: String
  let port: String
  let path: String
  let query: String

  init(_ text: String) throws(ChatError) {
    let trimmed = String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    func fault(_ reason: String) -> ChatError {
      ChatError(.configuration(.badBaseURL(Redactor().line(text), reason: reason)))
    }
    guard !trimmed.isEmpty else { throw fault("it is empty") }
    let isLocal = ["localhost", "127.", "[::1]"].contains { trimmed.hasPrefix($0) }
    let full = trimmed.contains("://") ? trimmed : (isLocal ? "http://" : "https://") + trimmed
    let handle = curl_url()
    defer { curl_url_cleanup(handle) }
    let code = curl_url_set(handle, CURLUPART_URL, full, UInt32(CURLU_NON_SUPPORT_SCHEME))
    guard code == CURLUE_OK else {
      throw fault(String(cString: curl_url_strerror(code)).lowercased())
    }
    func part(_ part: CURLUPart) -> String {
      var text: UnsafeMutablePointer<CChar>?
      guard curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text else { return "" }
      defer { curl_free(text) }
      return String(cString: text)
    }
    scheme = part(CURLUPART_SCHEME).lowercased()
    host = part(CURLUPART_HOST).lowercased()
    port = part(CURLUPART_PORT)
    path = part(CURLUPART_PATH)
    query = part(CURLUPART_QUERY)
    guard scheme == "https" || scheme == "http" else { throw fault("it must begin with https://") }
    guard !host.isEmpty else { throw fault("it names no host") }
    guard part(CURLUPART_USER).isEmpty, part(CURLUPART_PASSWORD).isEmpty else {
      throw fault("it holds a user or a password")
    }
  }
}
