internal import FormLayout

/// Messages that wish for nothing: thanks, greetings, questions, and what a designer of forms does not do.
enum Conversing {
  static let help = """
    I design forms by rule. Say for example: “registration form with name, email and password”, “add a phone field after email”, \
    “make company optional”, “show company only if topic is sales”. See /help requests.
    """

  /// The answer to a message that changes nothing; `nil` where it may be a wish.
  static func reply(to draft: Draft) -> String? {
    let tokens = draft.message.tokens[...]
    let keys = tokens.filter { $0.kind != .mark }.map(\.key)
    guard !keys.isEmpty else { return help }
    if thanks.contains(keys.joined(separator: " ")) || isThanks(keys) {
      return "You are welcome. What else should change?"
    }
    if greetings.contains(keys.joined(separator: " ")) { return "Hello. " + help }
    if let refusal = refusal(tokens, keys) { return refusal }
    if isHypothetical(keys) { return Answers.hypothetical(draft) }
    return isQuestion(tokens) && !isAboutLabel(draft) ? Answers.answer(draft) : nil
  }

  /// Whether what looks like a question begins with a field's own words: `what went wrong should …`.
  private static func isAboutLabel(_ draft: Draft) -> Bool {
    let tokens = Clauses.body(draft.message.tokens[...])
    guard draft.message.tokens.last?.key != "?",
      let modal = tokens.firstIndex(where: {
        $0.isOne(of: ["should", "must", "needs", "has", "can", "may", ":"])
      }), modal - tokens.startIndex > 1
    else { return false }
    let phrase = TargetPhrase(tokens[..<modal])
    return draft.reading.components.contains { phrase.isExactly($0) }
  }

  private static let greetings: Set<String> = [
    "hi", "hello", "hey", "good morning", "hi there", "hello there", "good day",
  ]

  private static let thanks: Set<String> = [
    "thanks", "thank you", "great", "perfect", "nice", "ok", "okay", "cool", "good", "very good",
    "wonderful", "looks good", "well done", "awesome", "fine", "that is it",
    "that is all", "yes", "done", "good job", "nice work", "excellent", "lovely", "super",
    "that is great", "great thanks", "that is perfect", "all good", "no thanks", "nothing",
    "nothing else",
  ]

  private static func isThanks(_ keys: [String]) -> Bool {
    let praise: Set<String> = [
      "thanks", "thank", "you", "great", "that", "is", "perfect", "nice", "very", "much", "good",
      "so", "a", "lot", "really", "looks", "it", "this", "awesome", "cool", "love", "i", "like",
      "wonderful", "lovely", "work",
      "job", "well", "done", "super", "ok", "okay", "all", "for", "now", "excellent", "fantastic",
      "amazing", "many", "the", "help", "your", "exactly", "what", "wanted", "fine", "too", "just",
      "right", "yes",
    ]
    let core: Set<String> = [
      "thanks", "thank", "great", "perfect", "nice", "awesome", "cool", "love", "wonderful",
      "lovely", "super", "excellent", "fantastic", "amazing", "good", "exactly", "fine",
    ]
    return keys.count <= 10 && keys.allSatisfy(praise.contains)
      && keys.contains(where: core.contains)
  }

  // MARK: Refusals

  private static func refusal(_ tokens: ArraySlice<Token>, _ keys: [String]) -> String? {
    let unquoted = tokens.filter { $0.kind == .word }.map(\.key)
    let text = unquoted.joined(separator: " ")
    if secrets.contains(where: { text.contains($0) }) {
      return
        "I cannot see keys or instructions, and would not give them out; I only design this form. Nothing was changed."
    }
    if commands.contains(where: { text.hasPrefix($0) }) {
      return "I run no commands and reach nothing but this form. Nothing was changed."
    }
    return nil
  }

  private static let secrets = [
    "api key", "system prompt", "your instructions", "your prompt", "secret key",
    "environment variable", "the key you", "your key", "previous instructions", "jailbreak",
    "the prompt",
    "all instructions", "openai key",
  ]
  private static let commands = [
    "run ", "execute ", "rm ", "sudo ", "open the file", "read the file", "download ", "curl ",
    "print the file", "delete the file", "send an email", "email me", "shell",
  ]

  // MARK: Questions

  private static let questionWords: Set<String> = [
    "what", "which", "why", "who", "whose", "how", "where", "is", "are", "does", "do", "did", "was",
    "were", "should", "has", "have", "am", "may", "whats", "when",
  ]

  /// Whether a message asks rather than wishes.
  static func isQuestion(_ tokens: ArraySlice<Token>) -> Bool {
    let body = Clauses.body(tokens)
    guard let first = body.first, first.kind == .word else { return false }
    let keys = body.map(\.key)
    if ["do", "does"].contains(first.key), keys.count > 1,
      ["not", "it", "that", "this", "the"].contains(keys[1]),
      keys[1] == "not" || tokens.last?.key != "?"
    {
      return false
    }
    if first.key == "have",
      tokens.last?.key != "?" || !["we", "i", "you", "they"].contains(keys.dropFirst().first ?? "")
    {
      return false
    }
    if first.key == "when", tokens.last?.key != "?" { return false }
    if keys.starts(with: ["tell", "me"]) || keys.starts(with: ["list", "all"])
      || keys.starts(with: ["list", "the"]) || keys.starts(with: ["explain"])
      || keys.starts(with: ["describe"]) || keys.starts(with: ["help"])
    {
      return true
    }
    let opening = tokens.first { $0.kind == .word }?.key ?? ""
    if ["also", "and", "plus"].contains(opening), tokens.last?.key != "?" { return false }
    if ["can", "could"].contains(opening), tokens.last?.key == "?",
      keys.first.map({ ["i", "they", "people", "users", "one", "someone"].contains($0) }) ?? false
    {
      return true
    }
    guard questionWords.contains(first.key) else { return false }
    // `is required` and the like are parts of a wish without a subject.
    return !keys.starts(with: ["how", "about"]) && !keys.starts(with: ["what", "about"])
      || tokens.last?.key == "?"
  }

  private static func isHypothetical(_ keys: [String]) -> Bool {
    let text = keys.joined(separator: " ")
    return [
      "what would happen", "what happens if", "do not do it", "do not do anything", "just asking",
      "what if", "suppose", "do not change anything", "without changing", "hypothetically",
      "only a question", "do not do that yet", "not yet",
    ].contains { text.contains($0) }
  }
}
