internal import Chat
internal import FormLayout

/// One message on its way to a reply that stands.
struct Turn {
  let message: ChatMessage
  var request: ChatRequest
  /// How many times a reply was sent back.
  var repairs = 0
  /// What was wrong with the last reply.
  var faults: [Diagnostic] = []
  /// Whether the cap was doubled after a reply that was cut off.
  var hasRaisedCap = false

  init(message: ChatMessage, request: ChatRequest) {
    self.message = message
    self.request = request
  }
}
