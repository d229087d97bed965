internal import JSON

extension Check {
  static let languageMissing = Check(
    code: "language-missing", severity: .warning,
    summary: "the words are in another language than the form says",
    reason: """
      A screen reader reads with the voice of the form's language, English where it names none: \
      German read by an English voice is not understood.
      """,
    source: "WCAG 2.2: 3.1.1",
    passing: [
      Example("English, which needs no naming", form(nil, "Your name", "Your address")),
      Example("German, named", form("de", "Ihr Name", "Ihre Anschrift")),
      Example("another language in the same letters", form("uk", "Ім’я", "Адреса")),
      Example("a foreign word", form(nil, "Name of the Straße", "Town")),
    ],
    failing: [
      Example("German", form(nil, "Ihr Name", "Straße und Hausnummer")),
      Example("Japanese", form(nil, "お名前", "住所")),
      Example("Russian, said to be German", form("de", "Имя", "Адрес")),
    ],
    find: { context in
      guard let guess = LanguageGuess(texts(of: context)),
        !guess.mayBe(context.form.language),
        // Two languages written alike cannot be told apart where one is named.
        context.form["language"] == nil || !guess.isByWords
      else { return [] }
      let named =
        context.form["language"] == nil ? "no language, so English" : "'\(context.form.language)'"
      return [
        Finding(
          pointer: context.form["language"] == nil ? .root : JSONPointer(["language"]),
          message: "the words are \(guess.name), and the form says \(named)",
          help: "set the form's 'language'",
          fixes: [
            Fix(
              "set the language '\(guess.language)'", guess.isCertain ? .safe : .offered,
              [
                .set(
                  ids: [TranslationPath.form], props: [.text("language", guess.language)])
              ])
          ])
      ]
    })

  private static func form(_ language: String?, _ labels: String...) -> JSONValue {
    var object: JSONObject = ["formchat": 1, "id": "a"]
    if let language { object["language"] = .string(language) }
    object["components"] = .array(
      labels.enumerated().map { index, label in
        ["type": "TextField", "id": .string("f\(index)"), "label": .string(label)]
      })
    return .object(object)
  }

  private static func texts(of context: CheckContext) -> [String] {
    let words = context.components.lazy.compactMap(\.component.words).filter(\.isSpoken)
    return [context.form.title, context.form.summary].compactMap { $0 } + words.prefix(200)
  }
}
