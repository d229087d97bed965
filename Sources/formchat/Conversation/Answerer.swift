internal import Chat

/// Who answers in a conversation, as its first line says.
struct Answerer {
  let model: String
  /// The service's host, where it has one.
  let host: String?
  /// Whether rules answer rather than a model.
  let isOffline: Bool

  /// The one of a record; `nil` where nobody answered.
  init?(_ header: TranscriptHeader) {
    guard header.service != TranscriptHeader.noService else { return nil }
    model = header.model ?? header.service
    host = header.host
    isOffline = header.service == OfflineChatService.serviceName
  }

  init(_ service: any ChatService) {
    model = service.model
    host = (service as? OpenAIChatService)?.endpoint.host
    isOffline = service is OfflineChatService
  }

  var words: String { host.map { "\(model) at \($0)" } ?? model }
}
