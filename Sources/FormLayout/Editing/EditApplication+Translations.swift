internal import JSON

extension EditApplication {
  mutating func translate(
    _ texts: [Edit.Translation], into language: String, at pointer: JSONPointer
  ) {
    if ValueShape.language.mismatch(of: .string(language)) != nil {
      refuse(
        .badValue, at: pointer.appending("language"), "'\(language)' is no language tag",
        help: "for example 'fr' or 'pt-BR'")
    } else if language.isIdentical(to: form.language) {
      refuse(
        .badValue, at: pointer.appending("language"), "the form is in '\(language)' already",
        help: "set the words themselves")
    }
    var strings = form["strings"]?.objectValue ?? [:]
    var words = strings[language]?.objectValue ?? [:]
    for (index, text) in texts.enumerated() {
      let given = TranslationPath(text.path)
      let path = TranslationPath(
        id: isForm(given.id) ? TranslationPath.form : meaning(of: given.id), rest: given.rest)
      let place = pointer.appending("texts").appending(index).appending("path")
      guard isTranslatable(path, at: place) else { continue }
      words[path.text] = text.words.isEmpty ? nil : .string(text.words)
    }
    strings[language] = words.isEmpty ? nil : .object(words)
    replaceFormKey(form["strings"], with: strings.isEmpty ? nil : .object(strings), "strings")
  }

  private static let names = [
    "label", "text", "description", "placeholder", "help", "alt", "itemLabel", "minimumLabel",
    "maximumLabel", "next", "back", "skip", "accessibility.label", "accessibility.hint",
    "accessibility.value", "tab.label",
  ]

  /// Whether a path names words; tells the fault.
  private mutating func isTranslatable(
    _ path: TranslationPath, at pointer: JSONPointer
  ) -> Bool {
    if path.id == TranslationPath.form {
      if ["title", "description"].contains(path.rest) { return true }
      refuse(
        .badName, at: pointer, "'\(path.text)' has no words to translate",
        help: "the form has form.title and form.description")
      return false
    }
    guard let component = form.component(path.id) else {
      refuseUnknown(path.id, at: pointer)
      return false
    }
    if let value = path.option {
      let values = component.options.map(\.value)
      if values.contains(where: { $0.isIdentical(to: value) }) { return true }
      refuse(
        .unknownID, at: pointer, component: component.id,
        "'\(component.id)' has no option '\(value)'",
        help: NearestName.question(for: value, among: values))
      return false
    }
    if Self.names.contains(path.rest) || path.message != nil { return true }
    refuse(
      .badName, at: pointer, component: component.id,
      "'\(path.text)' has no words to translate",
      help: NearestName.question(for: path.rest, among: Self.names))
    return false
  }

  // MARK: Kept true

  mutating func dropTranslations(where isDropped: (TranslationPath) -> Bool) {
    mapTranslations { isDropped($0) ? nil : $0 }
  }

  /// Drops the translations of words that were unset.
  mutating func forgetTranslations(of tokens: [String], _ id: String) {
    let key = tokens.joined(separator: ".")
    dropTranslations { path in
      guard path.id.isIdentical(to: id) else { return false }
      switch key {
      case "options": return path.option != nil
      case "messages": return path.message != nil
      case "accessibility": return path.rest.hasPrefix("accessibility.")
      default:
        return path.rest == key || tokens[0] == "messages" && path.message == tokens.last
      }
    }
  }

  /// Gives every translation another path, or none.
  mutating func mapTranslations(_ newPath: (TranslationPath) -> TranslationPath?) {
    guard let old = form["strings"]?.objectValue else { return }
    var isDifferent = false
    var strings = JSONObject()
    for language in old.members {
      guard let words = language.value.objectValue else {
        strings[language.key] = language.value
        continue
      }
      var kept = JSONObject()
      for member in words.members {
        let path = TranslationPath(member.key)
        let new = newPath(path)
        if new != path { isDifferent = true }
        if let new { kept[new.text] = member.value }
      }
      if !kept.isEmpty || words.isEmpty { strings[language.key] = .object(kept) }
    }
    guard isDifferent else { return }
    form.set(strings.isEmpty ? nil : .object(strings), for: "strings")
    isChanged = true
  }
}
