internal import JSON

extension Property {
  /// The style keys, in the order they are written.
  package static let style: [Property] = [
    Property(
      "font",
      .choice([
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption", "caption2",
      ]), "a text style; inherited"),
    Property(
      "weight",
      .choice([
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]), "how heavy the text is"),
    Property("spacing", .number(minimum: 0), "points between the children"),
    Property(
      "padding",
      .oneOf([
        .number(minimum: 0),
        .object(
          ["top", "leading", "bottom", "trailing"].map {
            Property($0, .number(minimum: 0), "points on this side")
          }),
      ]), "points around the content"),
    Property("cornerRadius", .number(minimum: 0), "points of rounding"),
    Property("foregroundColor", .colour, "the colour of text; inherited"),
    Property("backgroundColor", .colour, "the colour behind it"),
    Property(
      "alignment", .choice(["leading", "center", "trailing", "top", "bottom"]),
      "where the children line up"),
    Property("width", .oneOf([.number(minimum: 0), .constant("fill")]), "points, or 'fill'"),
    Property("height", .number(minimum: 0), "points"),
    Property("opacity", .number(minimum: 0, maximum: 1), "from 0, invisible, to 1", default: 1),
    Property("borderColor", .colour, "the colour of the border"),
    Property("borderWidth", .number(minimum: 0), "points"),
    Property("modifiers", .map(.anything), "other modifiers, by name, as DynamicUI has them"),
  ]

  /// What assistive technology is told.
  package static let accessibility: [Property] = [
    Property("label", .text, "what is read instead of the visible words"),
    Property("hint", .text, "what using it does"),
    Property("value", .text, "what is read as its value"),
    Property("identifier", .name, "a name for UI tests"),
    Property("hidden", .flag, "passed over by assistive technology", default: false),
    Property("inputLabels", .list(.text), "other names for voice control"),
  ]
}
