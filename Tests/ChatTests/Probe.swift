import Chat
import Support
import Testing

/// Asks a service for one reply and looks at what comes.
enum Probe {
  static let secret = Quirk.secret
  static let answer = #"{"message":"héllo 😀","ops":[]}"#
  static let good = ScriptedReply.completion([#"{"message":"héllo "#, #"😀","ops":[]}"#])

  static func service(
    _ base: String,
    key: String? = secret,
    timeouts: Timeouts? = nil,
    retries: RetryPolicy = .never,
    timer: RetryTimer = .live,
    memory: ShapeMemory = .none,
    preferences: RequestPreferences = RequestPreferences(),
    wire: Wire = .plain
  ) throws -> OpenAIChatService {
    try OpenAIChatService(
      endpoint: OpenAIEndpoint(base),
      model: "gpt-4.1",
      key: key.map { try APIKey($0) },
      timeouts: timeouts,
      retries: retries,
      timer: timer,
      memory: memory,
      preferences: preferences,
      wire: wire
    )
  }

  /// Waits that pass at once, while no time passes; their lengths are without any spread.
  static let hurry = RetryTimer(sleep: { _ in }, random: { 0 })

  /// What one request to a server with one reply comes to.
  static func outcome(
    of reply: ScriptedReply,
    timeouts: Timeouts? = nil
  ) async throws -> Result<ChatReply, ChatError> {
    let server = try ScriptedServer([reply])
    return await outcome(try service(server.baseURL, timeouts: timeouts))
  }

  /// What one request comes to; the key must be in no text of an error.
  static func outcome(_ service: OpenAIChatService) async -> Result<ChatReply, ChatError> {
    do throws(ChatError) {
      return .success(try await service.reply(to: .sample) { _ in })
    } catch {
      #expect(!"\(error.description) \(String(reflecting: error))".contains(secret))
      return .failure(error)
    }
  }

  /// The sentence that a person reads.
  static func sentence(of result: Result<ChatReply, ChatError>) -> String {
    switch result {
    case .success(let reply): "success: \(reply.content)"
    // The port is another in each run.
    case .failure(let error): error.description.replacing(/127\.0\.0\.1:\d+/, with: "HOST")
    }
  }
}
