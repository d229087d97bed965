import FormLayout

/// A rule that research found worth checking, and what has become of it here.
struct CatalogueRule: Sendable {
  /// What has become of a rule.
  enum State: Equatable, Sendable {
    /// A check has its code.
    case built
    /// The check of another code finds the same.
    case covered(by: String)
    /// Why there is no check, in one sentence.
    case leftOut(String)
  }

  let code: String
  let state: State

  static func built(_ codes: String...) -> [CatalogueRule] {
    codes.map { CatalogueRule(code: $0, state: .built) }
  }

  static func covered(_ codes: String..., by check: String) -> [CatalogueRule] {
    codes.map { CatalogueRule(code: $0, state: .covered(by: check)) }
  }

  static func leftOut(_ code: String, _ reason: String) -> [CatalogueRule] {
    [CatalogueRule(code: code, state: .leftOut(reason))]
  }

  /// Every rule of the catalogue, in its order of sections.
  static let all = [structure, accessibility, usability, appearance, language]
    .flatMap { $0.flatMap { $0 } }
}

extension CatalogueRule {
  /// Codes that are not of the catalogue: house rules, and what the layout format itself asks for.
  static let own: Set<String> = [
    "bad-condition", "default-wrong-type", "duplicate-rule", "invalid-id", "invalid-language",
    "malformed-children", "missing-id", "not-a-component", "property-missing",
    "reference-out-of-scope", "reference-wrong-kind", "repeated-key", "reserved-id",
    "route-backward", "suppression-dangling", "translation-dangling", "unknown-rule", "unsafe-url",
    "unsupported-version",
  ]
}
