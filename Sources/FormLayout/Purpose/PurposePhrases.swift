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
    nombre completo,nombre y apellidos,nombre y apellido,vor und nachname,nom,nombre,\
    ihr name,votre nom,su nombre,nom et prenoms,vor und zuname,apellidos y nombre
    """,
    .givenName: """
    first name,firstname,given name,forename,vorname,prenom,nombre de pila,\
    rufname,prenoms,primer nombre
    """,
    .familyName: """
    last name,lastname,surname,family name,familienname,nachname,zuname,nom de famille,\
    apellido,apellidos,\
    primer apellido,nom de naissance
    """,
    .honorific: """
    salutation,honorific,name title,anrede,civilite,tratamiento,\
    titre de civilite
    """,
    .nickname: """
    nickname,spitzname,surnom,apodo,\
    kosename
    """,
    .username: """
    user name,username,login name,benutzername,nutzername,nom d utilisateur,nombre de usuario,\
    identifiant,usuario,anmeldename
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
    numero de telefono,telefono movil,movil,numero telephone,\
    telefonnr,mobiltelefon,numero de portable,numero de movil,celular
    """,
    .password: "password,passwort,kennwort,mot de passe,contrasena,clave de acceso,passphrase",
    .newPassword: """
    new password,create password,create a password,choose a password,choose password,\
    neues passwort,nouveau mot de passe,nueva contrasena,\
    neues kennwort,passwort wahlen,choisissez un mot de passe,elija una contrasena
    """,
    .currentPassword: """
    current password,old password,existing password,aktuelles passwort,altes passwort,\
    mot de passe actuel,contrasena actual,\
    aktuelles kennwort,bisheriges passwort,ancien mot de passe,contrasena anterior
    """,
    .pin: """
    pin,pin code,pin number,\
    code pin,codigo pin
    """,
    .oneTimeCode: """
    otp,otp code,one time code,one time password,verification code,authentication code,\
    sms code,2 fa code,einmalcode,bestatigungscode,code de verification,codigo de verificacion,\
    code a usage unique,codigo de un solo uso,sicherheitscode per sms
    """,
    .organisation: """
    company,company name,organisation,organization,organisation name,organization name,\
    business name,name of company,firma,firmenname,unternehmen,entreprise,nom de l entreprise,\
    societe,empresa,nombre de la empresa,\
    organisme,nom de l organisme,compania,organizacion,nombre de la compania
    """,
    .jobTitle: """
    job title,berufsbezeichnung,intitule du poste,cargo,\
    profession,occupation,beruf,poste occupe,profesion,ocupacion,puesto
    """,
    .streetAddress: """
    address,street,street address,street and number,postal address,home address,\
    delivery address,shipping address,billing address,mailing address,address line 1,\
    address 1,strasse,strasse und hausnummer,anschrift,adresse,lieferadresse,\
    rechnungsadresse,rue,adresse postale,direccion,direccion postal,calle,domicilio,\
    adresse de livraison,adresse de facturation,direccion de envio,direccion de facturacion
    """,
    .addressLine2: """
    address line 2,address 2,adresszusatz,complement d adresse,\
    complemento de direccion
    """,
    .city: """
    city,town,town or city,city or town,ort,stadt,wohnort,ville,ciudad,localidad,\
    commune,municipio,poblacion
    """,
    .region: """
    state,province,county,region,bundesland,provincia,departement,\
    kanton
    """,
    .postcode: """
    postcode,post code,postal code,zip,zip code,zipcode,plz,postleitzahl,code postal,\
    codigo postal
    """,
    .country: """
    country,country of residence,land,pays,pais,\
    pays de residence,pais de residencia,wohnsitzland
    """,
    .birthday: """
    date of birth,birth date,birthdate,birthday,dob,geburtsdatum,geburtstag,\
    date de naissance,fecha de nacimiento,\
    cumpleanos,geboren am
    """,
    .webAddress: """
    website,web site,homepage,home page,url,web address,webseite,site web,sitio web,\
    internetadresse,pagina web,adresse du site
    """,
    .cardNumber: """
    card number,credit card,credit card number,debit card number,payment card number,\
    kartennummer,kreditkartennummer,kreditkarte,numero de carte,numero de tarjeta,\
    numero de la carte,numero de la tarjeta
    """,
    .cardName: """
    name on card,name on the card,cardholder,cardholder name,karteninhaber,\
    name auf der karte,nom sur la carte,titulaire de la carte,nombre en la tarjeta,titular de la tarjeta
    """,
    .cardExpiry: """
    card expiry,card expiry date,card expiration,expiry date of card,expiration date of card,\
    card expiration date,\
    ablaufdatum der karte,date d expiration de la carte,caducidad de la tarjeta
    """,
    .cardSecurityCode: """
    cvc,cvv,cvc code,cvv code,card security code,card verification code,prufziffer,\
    cryptogramme,\
    kartenprufnummer,cryptogramme visuel,codigo de seguridad de la tarjeta
    """,
    .gender: "gender,sex,geschlecht,sexe,sexo",
    .iban: """
    iban,bank account,bank account number,kontonummer,\
    bankverbindung,compte bancaire,numero de compte,cuenta bancaria,numero de cuenta
    """,
    .nationalID: """
    social security number,ssn,national insurance number,national id,national id number,\
    identity card number,personalausweisnummer,sozialversicherungsnummer,steuer id,\
    numero de securite sociale,dni,tax id,tax number,\
    ausweisnummer,numero de carte d identite,nif,nie,documento de identidad
    """,
    .passport: """
    passport number,passport no,passport,reisepassnummer,passnummer,numero de passeport,\
    numero de pasaporte,\
    passeport,pasaporte,reisepass
    """,
    .health: """
    medical history,health condition,health conditions,medical condition,medical conditions,\
    diagnosis,medication,medications,current medication,allergies,disability,disabilities,\
    vorerkrankungen,allergien,medikamente,antecedents medicaux,enfermedades,\
    maladies,allergie,alergias,historial medico
    """,
    .religion: """
    religion,religious belief,religious beliefs,faith,konfession,\
    religionszugehorigkeit,religion o creencia
    """,
    .ethnicity: """
    ethnicity,ethnic origin,ethnic group,race,ethnie,\
    ethnische herkunft,origine ethnique,origen etnico,etnia
    """,
    .orientation: """
    sexual orientation,sexuelle orientierung,orientation sexuelle,\
    orientacion sexual
    """,
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
    ("姓名", .name), ("苗字", .familyName), ("名字", .familyName), ("姓", .familyName),
    ("下の名前", .givenName), ("あなたの名前", .name), ("の名前", nil), ("ペット名", nil),
    ("イベント名", nil), ("製品名", nil), ("ニックネーム", .nickname), ("ユーザーID", .username),
    ("ログインID", .username), ("携帯番号", .telephone), ("ワンタイムパスワード", .oneTimeCode),
    ("確認コード", .oneTimeCode), ("暗証番号", .pin), ("企業名", .organisation),
    ("団体名", .organisation), ("役職", .jobTitle), ("職業", .jobTitle), ("建物名", .addressLine2),
    ("国名", .country), ("居住国", .country), ("お住まいの国", .country),
    ("ウェブサイト", .webAddress), ("ホームページ", .webAddress), ("カード名義", .cardName),
    ("カード有効期限", .cardExpiry), ("カードの有効期限", .cardExpiry),
    ("セキュリティコード", .cardSecurityCode), ("口座番号", .iban), ("マイナンバー", .nationalID),
    ("個人番号", .nationalID), ("パスポート番号", .passport), ("旅券番号", .passport),
    ("持病", .health), ("既往歴", .health), ("アレルギー", .health), ("宗教", .religion),
    ("民族", .ethnicity), ("性的指向", .orientation), ("敬称", .honorific),
    ("メールアドレス", .email), ("ファイル名", nil), ("ユーザー名", .username), ("クレジットカード番号", .cardNumber),
    ("新しいパスワード", .newPassword), ("現在のパスワード", .currentPassword), ("パスワード", .password),
    ("電話番号", .telephone), ("携帯電話", .telephone), ("電話", .telephone), ("郵便番号", .postcode),
    ("都道府県", .region), ("市区町村", .city), ("生年月日", .birthday), ("誕生日", .birthday),
    ("会社名", .organisation), ("勤務先", .organisation), ("カード番号", .cardNumber), ("商品名", nil),
    ("お名前", .name), ("氏名", .name), ("名前", .name), ("住所", .streetAddress), ("メール", .email),
    ("性別", .gender), ("国籍", nil), ("電子メール", .email), ("認証コード", .oneTimeCode),
  ].sorted { $0.0.unicodeScalars.count > $1.0.unicodeScalars.count }
}
