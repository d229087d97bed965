#if STUB_IOS
  // uikit/uikeyboardtype
  @available(iOS 2.0, *)
  public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  // uikit/uitextcontenttype
  @available(iOS 10.0, *)
  public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  // swiftui/textinputautocapitalization
  @available(iOS 15.0, *)
  public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
  }

  extension View {
    // swiftui/view/keyboardtype(_:): iOS 13.0, not macOS
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView() }
    // swiftui/view/textcontenttype(_:) (iOS 13.0)
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
      EmptyView()
    }
    // swiftui/view/textinputautocapitalization(_:): iOS 15.0, not macOS
    public nonisolated func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { EmptyView() }
  }

  /// The names that the constants below have on this platform.
  public typealias StubTextContentType = UITextContentType
#else
  // appkit/nstextcontenttype
  @available(macOS 11.0, *)
  public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  extension View {
    // swiftui/view/textcontenttype(_:) (macOS 11.0)
    public nonisolated func textContentType(_ textContentType: NSTextContentType?) -> some View {
      EmptyView()
    }
  }

  /// The names that the constants below have on this platform.
  public typealias StubTextContentType = NSTextContentType
#endif

// uikit/uitextcontenttype and appkit/nstextcontenttype: the same names on both; on iOS from 10.0 to
// 15.0, of birthdates and cards but their number from 17.0; on macOS from 11.0 (username, password,
// oneTimeCode) and 14.0.
extension StubTextContentType {
  public static let name = StubTextContentType(rawValue: "name")
  public static let namePrefix = StubTextContentType(rawValue: "namePrefix")
  public static let givenName = StubTextContentType(rawValue: "givenName")
  public static let familyName = StubTextContentType(rawValue: "familyName")
  public static let nickname = StubTextContentType(rawValue: "nickname")
  public static let jobTitle = StubTextContentType(rawValue: "jobTitle")
  public static let organizationName = StubTextContentType(rawValue: "organizationName")
  public static let fullStreetAddress = StubTextContentType(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = StubTextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = StubTextContentType(rawValue: "streetAddressLine2")
  public static let addressCity = StubTextContentType(rawValue: "addressCity")
  public static let addressState = StubTextContentType(rawValue: "addressState")
  public static let countryName = StubTextContentType(rawValue: "countryName")
  public static let postalCode = StubTextContentType(rawValue: "postalCode")
  public static let telephoneNumber = StubTextContentType(rawValue: "telephoneNumber")
  public static let emailAddress = StubTextContentType(rawValue: "emailAddress")
  public static let URL = StubTextContentType(rawValue: "URL")
  public static let username = StubTextContentType(rawValue: "username")
  public static let password = StubTextContentType(rawValue: "password")
  public static let newPassword = StubTextContentType(rawValue: "newPassword")
  public static let oneTimeCode = StubTextContentType(rawValue: "oneTimeCode")
  public static let birthdate = StubTextContentType(rawValue: "birthdate")
  public static let creditCardNumber = StubTextContentType(rawValue: "creditCardNumber")
  public static let creditCardExpiration = StubTextContentType(rawValue: "creditCardExpiration")
  public static let creditCardSecurityCode = StubTextContentType(
    rawValue: "creditCardSecurityCode")
  public static let creditCardName = StubTextContentType(rawValue: "creditCardName")
}
