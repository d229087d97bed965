/// An address, taken apart as a browser does: controls and white space around the scheme do not count.
struct WebAddress {
  /// In lower case, without the colon.
  let scheme: String
  /// What follows the scheme, the colon first.
  let rest: String

  /// `nil` where there is no scheme: an address that goes on from the page's own.
  init?(_ text: String) {
    let plain = text.keeping { $0.value > 0x20 && $0.value != 0x7F }
    guard let colon = plain.firstIndex(of: ":") else { return nil }
    let scheme = plain[..<colon]
    guard let first = scheme.utf8.first, (0x41...0x5A).contains(first & 0xDF),
      scheme.utf8.allSatisfy({ Self.isOfScheme($0) })
    else { return nil }
    self.scheme = scheme.lowercased()
    rest = String(plain[colon...])
  }

  /// Whether it is of the computer that it is opened on.
  var isLocal: Bool {
    let host = rest.dropFirst(3).prefix { !":/?#".contains($0) }.lowercased()
    return host == "localhost" || host.hasPrefix("127.") || host.hasSuffix(".localhost")
      || host.hasSuffix(".local") || rest.hasPrefix("://[::1]")
  }

  private static func isOfScheme(_ unit: UInt8) -> Bool {
    switch unit {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    default: "+-.".utf8.contains(unit)
    }
  }
}
