/// Why a model stopped writing.
package enum FinishReason: Equatable, Sendable {
  case stop
  /// The token cap was reached.
  case length
  case contentFilter
  /// A reason this program does not know, as the service named it.
  case other(String)

  /// Reads a service's word; `nil` for those that mean "not finished".
  package init?(_ word: String) {
    switch word.lowercased() {
    case "", "null": return nil
    case "stop", "eos", "end_turn", "tool_calls", "function_call": self = .stop
    case "length", "max_tokens": self = .length
    case "content_filter", "safety": self = .contentFilter
    default: self = .other(word)
    }
  }

  /// The word of OpenAI's protocol, as a transcript writes it.
  package var word: String {
    switch self {
    case .stop: "stop"
    case .length: "length"
    case .contentFilter: "content_filter"
    case .other(let word): word
    }
  }
}
