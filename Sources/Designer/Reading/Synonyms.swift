internal import FormLayout

/// Words that mean the same where a field is spoken of.
enum Synonyms {
  /// The other words of a stem's groups, as stems.
  static func of(_ stem: String) -> Set<String> { table[stem] ?? [] }

  /// The stems by which people name a purpose.
  static func words(for purpose: Purpose) -> Set<String> { purposes[purpose] ?? [] }

  private static let groups = """
    email mail address
    phone telephone tel
    mobile cell cellphone
    postcode zip postal code
    surname lastname
    forename firstname
    cv resume
    job position role
    kid child
    adult grownup grown
    birthday birthdate dob birth
    company organisation organization employer firm business
    comment remark feedback
    message comment
    term condition
    privacy consent
    picture image photo
    newsletter offer
    country nation
    voucher coupon promo
    gift present
    sex gender
    man male
    woman female
    heading headline header title
    website homepage
    passenger traveller
    medicine medication drug
    illness disease condition
    submit send
    allergy allergi
    pay payment
    """

  private static let table: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for line in groups.split(separator: "\n") {
      let words = Set(line.split(separator: " ").map { Words.stem(String($0)) })
      for word in words { table[word, default: []].formUnion(words.subtracting([word])) }
    }
    // `email address`, `phone number`: the second word alone says too little.
    for (word, vague) in [("address", "email"), ("number", "phone"), ("code", "postcode")] {
      table[Words.stem(word)]?.subtract([Words.stem(vague)])
    }
    return table
  }()

  private static let purposes: [Purpose: Set<String>] = {
    let texts: [Purpose: String] = [
      .name: "name full", .givenName: "first given name forename",
      .familyName: "last family name surname", .email: "email mail address",
      .telephone: "phone telephone number tel cell", .password: "password",
      .newPassword: "password new", .currentPassword: "password",
      .streetAddress: "street address", .postcode: "postcode zip postal code",
      .city: "city town", .country: "country", .birthday: "birthday birth date birthdate dob",
      .organisation: "company organisation employer firm", .webAddress: "website url link site",
      .username: "user name", .region: "state region province county", .jobTitle: "job title",
    ]
    return texts.mapValues { Set($0.split(separator: " ").map { Words.stem(String($0)) }) }
  }()
}
