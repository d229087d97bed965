extension OpenAIChatService {
  /// What the person should know beside a reply: what they wanted and the service does not take, and
  /// a prompt that was cut.
  func remarks(
    on reply: ChatReply, to request: ChatRequest, refused: Set<RequestShape.Extra>
  ) -> [String] {
    var remarks = RequestShape.Extra.allCases.filter(refused.contains).compactMap { extra in
      extra.name.map { "\(model) takes no \($0), so it was left out" }
    }
    let cut = PromptCut.remark(on: reply.usage, estimate: request.estimatedTokens)
    if let cut, isFirstCut() { remarks.append(cut) }
    return remarks
  }
}

extension RequestShape.Extra {
  /// What the person asked for, in words; `nil` where nobody did.
  fileprivate var name: String? {
    switch self {
    case .temperature: "temperature"
    case .effort: "reasoning effort"
    case .developerRole: "developer role"
    case .caching, .provider: nil
    }
  }
}
