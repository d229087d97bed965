internal import FormLayout
internal import JSON
internal import Support

/// The texts worth trying in a field.
struct TextCandidates {
  private let component: Component

  init(_ component: Component) {
    self.component = component
  }

  func values(_ random: inout SeededRandom) -> [String] {
    var values = ["", " ", "\u{3000}\n", "Ada Lovelace", "x", "日本語 👩‍👩‍👧", "e\u{301}"]
    values += Self.shapes(component)
    for rule in component.rules {
      switch rule.name {
      case "minLength", "maxLength": values += Self.lengths(rule.value?.intValue)
      case "pattern":
        guard let pattern = rule.value?.stringValue else { continue }
        for _ in 0..<6 { values.append(PatternSample.text(of: pattern, &random)) }
      case "oneOf":
        values += rule.value?.arrayValue?.compactMap(\.stringValue) ?? []
      default: break
      }
    }
    values += [component.placeholder, component.options.first?.value].compactMap { $0 }
    if component.type == "TextEditor" { values.append(String(repeating: "long ", count: 2_001)) }
    return values
  }

  /// Texts at and beside a length, with characters of one and of two UTF-16 units.
  private static func lengths(_ bound: Int?) -> [String] {
    guard let bound, bound <= 600 else { return [] }
    let texts = [bound - 1, bound, bound + 1].filter { $0 >= 0 }.map {
      String(repeating: "a", count: $0)
    }
    return texts + [String(repeating: "😀", count: (bound + 1) / 2)]
      + [String(repeating: "Tr0ub4dor&3", count: bound / 11 + 1)]
  }

  /// Texts of the kind that a rule, a keyboard or a type asks for, right and nearly right.
  private static func shapes(_ component: Component) -> [String] {
    let emails = [
      "ada@example.com", "a.b+c@sub.example.co", "ada@example", "@example.com", "ada@@example.com",
      "ada lovelace@example.com", "ada@example.c", "ada@exämple.com", "ada@.example.com",
      String(repeating: "a", count: 250) + "@b.co",
    ]
    let addresses = [
      "https://example.com", "http://localhost:80/a?b#c", "HTTPS://EXAMPLE.COM", "example.com",
      "https://", "ftp://example.com", "https://a b.com", "https://.com", "javascript:alert(1)",
    ]
    let numbers = [
      "+44 20 7946 0958", "(030) 12-34.56/7", "1234", "12345", "1234567890123456", "+",
    ]
    let colours = ["#1A2B3C", "#1a2b3c80", "#12", "red", "#GGGGGG"]
    switch component.type {
    case "ColorPicker": return colours
    case "FileField": return ["cv.pdf", "a b.png"]
    default: break
    }
    let names = Set(component.rules.map(\.name))
    var values: [String] = []
    if component.input == "email" || names.contains("email") { values += emails }
    if component.input == "url" || names.contains("url") { values += addresses }
    if component.input == "phone" || names.contains("phone") { values += numbers }
    return values
  }
}
