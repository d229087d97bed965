internal import JSON

extension ComponentType {
  static let fields: [ComponentType] = [
    ComponentType(
      "TextField", .field, "one line of text, or a number",
      [
        Property(
          "input", .choice(["text", "email", "phone", "url", "number", "integer", "search"]),
          "which keyboard; no rule", default: "text"),
        Property("minimum", .number(), "the least number"),
        Property("maximum", .number(), "the greatest number"),
        Property.step(),
        Property.defaultValue(.oneOf([.text, .number()])),
        Property("options", Property.options.shape, "suggestions; other answers are taken too"),
      ]),
    ComponentType("SecureField", .field, "a line that nobody can read: a password"),
    ComponentType(
      "TextEditor", .field, "several lines of text",
      [Property("rows", .integer(1...100), "how many lines it shows", default: 3)]),
    ComponentType(
      "Toggle", .field, "on or off; required means on",
      [
        Property(
          "appearance", .choice(["switch", "checkbox"]), "how it looks", default: "switch"),
        Property.defaultValue(.flag),
      ]),
    ComponentType(
      "Picker", .field, "one of several choices, or some of them",
      [
        Property(
          "appearance", .choice(["menu", "radio", "segmented", "wheel", "list"]), "how it looks",
          default: "menu"),
        Property("multiple", .flag, "whether several may be chosen", default: false),
        Property("minItems", .integer(0...1_000), "the fewest choices"),
        Property("maxItems", .integer(0...1_000), "the most choices"),
        Property.defaultValue(.oneOf([.text, .list(.text)])),
        Property.options,
      ]),
    ComponentType(
      "DatePicker", .field, "a date, a time, or both",
      [
        Property("mode", .choice(["date", "time", "dateTime"]), "what is asked", default: "date"),
        Property(
          "appearance", .choice(["calendar", "wheel", "fields"]),
          "how it looks; 'fields' where the purpose is bday", default: "calendar"),
        Property("minimum", .dateBound, "the first moment that may be chosen"),
        Property("maximum", .dateBound, "the last moment that may be chosen"),
      ]),
    ComponentType(
      "Stepper", .field, "a number with plus and minus",
      [
        Property("minimum", .number(), "the least number"),
        Property("maximum", .number(), "the greatest number"),
        Property.step(default: 1), Property.defaultValue(.number()),
      ]),
    ComponentType(
      "Slider", .field, "a number on a line",
      [
        Property("minimum", .number(), "the number at its start", default: 0),
        Property("maximum", .number(), "the number at its end", default: 100),
        Property.step(default: 1), Property.defaultValue(.number()),
        Property("minimumLabel", .text, "the words at its start"),
        Property("maximumLabel", .text, "the words at its end"),
      ]),
    ComponentType(
      "ColorPicker", .field, "a colour, as #RRGGBB or #RRGGBBAA",
      [Property("supportsOpacity", .flag, "whether it may be see-through", default: true)]),
    ComponentType(
      "FileField", .field, "a file that the person hands over",
      [
        Property("accept", .text, "which files, as in HTML: '.pdf,image/*'"),
        Property("multiple", .flag, "whether several may be given", default: false),
        Property("maxSize", .number(minimum: 0), "the most bytes of one file"),
        Property("minItems", .integer(0...1_000), "the fewest files"),
        Property("maxItems", .integer(0...1_000), "the most files"),
        Property.defaultValue(.oneOf([.text, .list(.text)])),
      ]),
    ComponentType(
      "Rating", .field, "a number of stars",
      [
        Property("maximum", .integer(1...20), "how many stars", default: 5),
        Property("minimum", .integer(0...20), "the fewest stars", default: 1),
        Property.step(default: 1), Property.defaultValue(.number(minimum: 0)),
      ]),
  ]
}
