import FormLayout
import JSON
import Testing

@Suite struct PurposeTests {
  @Test(arguments: [
    ("Name", Purpose.name), ("Your full name", .name), ("firstName", .givenName),
    ("first_name", .givenName), ("SURNAME", .familyName), ("E-mail address", .email),
    ("contact-email", .email), ("Email for the receipt", .email), ("Email (optional)", .email),
    ("Repeat your email", .email), ("Mobile phone", .telephone), ("email2", .email),
    ("Company name", .organisation), ("Name of company", .organisation), ("userName", .username),
    ("Confirm password", .password), ("New password", .newPassword), ("CVC", .cardSecurityCode),
    ("Date of birth", .birthday), ("ZIPCode", .postcode), ("What is your name?", .name),
    ("Straße und Hausnummer", .streetAddress), ("Geburtsdatum", .birthday),
    ("Prénom", .givenName), ("Adresse e-mail", .email), ("Code postal", .postcode),
    ("Contraseña", .password), ("Correo electrónico", .email), ("Teléfono móvil", .telephone),
    ("お名前", .name), ("メールアドレス", .email), ("生年月日（必須）", .birthday),
    ("Pre\u{301}nom", .givenName), ("Address line 2", .addressLine2),
  ])
  func `words ask for a purpose`(_ words: String, _ purpose: Purpose) {
    #expect(Purpose.of(words) == purpose)
  }

  /// In English, German, French, Spanish and Japanese.
  @Test(arguments: [
    (Purpose.name, ["Full name", "Ihr Name", "Nom complet", "Nombre completo", "氏名"]),
    (.givenName, ["First name", "Vorname", "Prénom", "Nombre de pila", "下の名前"]),
    (.familyName, ["Last name", "Nachname", "Nom de famille", "Apellidos", "姓"]),
    (.email, ["Email", "E-Mail-Adresse", "Courriel", "Correo electrónico", "メールアドレス"]),
    (.telephone, ["Phone", "Telefonnummer", "Téléphone portable", "Teléfono", "電話番号（携帯）"]),
    (.password, ["Password", "Passwort", "Mot de passe", "Contraseña", "パスワード"]),
    (.organisation, ["Company", "Firma", "Entreprise", "Empresa", "会社名"]),
    (.jobTitle, ["Job title", "Beruf", "Profession", "Puesto", "職業"]),
    (.streetAddress, ["Address", "Anschrift", "Adresse postale", "Dirección", "ご住所"]),
    (.city, ["City", "Wohnort", "Ville", "Ciudad", "市区町村"]),
    (.region, ["State", "Bundesland", "Département", "Provincia", "都道府県"]),
    (.postcode, ["ZIP code", "Postleitzahl", "Code postal", "Código postal", "郵便番号"]),
    (.country, ["Country", "Land", "Pays", "País", "お住まいの国"]),
    (
      .birthday,
      ["Date of birth", "Geburtsdatum", "Date de naissance", "Fecha de nacimiento", "生年月日"]
    ),
    (.gender, ["Gender", "Geschlecht", "Sexe", "Sexo", "性別"]),
    (
      .cardNumber,
      ["Card number", "Kartennummer", "Numéro de carte", "Número de tarjeta", "カード番号"]
    ),
    (.iban, ["IBAN", "Kontonummer", "Compte bancaire", "Cuenta bancaria", "口座番号"]),
    (
      .passport,
      [
        "Passport number", "Reisepassnummer", "Numéro de passeport", "Número de pasaporte",
        "パスポート番号",
      ]
    ),
    (.health, ["Allergies", "Vorerkrankungen", "Maladies", "Enfermedades", "持病"]),
    (.religion, ["Religion", "Konfession", "Religion", "Religión", "宗教"]),
  ])
  func `the common purposes are asked for in five languages`(
    _ purpose: Purpose, _ labels: [String]
  ) {
    #expect(labels.map { Purpose.of($0) } == labels.map { _ in purpose })
  }

  @Test(arguments: [
    "ペットの名前", "Genre du film", "Estado civil", "Titre du livre", "Portfolio", "Ortsteil", "国籍",
  ])
  func `a foreign compound asks for something else`(_ words: String) {
    #expect(Purpose.of(words) == nil)
  }

  @Test(arguments: [
    "File name", "Pet name", "Phone case", "Email subject", "Product name", "Name of the event",
    "IP address", "Rename", "Cityscape", "emailed", "ファイル名", "Country code", "Password hint",
    "Statement", "Landlord", "",
  ])
  func `a compound of such a word asks for something else`(_ words: String) {
    #expect(Purpose.of(words) == nil)
  }

  @Test(arguments: [
    ("email", Purpose.email), ("shipping street-address", .streetAddress),
    ("section-one billing work tel webauthn", .telephone), ("bday-year", .birthday),
    ("religion", .religion), ("country-name", .country),
  ])
  func `a token names a purpose`(_ token: String, _ purpose: Purpose) {
    #expect(Purpose(token: token) == purpose)
  }

  @Test(arguments: ["emial", "home name", "tel home", "billing", "", "password"])
  func `what is no token is none`(_ token: String) {
    #expect(AutofillToken(token) == nil)
  }

  @Test func `the explicit purpose goes before the words`() {
    let field = Component(
      type: "TextField", id: "email", properties: ["label": "Email", "purpose": "username"])
    #expect(Purpose.of(field) == .username)
  }

  @Test func `a label goes before an id`() {
    let field = Component(type: "TextField", id: "email", properties: ["label": "File name"])
    let unlabelled = Component(type: "TextField", id: "email")
    #expect(Purpose.of(field) == nil)
    #expect(Purpose.of(unlabelled) == .email)
  }

  @Test(arguments: ["Toggle", "Button", "Text", "DatePicker", "Picker"])
  func `only a type that takes the answer has the purpose`(_ type: String) {
    #expect(Purpose.of(Component(type: type, id: "email", properties: ["label": "Email"])) == nil)
  }

  @Test(arguments: [("Sign in", Purpose.currentPassword), ("Register", .newPassword)])
  func `a form's button tells whether a password is new`(_ label: String, _ purpose: Purpose) {
    let form = Form(json: [
      "formchat": 1, "id": "a",
      "components": [
        ["type": "SecureField", "id": "password", "label": "Password"],
        ["type": "Button", "id": "go", "label": .string(label), "role": "submit"],
      ],
    ])
    #expect(CheckContext(form).purposefulFields.map(\.purpose) == [purpose])
  }
}
