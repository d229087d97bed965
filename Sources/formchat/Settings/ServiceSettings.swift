internal import Chat

/// Who answers: worked out from flags, the environment, `./.env` and the person's settings.
struct ServiceSettings: Sendable {
  /// The model where none is named: the one place that says so.
  static let defaultModel = "gpt-4.1"
  /// The most tokens of a reply where nothing else is said.
  static let defaultTokenCap = 4_096

  /// The services that `--service` names.
  enum Kind: String, CaseIterable {
    case openai, offline
  }

  /// The service that the person asked for by name.
  private let kind: Kind?
  /// The model that is asked; another may be chosen while a conversation goes on.
  var model: String
  let tokenCap: Int
  /// The service's address, where somebody named it.
  private let baseURL: String?
  private let key: String?
  /// Where the key is from; `nil` where none is set.
  let keySource: String?
  private let certificateFile: String?
  private let memory: ShapeMemory
  private let preferences: RequestPreferences
  private let headers: [String]
  private let wire: WireSettings
  /// What the tokens of each model cost, as the person says.
  let prices: PriceTable

  init(_ options: Options, _ environment: Environment) throws(ProgramError) {
    try self.init(Settings(options, environment), options, environment)
  }

  /// Takes them from settings that were looked up already.
  init(
    _ settings: Settings, _ options: Options, _ environment: Environment
  ) throws(ProgramError) {
    kind = try options.choice(.service, among: Kind.allCases.map(\.rawValue))
      .flatMap { Kind(rawValue: $0) }
    model = settings[.model].text ?? Self.defaultModel
    tokenCap = settings.number(.maxTokens) ?? Self.defaultTokenCap
    let address = settings[.baseURL]
    baseURL = address.text
    // A folder's `.env` may come from anybody: it must not send the person's own key elsewhere.
    if case .dotEnv = address.origin {
      key = DotEnv.inDirectory(environment.workingDirectory)["OPENAI_API_KEY"]
      keySource = key == nil ? nil : SettingValue.Origin.dotEnv("OPENAI_API_KEY").words
    } else {
      key = settings[.key].text
      keySource = key == nil ? nil : settings[.key].origin.words
    }
    memory = ServiceFile(environment).memory
    preferences = RequestPreferences(
      temperature: settings[.temperature].text.flatMap(Double.init),
      effort: settings[.reasoningEffort].text.flatMap(RequestPreferences.Effort.init),
      usesDeveloperRole: settings.isOn(.developerRole))
    prices = settings[.prices].text.flatMap(PriceTable.init) ?? .none
    headers = Self.headers(environment)
    wire = WireSettings(options)
    certificateFile = environment["SSL_CERT_FILE"] ?? environment["CURL_CA_BUNDLE"]
  }

  /// Whether a key or a base URL is set.
  var isSet: Bool { key != nil || baseURL != nil }

  /// Makes the service that answers: the one asked for by name, else one of models where a key or a
  /// base URL is set, else the offline designer where that may stand in; `nil` where nobody answers.
  func answeringService(offlineMayStandIn: Bool) throws(ProgramError) -> (any ChatService)? {
    switch kind {
    case .offline: return OfflineChatService()
    case .openai: return try service()
    case nil: return try service() ?? (offlineMayStandIn ? OfflineChatService() : nil)
    }
  }

  /// Makes the service of models; `nil` where neither a key nor a base URL is set.
  func service() throws(ProgramError) -> OpenAIChatService? {
    let isReplayed = wire.isReplay
    guard isSet || isReplayed else { return nil }
    let wire = try wire.wire()
    do throws(ChatError) {
      let endpoint = try OpenAIEndpoint(baseURL ?? OpenAIEndpoint.openAI)
      return try OpenAIChatService(
        endpoint: endpoint, model: model, key: try apiKey(host: endpoint.host),
        userAgent: "formchat/\(Program.version)", certificateFile: certificateFile,
        timer: isReplayed ? .instant : .live, memory: isReplayed ? .none : memory,
        preferences: preferences, headers: endpoint.isOpenAI ? headers : [], wire: wire)
    } catch {
      throw ProgramError(error)
    }
  }

  /// The headers by which OpenAI knows an account's part.
  private static func headers(_ environment: Environment) -> [String] {
    [("OpenAI-Organization", "OPENAI_ORG_ID"), ("OpenAI-Project", "OPENAI_PROJECT_ID")]
      .compactMap { header, variable in
        environment[variable].flatMap { value in
          value.utf8.allSatisfy { (0x21..<0x7F).contains($0) } ? "\(header): \(value)" : nil
        }
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
