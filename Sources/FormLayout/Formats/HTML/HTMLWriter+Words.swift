internal import JSON

extension HTMLWriter {
  /// A text as it is before anybody has answered: of an expression, the second of its texts.
  func words(_ text: String?) -> String? {
    text.map { TextExpression($0)?.whenFalse ?? $0 }
  }

  /// The words of a property, which the script may change; empty where there are none.
  func words(_ component: Component, _ name: String) -> [HTMLNode] {
    guard let text = component[name]?.stringValue, !text.isEmpty else { return [] }
    guard let expression = TextExpression(text) else { return [.text(text)] }
    return [.tag("span", ["data-words": name], expression.whenFalse)]
  }

  /// A heading of the level that the place asks for.
  func heading(_ component: Component, id: String? = nil) -> HTMLNode? {
    let words = words(component, "label")
    guard !words.isEmpty else { return nil }
    return .tag("h\(place.heading)", ["id": id], words)
  }

  /// The sentence below a heading.
  func summary(_ component: Component) -> [HTMLNode] {
    let words = words(component, "description")
    return words.isEmpty ? [] : [.tag("p", ["class": "hint"], words)]
  }

  /// An address that may be followed: of the web, mail, or telephone, and nothing that a browser
  /// would take for another kind.
  static func safeURL(_ text: String) -> String? {
    var url = ""
    for scalar in text.unicodeScalars
    where scalar.value > 0x20 && !(0x7F..<0xA0).contains(scalar.value) {
      // What no address may have in it is written by its code.
      let isForeign = "\"<>\\^`{|}".unicodeScalars.contains(scalar)
      url += isForeign ? "%" + String(scalar.value, radix: 16, uppercase: true) : String(scalar)
    }
    let scheme = url.prefix { $0 != ":" }.lowercased()
    let isKnown = ["http", "https", "mailto", "tel"].contains(scheme) && url.contains(":")
    return isKnown && hasHost(url, scheme) ? url : nil
  }

  /// Whether a web address names a host; a number of the sixth version stands in brackets.
  private static func hasHost(_ url: String, _ scheme: String) -> Bool {
    guard ["http", "https"].contains(scheme) else { return true }
    let host =
      url.dropFirst(scheme.count + 1).drop { $0 == "/" }.prefix { !"/?#".contains($0) }
      .split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard host.contains("[") || host.contains("]") else {
      return !host.isEmpty && !host.contains("%")
    }
    let number = host.dropFirst().prefix { $0 != "]" }
    let rest = host.dropFirst(number.count + 2)
    return host.first == "[" && !number.isEmpty && host.dropFirst(number.count + 1).first == "]"
      && number.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
      && (rest.isEmpty || rest.first == ":")
  }
}

extension SHA256 {
  /// The hash as content security policies state it.
  static func base64(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array(hex(bytes).utf8)
    let hash = stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16) ?? 0
    }
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: hash.count, by: 3) {
      let group = hash[start..<min(start + 3, hash.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        let index = Int(bits >> UInt32(18 - 6 * place) & 63)
        text.append(place <= group.count ? letters[index] : "=")
      }
    }
    return text
  }
}
