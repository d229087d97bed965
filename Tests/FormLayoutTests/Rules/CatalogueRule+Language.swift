extension CatalogueRule {
  /// Language, privacy, security, size.
  static let language: [[CatalogueRule]] = [
    built(
      "name-order-fixed", "address-us-only", "date-format-text", "mixed-languages", "bidi-control",
      "secret-in-layout", "password-rules-nist", "password-autocomplete-off",
      "sensitive-unprotected", "card-data", "privacy-notice-missing", "insecure-url",
      "external-resource", "html-in-text", "terminal-escape", "max-depth", "max-nodes",
      "max-options", "text-too-long", "text-max-length-missing", "all-caps", "hint-has-link"),
    leftOut("currency-hardcoded", "the layout format has no property for a currency"),
    leftOut("text-concatenation", "the words of a layout have no places for values to be put in"),
    leftOut("password-confirm-redundant", "a SecureField has no button that shows what is typed"),
  ]
}
