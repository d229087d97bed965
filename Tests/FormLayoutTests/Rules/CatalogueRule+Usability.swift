extension CatalogueRule {
  /// Usability.
  static let usability: [[CatalogueRule]] = [
    built(
      "too-many-fields", "multi-column", "label-beside-field", "required-marking", "all-optional",
      "all-required", "select-few-options", "radios-too-many", "segmented-too-many",
      "multi-select-dropdown", "preselected-choice", "consent-prechecked", "negative-toggle",
      "yes-no-as-text", "other-without-text", "no-none-option", "dob-as-picker",
      "dob-missing-bounds", "date-picker-far", "age-instead-of-dob", "name-split", "name-pattern",
      "name-title-asked", "email-confirm", "email-rule-narrow", "phone-format-strict",
      "phone-required-unexplained", "number-as-number-input", "long-answer-single-line",
      "slider-exact-value", "stepper-wide", "field-size", "captcha-or-quiz", "long-form-no-review",
      "easy-first", "unneeded-personal-data")
  ]
}
