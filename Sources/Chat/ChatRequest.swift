package import JSON

/// What a service is asked.
package struct ChatRequest: Equatable, Sendable {
  /// One message of the prompt.
  package struct Message: Equatable, Sendable {
    package enum Role: String, Sendable {
      case system
      case user
      case assistant
    }

    package let role: Role
    package let content: String

    package init(_ role: Role, _ content: String) {
      self.role = role
      self.content = content
    }
  }

  /// The shape that a reply must have.
  package struct Schema: Equatable, Sendable {
    /// A name of letters, digits, `_` and `-`.
    package let name: String
    /// A JSON Schema within the strict subset; sent with its keys in this order.
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The prompt, in order.
  package var messages: [Message]
  package var schema: Schema?
  /// The most tokens a reply may have.
  package var tokenCap: Int
  /// The layout as it stands, for a service that reads it rather than the prompt.
  package var snapshot: JSONValue?
  /// What the person said, for the same.
  package var words: String

  package init(
    messages: [Message],
    schema: Schema? = nil,
    tokenCap: Int = 4_096,
    snapshot: JSONValue? = nil,
    words: String = ""
  ) {
    self.messages = messages
    self.schema = schema
    self.tokenCap = tokenCap
    self.snapshot = snapshot
    self.words = words
  }
}
