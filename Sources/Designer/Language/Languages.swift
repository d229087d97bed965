/// Languages by their English names, and how a message in another one is recognised.
enum Languages {
  /// The BCP 47 tag of a language's English name.
  static func tag(_ name: String) -> String? { tags[name] }

  private static let tags = [
    "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it",
    "portuguese": "pt",
    "dutch": "nl", "polish": "pl", "swedish": "sv", "danish": "da", "norwegian": "no",
    "finnish": "fi",
    "czech": "cs", "turkish": "tr", "russian": "ru", "ukrainian": "uk", "arabic": "ar",
    "hebrew": "he",
    "japanese": "ja", "chinese": "zh", "korean": "ko", "greek": "el", "hungarian": "hu",
    "romanian": "ro",
  ]

  /// What to say, in its own words, to a message in another language; `nil` where it may be English.
  static func apology(for message: Message) -> String? {
    let letters = message.characters.filter(\.isLetter)
    let foreign = letters.filter { $0.unicodeScalars.first.map { $0.value > 0x24F } ?? false }
    if foreign.count * 2 > letters.count, !letters.isEmpty { return "" }
    let keys = Set(message.tokens.filter { $0.kind == .word }.map(\.key))
    guard keys.isDisjoint(with: english) else { return nil }
    return languages.max { keys.intersection($0.words).count < keys.intersection($1.words).count }
      .flatMap { keys.isDisjoint(with: $0.words) ? nil : $0.apology }
  }

  private static let english: Set<String> = [
    "the", "add", "make", "please", "field", "remove", "should", "with", "and", "what", "how", "is",
    "to", "of", "for",
  ]

  private static let languages: [(words: Set<String>, apology: String)] = [
    (
      words(
        """
        fuge der das die dem den ein eine und nach mit feld nicht ist muss soll wie zu fur mache entferne losche \
        welchem gilt man als bitte formular alle auf kann ich hinzu andere verschiebe pflichtfeld
        """), "Ohne Modell verstehe ich nur Englisch."
    ),
    (
      words(
        """
        le la les une un et ajoute est rends pour supprime champ dans avant apres question obligatoire quelle ville \
        formulaire je vous mets deplace enleve change avec sont des du au
        """), "Sans modèle, je ne comprends que l'anglais."
    ),
    (
      words(
        """
        el los una haz que sea anade campo por obligatorio opcional telefono correo formulario con quita elimina mueve \
        pon para cambia del las como
        """), "Sin un modelo, solo entiendo inglés."
    ),
    (
      words("il lo gli aggiungi rendi campo elimina dopo modulo obbligatorio di che sposta"),
      "Senza un modello capisco solo l'inglese."
    ),
    (
      words("het een voeg veld toe verplicht maak verwijder na de van en formulier verplaats"),
      "Zonder model begrijp ik alleen Engels."
    ),
    (
      words("o os uma adicione campo torne obrigatorio remova depois formulario mova"),
      "Sem um modelo, só entendo inglês."
    ),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
