extension CatalogueRule {
  /// Accessibility (WCAG 2.2).
  static let accessibility: [[CatalogueRule]] = [
    built(
      "label-missing", "placeholder-as-label", "placeholder-repeats-label",
      "placeholder-as-instruction", "label-duplicate", "label-vague", "contrast-text",
      "contrast-one-sided", "contrast-system-colour", "contrast-control", "colour-only-meaning",
      "target-too-small", "input-purpose-missing", "autocomplete-invalid", "group-without-legend",
      "error-text-missing", "hint-not-before-input", "redundant-entry", "auth-cognitive-test",
      "image-alt-missing", "icon-only-button", "button-label-vague", "label-in-name",
      "heading-order", "heading-fake", "language-missing", "auto-advance", "disabled-submit"),
    leftOut(
      "error-by-colour", "the layout format has no look for errors: who shows a form chooses it"),
    leftOut("time-limit", "the layout format has no limit of time"),
  ]
}
