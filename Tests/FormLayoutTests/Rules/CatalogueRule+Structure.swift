extension CatalogueRule {
  /// Structure and references.
  static let structure: [[CatalogueRule]] = [
    built(
      "duplicate-id", "duplicate-binding", "binding-missing", "unknown-type", "empty-type",
      "unknown-property", "property-wrong-type", "property-not-applicable", "disallowed-child",
      "empty-container", "empty-options", "duplicate-option-value", "option-label-blank",
      "default-not-in-options", "default-breaks-rule", "min-greater-than-max", "step-invalid",
      "select-count-impossible", "invalid-pattern", "pattern-not-portable", "pattern-catastrophic",
      "pattern-not-anchored", "pattern-without-message", "reference-missing", "reference-self",
      "condition-cycle", "condition-unreachable", "condition-always-true",
      "condition-type-mismatch",
      "condition-forward-reference", "action-dangling",
      "submit-missing", "action-inputs-missing", "multiple-primary-buttons",
      "destructive-next-to-primary", "confirm-without-match", "equals-rule-mismatch",
      "repeat-count-invalid", "repeat-without-max", "repeat-no-row-title", "step-single",
      "step-empty", "id-not-portable", "id-case-collision"),
    leftOut(
      "hidden-required-conflict",
      "what is hidden, disabled or read-only is never validated, so its being required does no harm"
    ),
    leftOut("action-unused", "a layout declares no actions: a button names what its host does"),
    leftOut("repeat-kind-unknown", "a Repeat has no initial items that could name a kind"),
    leftOut("target-not-expressible", "an export lists what its format cannot hold"),
  ]
}
