import Chat
import JSON

extension ChatRequest {
  /// A short request with a schema.
  static let sample = ChatRequest(
    messages: [Message(.system, "You edit forms."), Message(.user, "REQUEST: add a phone")],
    schema: Schema(
      name: "form_edits",
      value: ["type": "object", "properties": ["message": ["type": "string"]]]
    ),
    tokenCap: 400
  )
}
