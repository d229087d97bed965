/// Recognises a server that reads only part of a prompt and says nothing of it.
enum PromptCut {
  /// The context that Ollama gives a model unless told otherwise.
  private static let usualContext = 4_096

  /// Returns what the person should know, or `nil` where the server read it all.
  ///
  /// The estimate is rough, and a tokenizer may be much better than it; so the server must have
  /// counted less than 60 % of it, or be exactly at a usual limit.
  static func remark(on usage: TokenUsage?, estimate: Int) -> String? {
    guard let prompt = usage?.promptTokens else { return nil }
    let total = prompt + (usage?.completionTokens ?? 0)
    guard prompt * 10 < estimate * 6 || total == usualContext else { return nil }
    return "the server cut the prompt: it read \(prompt) of about \(estimate) tokens; "
      + "give the model a larger context there"
  }
}
