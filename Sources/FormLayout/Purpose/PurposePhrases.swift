/// The words by which people ask for something, in five languages, and what is not meant by them.
enum PurposePhrases {
  /// One phrase and what it asks for; `nil` where it looks like a purpose and is none.
  struct Phrase {
    let words: [String]
    let purpose: Purpose?
  }

  /// The phrases by their first word, the longest first.
  static let byFirstWord: [String: [Phrase]] = {
    let all =
      texts.flatMap { purpose, text in phrases(text).map { Phrase(words: $0, purpose: purpose) } }
      + phrases(excluded).map { Phrase(words: $0, purpose: nil) }
    return Dictionary(grouping: all) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  private static func phrases(_ text: String) -> [[String]] {
    text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }

  /// English, German, French and Spanish, without accents.
  private static let texts: [Purpose: String] = [
    .name: """
    name,full name,your name,name of person,vollstandiger name,nom complet,nom et prenom,\
    nombre completo,nombre y apellidos,nombre y apellido,vor und nachname,nom,nombre
    """,
    .givenName: "first name,firstname,given name,forename,vorname,prenom,nombre de pila",
    .familyName: """
    last name,lastname,surname,family name,familienname,nachname,zuname,nom de famille,\
    apellido,apellidos
    """,
    .honorific: "salutation,honorific,name title,anrede,civilite,tratamiento",
    .nickname: "nickname,spitzname,surnom,apodo",
    .username: """
    user name,username,login name,benutzername,nutzername,nom d utilisateur,nombre de usuario
    """,
    .email: """
    email,e mail,email address,e mail address,mail address,emailadresse,e mail adresse,\
    email adresse,mailadresse,courriel,adresse e mail,adresse email,adresse electronique,\
    correo,correo electronico,direccion de correo,direccion de correo electronico
    """,
    .telephone: """
    phone,phone number,telephone,telephone number,tel,mobile,mobile number,mobile phone,\
    mobile phone number,cell phone,cell number,phone no,telefon,telefonnummer,handynummer,\
    mobilnummer,handy,rufnummer,numero de telephone,telephone portable,portable,telefono,\
    numero de telefono,telefono movil,movil,numero telephone
    """,
    .password: "password,passwort,kennwort,mot de passe,contrasena,clave de acceso,passphrase",
    .newPassword: """
    new password,create password,create a password,choose a password,choose password,\
    neues passwort,nouveau mot de passe,nueva contrasena
    """,
    .currentPassword: """
    current password,old password,existing password,aktuelles passwort,altes passwort,\
    mot de passe actuel,contrasena actual
    """,
    .pin: "pin,pin code,pin number",
    .oneTimeCode: """
    otp,otp code,one time code,one time password,verification code,authentication code,\
    sms code,2 fa code,einmalcode,bestatigungscode,code de verification,codigo de verificacion
    """,
    .organisation: """
    company,company name,organisation,organization,organisation name,organization name,\
    business name,name of company,firma,firmenname,unternehmen,entreprise,nom de l entreprise,\
    societe,empresa,nombre de la empresa
    """,
    .jobTitle: "job title,berufsbezeichnung,intitule du poste,cargo",
    .streetAddress: """
    address,street,street address,street and number,postal address,home address,\
    delivery address,shipping address,billing address,mailing address,address line 1,\
    address 1,strasse,strasse und hausnummer,anschrift,adresse,lieferadresse,\
    rechnungsadresse,rue,adresse postale,direccion,direccion postal,calle,domicilio
    """,
    .addressLine2: "address line 2,address 2,adresszusatz,complement d adresse",
    .city: "city,town,town or city,city or town,ort,stadt,wohnort,ville,ciudad,localidad",
    .region: "state,province,county,region,bundesland,provincia,departement",
    .postcode: """
    postcode,post code,postal code,zip,zip code,zipcode,plz,postleitzahl,code postal,\
    codigo postal
    """,
    .country: "country,country of residence,land,pays,pais",
    .birthday: """
    date of birth,birth date,birthdate,birthday,dob,geburtsdatum,geburtstag,\
    date de naissance,fecha de nacimiento
    """,
    .webAddress: "website,web site,homepage,home page,url,web address,webseite,site web,sitio web",
    .cardNumber: """
    card number,credit card,credit card number,debit card number,payment card number,\
    kartennummer,kreditkartennummer,kreditkarte,numero de carte,numero de tarjeta
    """,
    .cardName: "name on card,name on the card,cardholder,cardholder name,karteninhaber",
    .cardExpiry: """
    card expiry,card expiry date,card expiration,expiry date of card,expiration date of card,\
    card expiration date
    """,
    .cardSecurityCode: """
    cvc,cvv,cvc code,cvv code,card security code,card verification code,prufziffer,\
    cryptogramme
    """,
    .gender: "gender,sex,geschlecht,sexe,sexo",
    .iban: "iban,bank account,bank account number,kontonummer",
    .nationalID: """
    social security number,ssn,national insurance number,national id,national id number,\
    identity card number,personalausweisnummer,sozialversicherungsnummer,steuer id,\
    numero de securite sociale,dni,tax id,tax number
    """,
    .passport: """
    passport number,passport no,passport,reisepassnummer,passnummer,numero de passeport,\
    numero de pasaporte
    """,
    .health: """
    medical history,health condition,health conditions,medical condition,medical conditions,\
    diagnosis,medication,medications,current medication,allergies,disability,disabilities,\
    vorerkrankungen,allergien,medikamente,antecedents medicaux,enfermedades
    """,
    .religion: "religion,religious belief,religious beliefs,faith,konfession",
    .ethnicity: "ethnicity,ethnic origin,ethnic group,race,ethnie",
    .orientation: "sexual orientation,sexuelle orientierung,orientation sexuelle",
  ]

  /// Compounds that end like a purpose and ask for something else.
  private static let excluded = """
    ip address,mac address,wallet address,user agent,ort der veranstaltung,country code,\
    phone code,area code,gift card,gift card number,member card number,next state,\
    marital state,text message number
    """

  /// Words before `name` that leave it a person's name.
  static let beforeName: Set<String> = [
    "your", "my", "the", "customer", "client", "legal", "real", "contact", "applicant", "patient",
    "guest", "attendee", "participant", "ihr", "dein", "votre", "votre nom", "su", "tu", "adult",
    "child", "passenger", "member", "person", "enter", "buyer", "student", "employee", "user s",
  ]

  /// Words after a phrase that leave its meaning.
  static let after: Set<String> = [
    "for", "to", "in", "at", "where", "that", "which", "we", "with", "optional", "required",
    "field", "input", "again", "confirmation", "confirm", "repeat", "wiederholen", "bestatigen",
    "wiederholung", "so", "and", "or", "from", "text", "value", "txt", "pflichtfeld", "you", "fur",
    "pour", "para",
  ]

  /// Japanese, found anywhere in a text, since it has no spaces; the longest first.
  static let japanese: [(String, Purpose?)] = [
    ("メールアドレス", .email), ("ファイル名", nil), ("ユーザー名", .username), ("クレジットカード番号", .cardNumber),
    ("新しいパスワード", .newPassword), ("現在のパスワード", .currentPassword), ("パスワード", .password),
    ("電話番号", .telephone), ("携帯電話", .telephone), ("電話", .telephone), ("郵便番号", .postcode),
    ("都道府県", .region), ("市区町村", .city), ("生年月日", .birthday), ("誕生日", .birthday),
    ("会社名", .organisation), ("勤務先", .organisation), ("カード番号", .cardNumber), ("商品名", nil),
    ("お名前", .name), ("氏名", .name), ("名前", .name), ("住所", .streetAddress), ("メール", .email),
    ("性別", .gender), ("国籍", nil), ("電子メール", .email), ("認証コード", .oneTimeCode),
  ].sorted { $0.0.unicodeScalars.count > $1.0.unicodeScalars.count }
}
