internal import JSON

extension ComponentType {
  static let fields: [ComponentType] = [
    ComponentType(
      "TextField", .field, "one line of text, or a number",
      [
        Property(
          "input", .choice(["text", "email", "phone", "url", "number", "integer", "search"]),
          "which keyboard; no rule", default: "text"),
        Property("minimum", .bound, "the least number"),
        Property("maximum", .bound, "the greatest number"),
        Property("step", .number(), "the distance between two numbers"),
        Property.options,
      ]),
    ComponentType("SecureField", .field, "a line that nobody can read: a password"),
    ComponentType(
      "TextEditor", .field, "several lines of text",
      [Property("rows", .integer(1...100), "how many lines it shows", default: 3)]),
    ComponentType(
      "Toggle", .field, "on or off; required means on",
      [
        Property(
          "appearance", .choice(["switch", "checkbox"]), "how it looks", default: "switch")
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
        Property.options,
      ]),
    ComponentType(
      "DatePicker", .field, "a date, a time, or both",
      [
        Property("mode", .choice(["date", "time", "dateTime"]), "what is asked", default: "date"),
        Property(
          "appearance", .choice(["calendar", "wheel", "fields"]),
          "how it looks; 'fields' where the purpose is bday", default: "calendar"),
        Property("minimum", .dateBound, "the first day"),
        Property("maximum", .dateBound, "the last day"),
      ]),
    ComponentType("Stepper", .field, "a number with plus and minus", numberBounds),
    ComponentType(
      "Slider", .field, "a number on a line",
      numberBounds + [
        Property("minimumLabel", .text, "the words at its start"),
        Property("maximumLabel", .text, "the words at its end"),
      ]),
    ComponentType(
      "ColorPicker", .field, "a colour, as #RRGGBB or #RRGGBBAA",
      [Property("supportsOpacity", .flag, "whether it may be see-through", default: true)]),
    ComponentType(
      "FileField", .field, "a file of the person's",
      [
        Property("accept", .text, "which files, as in HTML: '.pdf,image/*'"),
        Property("multiple", .flag, "whether several may be given", default: false),
        Property("maxSize", .number(minimum: 0), "the most bytes of one file"),
        Property("minItems", .integer(0...1_000), "the fewest files"),
        Property("maxItems", .integer(0...1_000), "the most files"),
      ]),
    ComponentType(
      "Rating", .field, "a number of stars",
      [
        Property("maximum", .integer(1...20), "how many stars", default: 5),
        Property("minimum", .integer(0...20), "the fewest stars"),
        Property("step", .number(), "the distance between two ratings"),
      ]),
  ]

  private static let numberBounds = [
    Property("minimum", .bound, "the least number"),
    Property("maximum", .bound, "the greatest number"),
    Property("step", .number(), "the distance between two numbers", default: 1),
  ]
}
