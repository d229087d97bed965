internal import JSON

extension Property {
  /// What every component takes.
  package static let common: [Property] = [
    Property("type", .name, "the component's type, a catalogue name", isRequired: true),
    Property("id", .identifier, "its address, unique in the form", isRequired: true),
    Property("visibleIf", .condition, "shown while it holds"),
    Property("disabledIf", .condition, "not usable while it holds"),
    Property("style", .object(Property.style), "how it looks"),
    Property("accessibility", .object(Property.accessibility), "what assistive technology is told"),
    Property("tab", .object(Property.tab), "its label in the TabView around it"),
    Property("origin", .map(.anything), "what an importer kept for the format it came from"),
  ]

  /// What people call it.
  static let label = Property("label", .text, "what people call it")

  /// What the host is told when it is used.
  static let action = Property("action", .name, "the name that the host is told when it is used")

  static let children = Property("children", .components, "the components inside, in order")

  /// What every field takes beside `common`.
  package static let field: [Property] = [
    label,
    Property("binding", .text, "the key of its value where that differs from the id"),
    Property("purpose", .name, "an autofill token: email, given-name, new-password, bday, …"),
    Property("placeholder", .text, "an example inside the empty field"),
    Property("required", .flag, "must be answered", default: false),
    Property("readOnly", .flag, "shown, but not to be changed", default: false),
    defaultValue(.text),
    Property("help", .text, "advice below the field"),
    action,
    Property("requiredIf", .condition, "must be answered while it holds"),
    Property("rules", .rules, "what an answer must follow, in order"),
    Property("messages", .map(.text), "words for a rule or property that an answer breaks"),
  ]

  /// The value a field starts with, in the shape of the values it holds.
  static func defaultValue(_ shape: ValueShape) -> Property {
    Property("defaultValue", shape, "the value it starts with")
  }

  /// The distance between two values of a number field.
  static func step(default defaultValue: JSONValue? = nil) -> Property {
    Property(
      "step", .number(minimum: 0), "the distance between two values", default: defaultValue)
  }

  /// Choices; on a text field they are suggestions.
  static let options = Property("options", .list(.object(option)), "the choices, in order")

  /// One choice.
  static let option: [Property] = [
    Property("value", .text, "what is stored", isRequired: true),
    Property("label", .text, "what people read; the value where there is none"),
    Property("disabled", .flag, "shown, but not to be chosen", default: false),
    Property("image", .name, "a picture's name"),
  ]

  /// A page's button: hidden, its label, or both label and look.
  static func stepButton(_ name: String, _ meaning: String) -> Property {
    Property(
      name,
      .oneOf([
        .constant(false), .text,
        .object([
          Property("label", .text, "the words on it", isRequired: true),
          Property("variant", .choice(["primary", "secondary", "text"]), "its weight"),
          Property("action", .name, "the name that the host is told"),
        ]),
      ]), meaning)
  }

  static let routes = Property(
    "routes",
    .list(
      .object([
        Property(
          "to", .oneOf([.identifier, .constant(nil)]), "a later step; null ends the form",
          isRequired: true),
        Property("if", .condition, "taken when it holds; always where there is none"),
      ])), "where to go next: the first that holds")

  static let tab: [Property] = [
    Property("label", .text, "the words on the tab"),
    Property("systemName", .name, "the SF Symbol on the tab"),
  ]

  static let systemName = Property("systemName", .name, "an SF Symbol's name")
  static let url = Property("url", .text, "an address")
}
