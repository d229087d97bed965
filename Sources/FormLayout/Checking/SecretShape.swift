/// What a text that should be known to nobody looks like.
enum SecretShape {
  case key
  case token
  case privateKey
  case password

  var words: String {
    switch self {
    case .key: "a service's key"
    case .token: "a signed token"
    case .privateKey: "a private key"
    case .password: "a password in an address"
    }
  }

  /// The first secret in a text.
  init?(in text: String) {
    let units = Array(text.utf8)
    if Self.holdsPrivateKey(text) {
      self = .privateKey
    } else if Self.holdsPassword(units) {
      self = .password
    } else if let found = Self.words(of: units).lazy.compactMap(Self.kind).first {
      self = found
    } else {
      return nil
    }
  }

  /// The first characters of keys, and how many follow at least.
  private static let keys: [(start: String, count: Int)] = [
    ("sk-", 20), ("sk_live_", 16), ("rk_live_", 16), ("AKIA", 16), ("ASIA", 16), ("ghp_", 30),
    ("gho_", 30), ("ghs_", 30), ("github_pat_", 30), ("glpat-", 16), ("xoxb-", 16), ("xoxp-", 16),
    ("AIza", 30), ("hf_", 30), ("npm_", 30), ("pypi-", 30),
  ]

  private static func kind(of word: ArraySlice<UInt8>) -> SecretShape? {
    for (start, count) in keys where word.starts(with: start.utf8) {
      let rest = word.dropFirst(start.utf8.count).filter { $0 != UInt8(ascii: ".") }
      guard rest.count >= count, isMixed(rest) else { continue }
      return .key
    }
    let parts = word.split(separator: UInt8(ascii: "."))
    let isToken =
      parts.count == 3 && parts[0].starts(with: "eyJ".utf8) && parts[1].starts(with: "eyJ".utf8)
    return isToken ? .token : nil
  }

  /// Whether it is no word: letters and digits, or capitals alone.
  private static func isMixed(_ units: [UInt8]) -> Bool {
    let hasDigit = units.contains { (0x30...0x39).contains($0) }
    let hasLower = units.contains { (0x61...0x7A).contains($0) }
    return hasDigit || !hasLower
  }

  /// The runs of characters that keys are written in.
  private static func words(of units: [UInt8]) -> [ArraySlice<UInt8>] {
    units.split { unit in
      switch unit {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: false
      default: !"-_.".utf8.contains(unit)
      }
    }
  }

  private static func holdsPrivateKey(_ text: String) -> Bool {
    text.split(separator: "-----BEGIN ").dropFirst(text.hasPrefix("-----BEGIN ") ? 0 : 1)
      .contains {
        $0.prefix(30).split(separator: "PRIVATE KEY").count > 1 || $0.hasPrefix("PRIVATE KEY")
      }
  }

  /// Whether an address has a user's name and a password before its host.
  private static func holdsPassword(_ units: [UInt8]) -> Bool {
    guard let start = units.firstRange(of: Array("://".utf8))?.upperBound else { return false }
    let authority = units[start...].prefix { !"/?# \n".utf8.contains($0) }
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")),
      let colon = authority.firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    return colon > authority.startIndex && colon + 1 < at
  }
}
