extension CatalogueRule {
  /// SwiftUI and layout.
  static let appearance: [[CatalogueRule]] = [
    built("keyboard-mismatch", "password-not-secure"),
    covered("font-unknown", "colour-unknown", "negative-metric", by: "property-wrong-type"),
    covered("picker-tag-type", by: "default-wrong-type"),
    planned(
      "content-type-mismatch", "symbol-unknown", "metric-huge", "opacity-range",
      "picker-style-platform", "nested-scroll", "nested-form", "row-overflow"),
    leftOut("symbol-too-new", "no list of the symbols of each system version may be carried along"),
    leftOut("font-fixed-size", "the layout format has text styles only, which follow Dynamic Type"),
  ]
}
