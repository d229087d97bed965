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
  /// Whether the earlier exchanges were left out after the prompt was too long.
  var hasDroppedHistory = false
  /// Whether it was asked anew after a reply that broke off.
  var hasAskedAnew = false
  var budget: TurnBudget

  /// - Parameter patience: after which time nothing more is sent; none is no limit.
  init(message: ChatMessage, request: ChatRequest, patience: Duration?) {
    self.message = message
    self.request = request
    budget = TurnBudget(for: request, patience: patience)
  }
}
