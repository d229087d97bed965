internal import JSON

/// The rules and bounds of a field in words, for a table.
enum SpecificationRules {
  static func words(of component: Component) -> [String] {
    bounds(of: component) + component.rules.map { words(of: $0) } + messages(of: component)
  }

  private static func bounds(of component: Component) -> [String] {
    let isDate = component.valueKind == .date
    let names = [
      ("minimum", isDate ? "not before" : "at least"),
      ("maximum", isDate ? "not after" : "at most"), ("step", "in steps of"),
      ("minItems", "at least"), ("maxItems", "at most"), ("maxSize", "bytes at most"),
      ("accept", "files"),
    ]
    return names.compactMap { name, word in
      component[name].map { value in
        let unit = name.hasSuffix("Items") ? (value == 1 ? " entry" : " entries") : ""
        return
          "\(word) \(MarkdownText.code(value.stringValue ?? value.text(), inTable: true))\(unit)"
      }
    }
  }

  private static func words(of rule: FieldRule) -> String {
    let value =
      rule.value.map { MarkdownText.code($0.stringValue ?? $0.text(), inTable: true) } ?? ""
    return switch rule.name {
    case "minLength": "at least \(value) characters"
    case "maxLength": "at most \(value) characters"
    case "pattern": "matches \(value)"
    case "matchField": "the same as \(value)"
    case "email": "an email address"
    case "url": "a web address"
    case "phone": "a telephone number"
    case "before": "not after \(value)"
    case "after": "not before \(value)"
    case "minAge": "at least \(value) years ago today"
    case "maxAge": "at most \(value) whole years ago today"
    case "oneOf": "one of \(value)"
    case "unique": "different in every entry"
    case "custom": "the host checks \(value)"
    default: MarkdownText.escaped(rule.name) + (value.isEmpty ? "" : " \(value)")
    }
  }

  private static func messages(of component: Component) -> [String] {
    (component["messages"]?.objectValue?.members ?? []).compactMap { member in
      member.value.stringValue.map {
        "says “\(MarkdownText.escaped($0))” for \(MarkdownText.code(member.key, inTable: true))"
      }
    }
  }
}
