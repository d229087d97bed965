extension CatalogueRule {
  /// SwiftUI and layout.
  static let appearance: [[CatalogueRule]] = [
    built(
      "keyboard-mismatch", "content-type-mismatch", "password-not-secure", "symbol-unknown",
      "metric-huge", "opacity-range", "picker-style-platform", "nested-scroll", "nested-form",
      "row-overflow"),
    covered("font-unknown", "colour-unknown", "negative-metric", by: "property-wrong-type"),
    covered("picker-tag-type", by: "default-wrong-type"),
    leftOut("symbol-too-new", "no list of the symbols of each system version may be carried along"),
    leftOut("font-fixed-size", "the layout format has text styles only, which follow Dynamic Type"),
  ]
}
