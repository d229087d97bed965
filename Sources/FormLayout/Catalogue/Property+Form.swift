internal import JSON

extension Property {
  /// The form's own keys.
  package static let form: [Property] = [
    Property(
      "formchat", .constant(1), "the format's version; names the file's format", isRequired: true),
    Property(
      "id", .identifier, "the form's own id; in edits it is called 'form'", isRequired: true),
    Property("title", .text, "the heading of the form"),
    Property("description", .text, "a sentence below the heading"),
    Property("language", .language, "the language of the words in it", default: "en"),
    Property("style", .object(Property.style), "the style of the root stack"),
    Property(
      "hiddenValues", .choice(["clear", "keep"]), "whether a hidden field loses its value",
      default: "clear"),
    Property("components", .components, "the components, from top to bottom", isRequired: true),
    Property(
      "strings", .map(.map(.text)), "translations: language, then path such as 'email.label'"),
    Property("metadata", .map(.anything), "free for the host; kept"),
    Property("origin", .map(.anything), "what an importer kept for the format it came from"),
  ]
}
