/// The language that texts are in, told by their letters or their commonest words.
struct LanguageGuess {
  /// A BCP 47 tag.
  let language: String
  /// Whether the letters are those of one language alone.
  let isCertain: Bool
  /// Whether only words told it.
  let isByWords: Bool

  /// Guesses; `nil` where nothing speaks for one language, or English does.
  init?(_ texts: [String]) {
    if let script = Self.script(of: texts) {
      (language, isCertain) = script
      isByWords = false
      return
    }
    let words = Set(texts.lazy.flatMap(TextWords.of))
    let counts = Self.common.map { language, common in
      (language: language, count: words.count { common.contains($0) })
    }.sorted { ($0.count, $1.language) > ($1.count, $0.language) }
    guard let first = counts.first, first.language != "en", first.count >= 2,
      first.count > 2 * (counts.dropFirst().first?.count ?? 0)
    else { return nil }
    (language, isCertain, isByWords) = (first.language, false, true)
  }

  /// Whether a language is written with the same letters, so that they may be its words.
  func mayBe(_ tag: String) -> Bool {
    let primary = tag.prefix { $0 != "-" }.lowercased()
    return primary == language || !isByWords && Self.sharing[language]?.contains(primary) == true
  }

  /// Languages with the letters of the one that is guessed first.
  private static let sharing: [String: Set<String>] = [
    "ru": ["uk", "be", "bg", "sr", "mk", "kk", "ky", "mn", "tg", "tt", "bs"],
    "ar": ["fa", "ur", "ps", "ku", "ug", "sd"], "he": ["yi"], "zh": ["ja", "yue", "ko"],
  ]

  /// The language in words.
  var name: String { Self.names[language] ?? "'\(language)'" }

  /// The language of most letters, where most are not Latin.
  private static func script(of texts: [String]) -> (String, Bool)? {
    var counts: [Substring: Int] = [:]
    var latin = 0
    for scalar in texts.lazy.flatMap(\.unicodeScalars) where scalar.properties.isAlphabetic {
      if scalar.value < 0x250 {
        latin += 1
      } else if let found = scripts.first(where: { $0.range.contains(scalar.value) }) {
        counts[found.language[...], default: 0] += 1
      }
    }
    let other = counts.values.reduce(0, +)
    guard other > latin, other >= 2 else { return nil }
    // Japanese and Chinese share their ideographs; kana are Japanese alone.
    if counts["ja"] ?? 0 > 0 { return ("ja", true) }
    guard let most = counts.max(by: { $0.value < $1.value }) else { return nil }
    return (String(most.key), ["el", "ko", "he", "th"].contains(most.key))
  }

  private static let scripts: [(range: ClosedRange<UInt32>, language: String)] = [
    (0x370...0x3FF, "el"), (0x400...0x4FF, "ru"), (0x590...0x5FF, "he"), (0x600...0x6FF, "ar"),
    (0xE00...0xE7F, "th"), (0x3040...0x30FF, "ja"), (0x4E00...0x9FFF, "zh"),
    (0xAC00...0xD7A3, "ko"),
  ]

  private static let names = [
    "el": "Greek", "ru": "Cyrillic", "he": "Hebrew", "ar": "Arabic", "th": "Thai",
    "ja": "Japanese", "zh": "Chinese", "ko": "Korean", "de": "German", "fr": "French",
    "es": "Spanish",
  ]

  /// Words that are common in one language and rare in the others; without accents.
  private static let common: [String: Set<String>] = [
    "en": [
      "the", "your", "you", "of", "and", "to", "or", "for", "is", "what", "how", "we", "with",
      "name", "address", "phone", "please", "first", "last", "birth", "number", "city", "country",
    ],
    "de": [
      "und", "der", "die", "das", "ihr", "ihre", "ihren", "sie", "ich", "wir", "oder", "fur",
      "mit", "nicht", "bitte", "wie", "vorname", "nachname", "strasse", "anschrift", "telefon",
      "telefonnummer", "ort", "plz", "postleitzahl", "geburtsdatum", "passwort", "nachricht",
      "absenden", "hausnummer", "anmeldung", "firma",
    ],
    "fr": [
      "et", "le", "la", "les", "votre", "vos", "vous", "nous", "une", "pour", "avec", "ou",
      "prenom", "nom", "telephone", "ville", "pays", "naissance", "envoyer", "passe",
      "numero", "courriel", "rue",
    ],
    "es": [
      "el", "los", "su", "sus", "usted", "una", "para", "con", "por", "nombre", "apellido",
      "apellidos", "direccion", "telefono", "ciudad", "pais", "nacimiento", "enviar", "correo",
      "contrasena", "fecha", "codigo", "electronico",
    ],
  ]
}
