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

  /// Answers values: all that it reads must be there, blanks count; then the passwords must be equal.
  package func outcome(_ values: JSONObject) -> Outcome {
    let texts = keys.map { values[$0]?.stringValue ?? "" }
    guard texts.allSatisfy({ !$0.isEmpty }) else { return .required }
    guard self == .register else { return .ok }
    return texts[2].isIdentical(to: texts[3]) ? .ok : .mismatch
  }

  /// The keys of the values that it reads.
  package var keys: [String] {
    switch self {
    case .register: ["fullName", "email", "password", "confirmPassword"]
    case .login: ["email", "password"]
    }
  }
}
