import FormLayout
import JSON
import Support
import Testing

/// What Formhaus says of a definition, against our checks: which kinds of fault there are.
@Suite(.enabled(if: FormhausVector.isPresent)) struct FormhausDefinitionTests {
  /// Where our checks say more, or the layout cannot state it: both lists filled, step conditions,
  /// ids of steps, the target of `matchField`.
  static let stricter: Set = [
    "fields and steps both filled: one report first, steps are analysed",
    "step conditions are not checked (0.3.1)",
    "duplicate step ids are not checked (0.3.1)",
    "matchField to an unknown key is not checked",
  ]

  static let vectors = FormhausVector.all("validate-definition").filter {
    !stricter.contains($0.name)
  }

  @Test(arguments: vectors)
  func `a definition has the kinds of fault that Formhaus names`(_ vector: FormhausVector) {
    let definition = vector.input["definition"] ?? vector.input
    let found = FormhausDefinition.form(definition).diagnostics().compactMap {
      Self.kinds[$0.code]
    }
    let expected = (vector.expected["warnings"]?.arrayValue ?? []).map { warning in
      let text = warning.stringValue ?? ""
      return Self.words.first { text.contains($0.key) }?.value ?? text
    }
    #expect(Set(found) == Set(expected))
  }

  private static let kinds = [
    "duplicate-id": "duplicate", "duplicate-binding": "duplicate", "reference-missing": "missing",
    "invalid-pattern": "pattern", "condition-cycle": "cycle", "reference-self": "cycle",
  ]

  private static let words = [
    "Duplicate field key": "duplicate", "non-existent field": "missing",
    "invalid regex": "pattern", "Circular": "cycle",
  ]
}
