internal import JSON

extension ComponentType {
  static let content: [ComponentType] = [
    ComponentType(
      "Text", .content, "words to read",
      [
        Property("text", .text, "the words"),
        Property("markdown", .flag, "whether the words are Markdown", default: false),
      ]),
    ComponentType(
      "Label", .content, "words with an icon", [Property.label, Property.systemName]),
    ComponentType(
      "Image", .content, "a picture: an asset, a symbol, or an address",
      [
        Property("name", .name, "the asset's name; goes before the symbol and the address"),
        Property.systemName, Property.url,
        Property("alt", .text, "what it shows, in words; empty for decoration"),
        Property("contentMode", .choice(["fit", "fill"]), "how it takes its room", default: "fit"),
      ]),
    ComponentType(
      "Link", .content, "words that open an address",
      [Property.label, Property.url, Property.systemName, Property.action]),
    ComponentType("Divider", .content, "a line between what is above and below"),
    ComponentType("Spacer", .content, "empty room that grows"),
    ComponentType(
      "ProgressView", .content, "how far something has come",
      [
        Property.label, Property("value", .number(), "how far", default: 0),
        Property("maximum", .number(), "the value when it is done", default: 1),
      ]),
    ComponentType(
      "Gauge", .content, "a value on a scale",
      [
        Property.label, Property("value", .number(), "the value", default: 0),
        Property("maximum", .number(), "the end of the scale", default: 1),
      ]),
  ]
}
