/// What a field asks for, in the terms that browsers, keyboards and privacy law share.
///
/// The raw value is the autofill token of the HTML standard where there is one, else a name of our own.
package enum Purpose: String, CaseIterable, Sendable {
  case name
  case givenName = "given-name"
  case familyName = "family-name"
  case honorific = "honorific-prefix"
  case nickname
  case username
  case email
  case telephone = "tel"
  /// A password of which nothing says whether it is new.
  case password
  case newPassword = "new-password"
  case currentPassword = "current-password"
  case pin
  case oneTimeCode = "one-time-code"
  case organisation = "organization"
  case jobTitle = "organization-title"
  case streetAddress = "street-address"
  case addressLine2 = "address-line2"
  case city = "address-level2"
  case region = "address-level1"
  case postcode = "postal-code"
  case country
  case birthday = "bday"
  case webAddress = "url"
  case cardNumber = "cc-number"
  case cardName = "cc-name"
  case cardExpiry = "cc-exp"
  case cardSecurityCode = "cc-csc"
  case gender = "sex"
  case iban
  case nationalID = "national-id"
  case passport
  case health
  case religion
  case ethnicity
  case orientation

  /// The purpose that a field's explicit `purpose` names, such as `shipping tel`; `nil` where it names none of these.
  package init?(token text: String) {
    guard let token = AutofillToken(text) else {
      // Our own names, for what HTML has no token for.
      guard let own = Purpose(rawValue: text), own.autofillToken == nil else { return nil }
      self = own
      return
    }
    switch token.field {
    case "address-line1": self = .streetAddress
    case "country-name": self = .country
    case "bday-day", "bday-month", "bday-year": self = .birthday
    case "cc-exp-month", "cc-exp-year": self = .cardExpiry
    case "tel-national": self = .telephone
    case let field:
      guard let known = Purpose(rawValue: field) else { return nil }
      self = known
    }
  }

  /// The token that lets a browser fill the field in (HTML standard, "Autofill").
  package var autofillToken: String? { AutofillToken.fields.contains(rawValue) ? rawValue : nil }

  /// The `input` of a TextField for it, which chooses the keyboard; `nil` where any will do.
  package var input: String? {
    switch self {
    case .email: "email"
    case .telephone: "phone"
    case .webAddress: "url"
    case .name, .givenName, .familyName, .honorific, .nickname, .username, .password, .newPassword,
      .currentPassword, .pin, .oneTimeCode, .organisation, .jobTitle, .streetAddress,
      .addressLine2, .city, .region, .postcode, .country, .birthday, .cardNumber, .cardName,
      .cardExpiry, .cardSecurityCode, .gender, .iban, .nationalID, .passport, .health, .religion,
      .ethnicity, .orientation:
      nil
    }
  }

  /// Whether it tells who somebody is or where they are reached.
  package var isPersonal: Bool {
    switch self {
    case .name, .givenName, .familyName, .email, .telephone, .streetAddress, .postcode, .birthday,
      .cardNumber, .iban, .nationalID, .passport, .health, .religion, .ethnicity, .orientation,
      .gender:
      true
    case .honorific, .nickname, .username, .password, .newPassword, .currentPassword, .pin,
      .oneTimeCode, .organisation, .jobTitle, .addressLine2, .city, .region, .country,
      .webAddress, .cardName, .cardExpiry, .cardSecurityCode:
      false
    }
  }

  /// Whether it is of a kind that the law protects, or that a thief is after (GDPR, article 9).
  package var isSensitive: Bool {
    [
      .cardNumber, .iban, .nationalID, .passport, .health, .religion, .ethnicity, .orientation,
    ].contains(self)
  }

  /// Whether it is a password, of any age.
  package var isPassword: Bool {
    [.password, .newPassword, .currentPassword].contains(self)
  }

  /// Whether nobody looking on may read it.
  package var isSecret: Bool { isPassword || self == .pin || self == .cardSecurityCode }

  /// Whether it is digits that are no quantity: leading zeros count.
  package var isDigitsOfAName: Bool {
    [
      .telephone, .postcode, .cardNumber, .cardSecurityCode, .oneTimeCode, .pin, .iban,
      .nationalID, .passport,
    ].contains(self)
  }

  /// What it is, in words for people.
  package var words: String {
    switch self {
    case .name: "a person's name"
    case .givenName: "a given name"
    case .familyName: "a family name"
    case .honorific: "a form of address"
    case .nickname: "a nickname"
    case .username: "a user name"
    case .email: "an email address"
    case .telephone: "a telephone number"
    case .password: "a password"
    case .newPassword: "a new password"
    case .currentPassword: "a current password"
    case .pin: "a PIN"
    case .oneTimeCode: "a one-time code"
    case .organisation: "an organisation"
    case .jobTitle: "a job title"
    case .streetAddress: "a street address"
    case .addressLine2: "the second line of an address"
    case .city: "a city"
    case .region: "a region"
    case .postcode: "a postcode"
    case .country: "a country"
    case .birthday: "a date of birth"
    case .webAddress: "a web address"
    case .cardNumber: "a card number"
    case .cardName: "the name on a card"
    case .cardExpiry: "the expiry date of a card"
    case .cardSecurityCode: "the security code of a card"
    case .gender: "a gender"
    case .iban: "a bank account"
    case .nationalID: "a national identity number"
    case .passport: "a passport number"
    case .health: "somebody's health"
    case .religion: "a religion"
    case .ethnicity: "an ethnic origin"
    case .orientation: "a sexual orientation"
    }
  }
}
