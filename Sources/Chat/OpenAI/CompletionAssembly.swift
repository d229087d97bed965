/// What has arrived of a reply.
package struct CompletionAssembly: Equatable, Sendable {
  package private(set) var content = ""
  package private(set) var reasoning = ""
  package private(set) var refusal = ""
  package private(set) var model = ""
  package private(set) var finishReason: FinishReason?
  /// The last that was given: services that count in every chunk count from the start.
  package private(set) var usage: TokenUsage?
  /// Whether the stream said that it is over.
  package var isDone = false

  package init() {}

  /// Adds what a chunk says.
  package mutating func take(_ chunk: CompletionChunk) {
    content += chunk.text
    reasoning += chunk.reasoning
    refusal += chunk.refusal
    if model.isEmpty { model = chunk.model }
    finishReason = chunk.finishReason ?? finishReason
    usage = chunk.usage ?? usage
  }
}
