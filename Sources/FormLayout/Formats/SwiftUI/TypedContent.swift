internal import JSON

/// What is typed into a field: which keyboard, which capitals, and what the system may fill in.
struct TypedContent: Hashable {
  /// Its name in the exported source.
  let name: String
  /// The case of `UIKeyboardType`; `nil` for the usual one.
  var keyboard: String?
  /// The constant of `UITextContentType`.
  var content: String?
  /// The constant of `NSTextContentType`, where macOS 14 has one.
  var macContent: String?
  /// The constant of `TextInputAutocapitalization`; `nil` for sentences.
  var capitals: String?
  var correctsSpelling = true

  /// `nil` for plain text.
  init?(_ component: Component) {
    let purpose = Purpose.of(component)
    if let found = purpose.flatMap({ Self.of($0) }) {
      self = found
      return
    }
    switch component.input {
    case "email": self = Self.email
    case "phone": self = Self.telephone
    case "url": self = Self.url
    case "number":
      let isSigned = (component["minimum"]?.doubleValue ?? -1) < 0
      self = isSigned ? Self.signed : Self.decimal
    case "integer":
      let isSigned = (component["minimum"]?.doubleValue ?? -1) < 0
      self = isSigned ? Self.signed : Self.digits
    case "search": self = Self.search
    default:
      guard component.type == "SecureField" else { return nil }
      self = Self.secret
    }
  }

  private init(
    _ name: String, keyboard: String? = nil, content: String? = nil, mac: String? = nil,
    capitals: String? = nil, corrects: Bool = true
  ) {
    self.name = name
    self.keyboard = keyboard
    self.content = content
    macContent = mac
    self.capitals = capitals
    correctsSpelling = corrects
  }

  private static let email = TypedContent(
    "email", keyboard: "emailAddress", content: "emailAddress", mac: "emailAddress",
    capitals: "never", corrects: false)
  private static let telephone = TypedContent(
    "telephone", keyboard: "phonePad", content: "telephoneNumber", mac: "telephoneNumber")
  private static let url = TypedContent(
    "webAddress", keyboard: "URL", content: "URL", mac: "URL", capitals: "never", corrects: false)
  private static let signed = TypedContent("signedNumber", keyboard: "numbersAndPunctuation")
  private static let decimal = TypedContent("decimalNumber", keyboard: "decimalPad")
  private static let digits = TypedContent("wholeNumber", keyboard: "numberPad")
  private static let search = TypedContent("search", keyboard: "webSearch", corrects: false)
  private static let secret = TypedContent(
    "password", content: "password", mac: "password", capitals: "never", corrects: false)

  /// What a purpose asks for (Apple's pages of `UITextContentType` and `NSTextContentType`).
  private static func of(_ purpose: Purpose) -> TypedContent? {
    switch purpose {
    case .name: words("personName", "name")
    case .givenName: words("givenName", "givenName")
    case .familyName: words("familyName", "familyName")
    case .honorific: words("namePrefix", "namePrefix")
    case .nickname: words("nickname", "nickname")
    case .organisation: words("organisation", "organizationName")
    case .jobTitle: words("jobTitle", "jobTitle")
    case .username:
      TypedContent(
        "username", keyboard: "asciiCapable", content: "username", mac: "username",
        capitals: "never", corrects: false)
    case .email: email
    case .telephone: telephone
    case .webAddress: url
    case .password, .currentPassword: secret
    case .newPassword:
      TypedContent(
        "newPassword", content: "newPassword", mac: "newPassword", capitals: "never",
        corrects: false)
    case .oneTimeCode:
      TypedContent(
        "oneTimeCode", keyboard: "numberPad", content: "oneTimeCode", mac: "oneTimeCode")
    case .pin: TypedContent("pin", keyboard: "numberPad")
    case .streetAddress: words("streetAddress", "fullStreetAddress", mac: "fullStreetAddress")
    case .addressLine2: words("addressLine2", "streetAddressLine2", mac: "streetAddressLine2")
    case .city: words("city", "addressCity", mac: "addressCity")
    case .region: words("region", "addressState", mac: "addressState")
    case .country: words("country", "countryName", mac: "countryName")
    case .postcode:
      TypedContent(
        "postcode", content: "postalCode", mac: "postalCode", capitals: "characters",
        corrects: false)
    case .birthday:
      TypedContent("birthday", content: "birthdate", mac: "birthdate")
    case .cardNumber: card("cardNumber", "creditCardNumber")
    case .cardSecurityCode: card("cardSecurityCode", "creditCardSecurityCode")
    case .cardExpiry:
      TypedContent(
        "cardExpiry", keyboard: "numbersAndPunctuation", content: "creditCardExpiration",
        mac: "creditCardExpiration")
    case .cardName: words("cardName", "creditCardName", mac: "creditCardName")
    case .gender, .iban, .nationalID, .passport, .health, .religion, .ethnicity, .orientation: nil
    }
  }

  private static func words(
    _ name: String, _ content: String, mac: String? = nil
  ) -> TypedContent {
    TypedContent(name, content: content, mac: mac ?? content, capitals: "words", corrects: false)
  }

  private static func card(_ name: String, _ content: String) -> TypedContent {
    TypedContent(name, keyboard: "numberPad", content: content, mac: content)
  }
}
