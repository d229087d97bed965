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

  /// Whether earlier exchanges stand between the instructions and what is asked now.
  package var hasHistory: Bool { historyEnd > historyStart }

  /// Leaves out the earlier exchanges; what is asked now, and what was said to it, stays.
  package mutating func dropHistory() {
    guard hasHistory else { return }
    messages.removeSubrange(historyStart..<historyEnd)
    historyEnd = historyStart
  }

  private var historyStart: Int { messages.first?.role == .system ? 1 : 0 }

  /// The prompt, in order.
  package var messages: [Message]
  package var schema: Schema?
  /// The most tokens a reply may have.
  package var tokenCap: Int
  /// The layout as it stands, for a service that reads it rather than the prompt.
  package var snapshot: JSONValue?
  /// What the person said, for the same.
  package var words: String
  /// A name under which a service may keep the prompt's constant beginning.
  package var cacheKey: String?
  /// How many requests may be sent for this one; those that are refused at once for a part that is
  /// then left out do not count.
  package var triesAllowed = 3
  /// Where in the prompt the earlier exchanges end.
  private var historyEnd: Int
  /// How many changes lie behind the layout, for the same; `nil` where that is not known.
  package var revision: Int?

  package init(
    messages: [Message],
    schema: Schema? = nil,
    tokenCap: Int = 4_096,
    snapshot: JSONValue? = nil,
    words: String = "",
    cacheKey: String? = nil,
    revision: Int? = nil
  ) {
    self.messages = messages
    historyEnd = max(0, messages.count - 1)
    self.schema = schema
    self.tokenCap = tokenCap
    self.snapshot = snapshot
    self.words = words
    self.cacheKey = cacheKey
    self.revision = revision
  }
}
