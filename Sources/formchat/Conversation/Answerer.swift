internal import Chat

/// Who answers in a conversation, as its first line says.
struct Answerer {
  let model: String
  /// The service's host, where it has one.
  let host: String?

  /// The one of a record; `nil` where nobody answered.
  init?(_ header: TranscriptHeader) {
    guard header.service != TranscriptHeader.noService else { return nil }
    model = header.model ?? header.service
    host = header.host
  }

  init(_ service: OpenAIChatService) {
    model = service.model
    host = service.endpoint.host
  }

  var words: String { host.map { "\(model) at \($0)" } ?? model }
}
