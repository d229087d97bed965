internal import JSON

extension Check {
  static let authCognitiveTest = Check(
    code: "auth-cognitive-test", severity: .warning,
    summary: "who signs in must pass a test of memory or wit",
    reason: """
      A puzzle, or 'the third letter of your password', shuts out who cannot remember, count or \
      type from memory, and stops password managers.
      """,
    source: "WCAG 2.2: 3.3.8",
    passing: [
      Example("a password", [password]),
      Example("a code that is sent", [["type": "TextField", "id": "a", "label": "SMS code"]]),
      Example(
        "a puzzle where nobody signs in is another finding",
        [["type": "TextField", "id": "a", "label": "What is 3 + 4?"]]),
    ],
    failing: [
      Example(
        "letters of a password",
        [["type": "TextField", "id": "a", "label": "Enter the 3rd letter of your password"]]),
      Example(
        "a sum",
        [password, ["type": "TextField", "id": "b", "label": "How much is 3 + 4?"], login]),
    ],
    find: { context in
      let signsIn = context.askedFields.contains {
        $0.purpose == .currentPassword || $0.purpose == .oneTimeCode
      }
      return context.askedFields.compactMap { field in
        let isPart = letters.occur(in: field.words) && secrets.occur(in: field.words)
        guard isPart || signsIn && isPuzzle(field) else { return nil }
        return field.placed.finding(
          isPart
            ? "it asks for single letters of a secret" : "who signs in must solve a puzzle first",
          at: "label",
          help: "ask for the whole password, or send a code: both can be filled in by a program")
      }
    })

  private static let password: JSONValue = [
    "type": "SecureField", "id": "a", "label": "Password", "purpose": "current-password",
  ]
  private static let login: JSONValue = [
    "type": "Button", "id": "login", "label": "Log in", "role": "submit",
  ]

  /// Whether a field's words set a puzzle that is to keep programs out.
  static func isPuzzle(_ field: AskedField) -> Bool {
    guard ["TextField", "Toggle", "Stepper", "Picker"].contains(field.component.type) else {
      return false
    }
    if puzzles.occur(in: field.words) { return true }
    let label = field.component.label ?? ""
    guard sums.begin(field.words), field.words.count(where: { Int($0) != nil }) == 2 else {
      return false
    }
    return label.unicodeScalars.contains { "+-−×*".unicodeScalars.contains($0) }
      || field.words.contains("plus") || field.words.contains("minus")
  }

  private static let puzzles = WordPhrases(
    """
    captcha,recaptcha,not a robot,are you a robot,are you human,are you a human,prove you are human,\
    i am human,kein roboter,pas un robot,no soy un robot,ロボット
    """)
  private static let sums = WordPhrases(
    "what is,how much is,what s,was ist,wie viel ist,combien font,cuanto es,solve,calculate")
  private static let letters = WordPhrases(
    """
    letter of,letters of,character of,characters of,digit of,digits of,buchstabe,buchstaben,\
    lettre de,letra de
    """)
  private static let secrets = WordPhrases(
    "password,passphrase,pin,passcode,memorable word,security word,passwort,passworts,contrasena")
}
