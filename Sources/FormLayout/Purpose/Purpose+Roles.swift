extension Purpose {
  /// Whether a field asks for the same a second time, to be sure.
  package static func isRepeated(_ component: Component) -> Bool {
    [component.label, component.id, component.binding].contains { text in
      guard let text else { return false }
      return TextWords.of(text).contains { repeating.contains($0) }
        || text.unicodeScalars.contains("確")
    }
  }

  /// Whether a field's words say that it is about somebody else than who fills the form in.
  package static func isAboutSomebodyElse(_ component: Component) -> Bool {
    [component.label, component.id].contains { text in
      text.map { TextWords.of($0).contains { others.contains($0) } } ?? false
    }
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
