internal import JSON

extension Check {
  static let addressUSOnly = Check(
    code: "address-us-only", severity: .info,
    summary: "an address can only be one of the United States",
    reason: """
      People elsewhere have no state to choose, and postcodes with letters. Without a country to \
      say so, they cannot write where they live.
      """,
    source: "GOV.UK Design System: Addresses",
    passing: [
      Example("a country beside it", [state, country]),
      Example("a postcode of any shape", [postcode("^[A-Z0-9 -]{3,10}$")]),
      Example("few states", [choice(["Bavaria", "Berlin", "Hesse"])]),
    ],
    failing: [
      Example("a choice of states", [state]),
      Example("five digits", [postcode("^\\d{5}$")]),
      Example("five digits and four more", [postcode("^[0-9]{5}(-[0-9]{4})?$")]),
    ],
    find: { context in
      let fields = context.purposefulFields
      guard !fields.contains(where: { $0.purpose == .country }),
        isEnglish(context.form.language)
      else { return [] }
      return fields.compactMap { field in
        switch field.purpose {
        case .region:
          guard field.component.type == "Picker", hasStates(field.component) else { return nil }
          return field.placed.finding(
            "only states of the United States can be chosen, and no country is asked",
            at: "options", help: "ask for the country, or say that you deliver there only")
        case .postcode:
          guard let pattern = field.component.rule("pattern")?.value?.stringValue,
            isZIP(pattern)
          else { return nil }
          return field.placed.finding(
            "only a ZIP code of the United States is taken, and no country is asked", at: "rules",
            help: "take postcodes of any shape, or ask for the country")
        default: return nil
        }
      }
    })

  private static func isEnglish(_ language: String) -> Bool {
    language == "en" || language.hasPrefix("en-")
  }

  /// Whether Alaska and Wyoming, or their codes, are among many options.
  private static func hasStates(_ component: Component) -> Bool {
    let options = component.options
    guard options.count >= 50 else { return false }
    return ["alaska", "ak"].contains { name in
      options.contains { $0.value.lowercased() == name || $0.label.lowercased() == name }
    }
  }

  private static func isZIP(_ pattern: String) -> Bool {
    ["^\\d{5}", "^[0-9]{5}"].contains { start in
      guard pattern.hasPrefix(start) else { return false }
      let rest = pattern.dropFirst(start.count)
      return rest == "$" || rest.hasPrefix("(-") || rest.hasPrefix("(?:-")
        || rest.hasPrefix("(?:[-")
    }
  }

  private static let state = choice(
    ["Alaska", "Wyoming"] + (1...48).map { "State \($0)" })
  private static let country: JSONValue = [
    "type": "TextField", "id": "country", "label": "Country", "purpose": "country-name",
  ]

  private static func choice(_ names: [String]) -> JSONValue {
    [
      "type": "Picker", "id": "state", "label": "State",
      "options": .array(names.map { ["value": .string($0)] }),
    ]
  }

  private static func postcode(_ pattern: String) -> JSONValue {
    [
      "type": "TextField", "id": "zip", "label": "ZIP code",
      "rules": [["rule": "pattern", "value": .string(pattern)]],
    ]
  }
}
