internal import Chat

/// Who answers: worked out from flags, the environment, `./.env` and the person's settings.
struct ServiceSettings: Sendable {
  /// The model where none is named: the one place that says so.
  static let defaultModel = "gpt-4.1"
  /// The most tokens of a reply where nothing else is said.
  static let defaultTokenCap = 4_096

  let model: String
  let tokenCap: Int
  /// The service's address, and whether somebody named it.
  private let baseURL: String?
  private let key: String?
  private let certificateFile: String?
  private let memory: ShapeMemory

  init(_ options: Options, _ environment: Environment) throws(ProgramError) {
    let user = try UserSettings(environment)
    let dotEnv = DotEnv.inDirectory(environment.workingDirectory)
    func named(_ name: String) -> String? { environment[name] ?? dotEnv[name] }
    _ = try options.choice(.service, among: ["openai"])
    model =
      options.value(.model) ?? named("FORMCHAT_MODEL") ?? named("OPENAI_MODEL") ?? user.model
      ?? Self.defaultModel
    tokenCap =
      try options.number(.maxTokens, in: 1...1_000_000) ?? user.maxTokens ?? Self.defaultTokenCap
    let own =
      options.value(.baseURL) ?? environment["FORMCHAT_BASE_URL"] ?? environment["OPENAI_BASE_URL"]
    let fromFile = dotEnv["FORMCHAT_BASE_URL"] ?? dotEnv["OPENAI_BASE_URL"]
    baseURL = own ?? fromFile ?? user.baseURL
    // A folder's `.env` may come from anybody: it must not send the person's own key elsewhere.
    let isFoldersWord = own == nil && fromFile != nil
    key = isFoldersWord ? dotEnv["OPENAI_API_KEY"] : named("OPENAI_API_KEY")
    memory = ServiceFile(environment).memory
    certificateFile = environment["SSL_CERT_FILE"] ?? environment["CURL_CA_BUNDLE"]
  }

  /// Makes the service; `nil` where neither a key nor a base URL is set.
  func service() throws(ProgramError) -> OpenAIChatService? {
    guard key != nil || baseURL != nil else { return nil }
    do throws(ChatError) {
      let endpoint = try OpenAIEndpoint(baseURL ?? OpenAIEndpoint.openAI)
      return try OpenAIChatService(
        endpoint: endpoint, model: model, key: try apiKey(host: endpoint.host),
        userAgent: "formchat/\(Program.version)", certificateFile: certificateFile,
        memory: memory)
    } catch {
      throw ProgramError(error)
    }
  }

  private func apiKey(host: String) throws(ChatError) -> APIKey? {
    guard let key else { return nil }
    do throws(APIKey.Fault) {
      return try APIKey(key)
    } catch {
      throw ChatError(.configuration(.badKey(error)), host: host)
    }
  }
}
