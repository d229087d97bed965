package import JSON

/// What is wrong with an answer.
package struct FieldError: Equatable, Sendable {
  package let place: FillPlace
  /// The rule or property that is broken (`required`, `minLength`, `maximum`, …); `type` or `option`
  /// for a value of the wrong shape; `host` for an error set from outside.
  package let code: String
  /// The sentence for people, as they read it beside the field.
  package let message: String
}

/// An error with its address in words for machines, as `fill --json` prints it.
package struct AnswerError: Equatable, Sendable {
  /// `travellers.0.name`; empty for the form as a whole.
  package let field: String
  package let code: String
  package let message: String

  package init(field: String, code: String, message: String) {
    self.field = field
    self.code = code
    self.message = message
  }

  package var json: JSONValue {
    ["field": .string(field), "code": .string(code), "message": .string(message)]
  }
}
