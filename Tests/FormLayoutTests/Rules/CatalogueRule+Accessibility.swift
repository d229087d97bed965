extension CatalogueRule {
  /// Accessibility (WCAG 2.2).
  static let accessibility: [[CatalogueRule]] = [
    built(
      "label-missing", "placeholder-as-label", "contrast-text", "input-purpose-missing",
      "autocomplete-invalid", "image-alt-missing"),
    planned(
      "placeholder-repeats-label", "placeholder-as-instruction", "label-duplicate", "label-vague",
      "contrast-one-sided", "contrast-system-colour", "contrast-control", "colour-only-meaning",
      "target-too-small", "group-without-legend", "error-text-missing", "error-by-colour",
      "hint-not-before-input", "redundant-entry", "auth-cognitive-test", "icon-only-button",
      "button-label-vague", "label-in-name", "heading-order", "heading-fake", "language-missing",
      "time-limit", "auto-advance", "disabled-submit"),
  ]
}
