package import JSON

/// The two actions that ViewLayout's own app carries out, and how it answers them.
package enum ArticleAction: String, Sendable {
  case register, login

  package enum Outcome: String, Sendable {
    case ok, required, mismatch
  }

  /// The action of a name, in any case.
  package init?(name: String) {
    self.init(rawValue: name.lowercased())
  }

  /// The action of a name in a form that is made for that app: one that came from a ViewLayout, or has
  /// a field for each value that the action reads. Another form's `register` is its own host's affair.
  package init?(name: String, in form: Form) {
    self.init(name: name)
    let bindings = form.placed.map(\.component).filter(\.isField).map(\.binding)
    let hasAll = keys.allSatisfy { key in bindings.contains { $0.isIdentical(to: key) } }
    guard hasAll || form.source?.name == LayoutFormat.viewLayout.name else { return nil }
  }

  /// Answers values: all that it reads must be there, blanks count; then the passwords must be equal.
  package func outcome(_ values: JSONObject) -> Outcome {
    let texts = keys.map { values[$0]?.stringValue ?? "" }
    guard texts.allSatisfy({ !$0.isEmpty }) else { return .required }
    guard self == .register else { return .ok }
    return texts[2].isIdentical(to: texts[3]) ? .ok : .mismatch
  }

  /// The outcome as errors of the fields that it reads; none where all is well.
  package func errors(_ values: JSONObject) -> [AnswerError] {
    switch outcome(values) {
    case .ok: []
    case .required:
      keys.filter { values[$0]?.stringValue?.isEmpty ?? true }.map {
        AnswerError(field: $0, code: "required", message: "\(rawValue) needs '\($0)'")
      }
    case .mismatch:
      [
        AnswerError(
          field: "confirmPassword", code: "mismatch", message: "The two passwords differ")
      ]
    }
  }

  /// The keys of the values that it reads.
  package var keys: [String] {
    switch self {
    case .register: ["fullName", "email", "password", "confirmPassword"]
    case .login: ["email", "password"]
    }
  }
}
