/// Decides whether an answer is whole.
package enum CompletionPolicy {
  /// What an answer is.
  package enum Verdict: Equatable, Sendable {
    /// Whole, with the text that counts.
    case complete(String)
    case truncated
    case refused(String)
    case contentFiltered
    /// Over, but without a word.
    case empty
    /// The connection ended before the service said that it was done.
    case interrupted
    /// Said to be whole, but its JSON ends in the middle: gateways make up such ends.
    case cutShort
  }

  /// Judges an answer whose transfer ended without a fault, or that said that it was done.
  ///
  /// - Parameter isLocal: whether the service is on this machine; an end without a word of it is
  ///   then believed where the JSON is whole.
  package static func verdict(on answer: CompletionAssembly, isLocal: Bool) -> Verdict {
    if answer.finishReason == .length { return .truncated }
    if answer.finishReason == .contentFilter { return .contentFiltered }
    if !answer.refusal.isEmpty { return .refused(answer.refusal) }
    let isSaidToBeOver = answer.isDone || answer.finishReason != nil
    let content = text(of: answer)
    if content.allSatisfy(\.isWhitespace) { return isSaidToBeOver ? .empty : .interrupted }
    switch JSONExtent(of: content) {
    case .whole: return isSaidToBeOver || isLocal ? .complete(content) : .interrupted
    case .cut: return isSaidToBeOver ? .cutShort : .interrupted
    case .none: return answer.finishReason == .stop ? .complete(content) : .interrupted
    }
  }

  /// The text, or, where there is none, the thinking if that is where the JSON went.
  private static func text(of answer: CompletionAssembly) -> String {
    let hasText = !answer.content.allSatisfy(\.isWhitespace)
    return !hasText && JSONExtent(of: answer.reasoning) == .whole
      ? answer.reasoning : answer.content
  }
}
