package import JSON

extension ChatMessage {
  /// A key that is missing or whose value cannot be used.
  package struct UnusableKey: Error, Equatable {
    package let key: String

    package init(_ key: String) {
      self.key = key
    }
  }

  /// The object of a transcript: keys in a fixed order, absent ones left out, `words` only where
  /// they differ from the content.
  package var json: JSONValue {
    var object: JSONObject = [
      "id": .string(id), "sender": .string(sender.rawValue), "content": .string(content),
    ]
    if !words.isIdentical(to: content) { object["words"] = .string(words) }
    object["dateCreated"] = .string(dateCreated)
    object["fate"] = fate.map { .string($0.rawValue) }
    object["model"] = model.map { .string($0) }
    object["finishReason"] = finishReason.map { .string($0.word) }
    object["usage"] = usage?.json
    return .object(object)
  }

  /// Reads the object of a transcript; keys it does not know are passed over.
  package init(json: JSONValue) throws(UnusableKey) {
    func text(_ key: String) throws(UnusableKey) -> String {
      guard let text = json[key]?.stringValue else { throw UnusableKey(key) }
      return text
    }
    guard let sender = Sender(rawValue: try text("sender")) else { throw UnusableKey("sender") }
    var fate: Fate?
    if json["fate"] != nil {
      fate = Fate(rawValue: try text("fate"))
      guard fate != nil else { throw UnusableKey("fate") }
    }
    self.init(
      id: try text("id"),
      sender: sender,
      content: try text("content"),
      words: json["words"]?.stringValue,
      dateCreated: try text("dateCreated"),
      fate: fate,
      model: json["model"]?.stringValue,
      finishReason: json["finishReason"]?.stringValue.flatMap(FinishReason.init),
      usage: json["usage"].map(TokenUsage.init(json:))
    )
  }
}
