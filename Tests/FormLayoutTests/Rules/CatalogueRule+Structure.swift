extension CatalogueRule {
  /// Structure and references.
  static let structure: [[CatalogueRule]] = [
    built(
      "duplicate-id", "duplicate-binding", "unknown-type", "empty-type", "unknown-property",
      "property-wrong-type", "disallowed-child", "empty-container", "empty-options",
      "duplicate-option-value", "default-not-in-options", "default-breaks-rule",
      "min-greater-than-max", "invalid-pattern", "pattern-not-portable", "pattern-catastrophic",
      "reference-missing", "reference-self", "condition-cycle", "condition-unreachable",
      "condition-always-true", "submit-missing", "confirm-without-match"),
    planned(
      "binding-missing", "property-not-applicable", "option-label-blank", "step-invalid",
      "select-count-impossible", "pattern-not-anchored", "pattern-without-message",
      "condition-type-mismatch", "condition-forward-reference", "hidden-required-conflict",
      "action-dangling", "action-inputs-missing", "multiple-primary-buttons",
      "destructive-next-to-primary", "equals-rule-mismatch", "repeat-count-invalid",
      "repeat-without-max", "repeat-no-row-title", "step-single", "step-empty",
      "id-not-portable", "id-case-collision"),
    leftOut("action-unused", "a layout declares no actions: a button names what its host does"),
    leftOut("repeat-kind-unknown", "a Repeat has no initial items that could name a kind"),
    leftOut("target-not-expressible", "an export lists what its format cannot hold"),
  ]
}
