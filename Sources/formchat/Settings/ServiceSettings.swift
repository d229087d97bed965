internal import Chat

/// Who answers: worked out from flags, the environment, `./.env` and the person's settings.
struct ServiceSettings: Sendable {
  /// The model where none is named: the one place that says so.
  static let defaultModel = "gpt-4.1"
  /// The most tokens of a reply where nothing else is said.
  static let defaultTokenCap = 4_096

  /// The model that is asked; another may be chosen while a conversation goes on.
  var model: String
  let tokenCap: Int
  /// The service's address, where somebody named it.
  private let baseURL: String?
  private let key: String?
  private let certificateFile: String?
  private let memory: ShapeMemory

  init(_ options: Options, _ environment: Environment) throws(ProgramError) {
    try self.init(Settings(options, environment), options, environment)
  }

  /// Takes them from settings that were looked up already.
  init(
    _ settings: Settings, _ options: Options, _ environment: Environment
  ) throws(ProgramError) {
    _ = try options.choice(.service, among: ["openai"])
    model = settings[.model].text ?? Self.defaultModel
    tokenCap = settings.number(.maxTokens) ?? Self.defaultTokenCap
    let address = settings[.baseURL]
    baseURL = address.text
    // A folder's `.env` may come from anybody: it must not send the person's own key elsewhere.
    if case .dotEnv = address.origin {
      key = DotEnv.inDirectory(environment.workingDirectory)["OPENAI_API_KEY"]
    } else {
      key = settings[.key].text
    }
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
