internal import JSON

extension Check {
  static let invalidLanguage = Check(
    code: "invalid-language", severity: .error,
    summary: "a language is not named by a language tag",
    reason: """
      Screen readers choose their voice, and exporters their words, by the tag; a name such as \
      'English' tells them nothing.
      """,
    source: "WCAG 2.2: 3.1.1; BCP 47",
    passing: [
      Example("a language", ["formchat": 1, "id": "a", "language": "de", "components": []]),
      Example(
        "a language with a region",
        ["formchat": 1, "id": "a", "language": "pt-BR", "components": []]),
    ],
    failing: [
      Example("an underscore", ["formchat": 1, "id": "a", "language": "pt_BR", "components": []]),
      Example("a number", ["formchat": 1, "id": "a", "language": 49, "components": []]),
      Example(
        "of translations",
        ["formchat": 1, "id": "a", "components": [], "strings": ["Deutsch (DE)": [:]]]),
    ],
    find: { context in
      var findings: [Finding] = []
      if let language = context.form["language"], ValueShape.language.mismatch(of: language) != nil
      {
        findings.append(badLanguage(language, at: JSONPointer(["language"])))
      }
      for language in context.form["strings"]?.objectValue?.keys ?? []
      where ValueShape.language.mismatch(of: .string(language)) != nil {
        findings.append(badLanguage(.string(language), at: JSONPointer(["strings", language])))
      }
      return findings
    })

  private static func badLanguage(_ language: JSONValue, at pointer: JSONPointer) -> Finding {
    let dashed = (language.stringValue ?? "").replacing("_", with: "-")
    let isMeant = ValueShape.language.mismatch(of: .string(dashed)) == nil
    let edit = Edit.set(ids: ["form"], props: [.text("language", dashed)])
    return Finding(
      pointer: pointer,
      message: language.stringValue.map { "'\($0)' is no language tag" }
        ?? "a language tag is a text, not \(language.kindInWords)",
      help: "write a tag such as 'en' or 'pt-BR'",
      fixes: isMeant && pointer.tokens.count == 1 ? [Fix("write '\(dashed)'", .safe, [edit])] : [])
  }
}
