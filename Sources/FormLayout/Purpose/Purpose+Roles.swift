extension Purpose {
  /// Whether a field asks for the same a second time, to be sure.
  package static func isRepeated(_ component: Component) -> Bool {
    isRepeated(component, FieldWords(component))
  }

  /// Whether a field of these words asks for the same a second time.
  static func isRepeated(_ component: Component, _ words: FieldWords) -> Bool {
    [words.label, words.id, words.binding].contains { $0.contains(where: repeating.contains) }
      || component.label?.unicodeScalars.contains("確") == true
  }

  /// Whether a field's words say that it is about somebody else than who fills the form in.
  package static func isAboutSomebodyElse(_ component: Component) -> Bool {
    isAboutSomebodyElse(FieldWords(component))
  }

  /// Whether these words say that it is about somebody else.
  static func isAboutSomebodyElse(_ words: FieldWords) -> Bool {
    words.label.contains(where: others.contains) || words.id.contains(where: others.contains)
  }

  private static let repeating: Set<String> = [
    "confirm", "confirmation", "confirmed", "repeat", "repeated", "again", "verify", "retype",
    "reenter", "wiederholen", "wiederholung", "bestatigen", "bestatigung", "confirmer",
    "confirmar", "repetir", "repita", "confirmez", "confirme",
  ]

  private static let others: Set<String> = [
    "emergency", "child", "children", "kid", "spouse", "partner", "friend", "guest", "pet", "dog",
    "cat", "reference", "referee", "employer", "gift", "recipient", "parent", "mother", "father",
    "guardian", "doctor", "company", "supplier", "notfall", "kind", "insurer",
  ]
}
