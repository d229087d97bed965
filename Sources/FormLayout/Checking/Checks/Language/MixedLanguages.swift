internal import JSON

extension Check {
  static let mixedLanguages = Check(
    code: "mixed-languages", severity: .info,
    summary: "a form is in one language here and in another there",
    reason: """
      Who reads the form in one language meets words of another: labels that were forgotten, or a \
      translation that stops half way.
      """,
    source: "formbricks/formbricks#2909; WCAG 2.2: 3.1.2",
    passing: [
      Example("a translation of all words", form(["de": ["a.label": "A", "send.label": "B"]])),
      Example(
        "languages in their own scripts",
        [
          [
            "type": "Picker", "id": "a", "label": "Language",
            "options": [
              ["value": "el", "label": "Ελληνικά"], ["value": "ru", "label": "Русский"],
            ],
          ]
        ]),
      Example(
        "a Latin name among Japanese",
        [
          ["type": "TextField", "id": "a", "label": "メール"],
          ["type": "TextField", "id": "b", "label": "URL"],
        ]),
    ],
    failing: [
      Example("a translation of one word", form(["de": ["a.label": "A"]])),
      Example(
        "a label in another script",
        [
          ["type": "TextField", "id": "a", "label": "Street"],
          ["type": "TextField", "id": "b", "label": "City"],
          ["type": "TextField", "id": "c", "label": "Телефон"],
        ]),
    ],
    find: { context in translations(context) + scripts(context) })

  private static func form(_ strings: JSONValue) -> JSONValue {
    [
      "formchat": 1, "id": "f", "strings": strings,
      "components": [["type": "TextField", "id": "a", "label": "Subject"], Example.submit],
    ]
  }

  // MARK: Translations

  /// The words that people read first: what a translation has at the least.
  private static let translated = ["label", "text"]

  private static func translations(_ context: CheckContext) -> [Finding] {
    guard let languages = context.form["strings"]?.objectValue?.members, !languages.isEmpty else {
      return []
    }
    let words = translated.flatMap { name in
      context.components(having: name).filter { !$0.component.id.isEmpty }.compactMap { placed in
        placed.component[name]?.stringValue.flatMap { text in
          TextExpression(text) == nil && text.unicodeScalars.contains(where: \.isLetter)
            ? placed.component.id + "." + name : nil
        }
      }
    }
    return languages.compactMap { language in
      let known = Set((language.value.objectValue?.keys ?? []).map { CodeUnits($0) })
      let missing = words.filter { !known.contains(CodeUnits($0)) }
      guard let first = missing.first, missing.count < words.count else { return nil }
      return Finding(
        pointer: JSONPointer(["strings", language.key]),
        message: "of \(words.count) labels and texts \(missing.count) have no words in "
          + "'\(language.key)'",
        help: "translate '\(first)'" + (missing.count > 1 ? " and the others" : ""))
    }
  }

  // MARK: Scripts

  private enum Script { case latin, other }

  /// Labels in another script than nearly all are; what is in both is in neither.
  private static func scripts(_ context: CheckContext) -> [Finding] {
    let labels = context.components(having: "label").compactMap { placed in
      placed.component.label.flatMap(script).map { (placed, $0) }
    }
    let foreign = labels.filter { $0.1 == .other }
    guard let first = foreign.first, labels.count >= foreign.count * 3 else { return [] }
    return [
      first.0.finding(
        "its label is in another script than the others are", at: "label",
        help: "write all labels in the form's language, and others under 'strings'",
        related: foreign.dropFirst().map { $0.0.related("so is this one", at: "label") })
    ]
  }

  /// The script of all letters of a text; `nil` where there is none, or there are several.
  private static func script(of text: String) -> Script? {
    var found: Script?
    for scalar in text.unicodeScalars where scalar.isLetter {
      let script: Script = scalar.value < 0x250 ? .latin : .other
      guard found == nil || found == script else { return nil }
      found = script
    }
    return found
  }
}
