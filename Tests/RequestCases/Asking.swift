internal import FormLayout
internal import JSON

/// Every sensible way to ask for something.
enum Asking {
  static func asks(_ component: JudgedComponent, _ word: String) -> Bool {
    let type = component.type
    let input = component.json["input"]?.stringValue
    let isMany = component.json["multiple"] == .bool(true)
    switch word {
    case "text": return type == "TextField" && [nil, "text", "search"].contains(input)
    case "email", "url":
      return type == "TextField"
        && (input == word || purpose(component) == word || rules(component, word))
    case "phone":
      return type == "TextField"
        && (input == word || purpose(component).hasPrefix("tel") || rules(component, word))
    case "number":
      return ["Stepper", "Slider"].contains(type)
        || type == "TextField" && ["number", "integer"].contains(input)
    case "password": return type == "SecureField"
    case "longText": return type == "TextEditor"
    case "check": return type == "Toggle"
    case "yesNo":
      return type == "Toggle"
        || type == "Picker" && !isMany
          && component.options.contains {
            option($0, matches: "(?i)^(yes|no|ja|nein|oui|non|s[ií])\\b")
          }
    case "oneOf": return type == "Picker" && !isMany
    case "manyOf": return type == "Picker" && isMany
    case "date", "time", "dateTime":
      return type == "DatePicker" && (component.json["mode"]?.stringValue ?? "date") == word
    case "rating":
      return ["Rating", "Slider", "Stepper"].contains(type)
        || type == "Picker" && !isMany && component.options.count >= 3
    case "file": return type == "FileField"
    case "submit":
      let role = component.json["role"]?.stringValue
      return type == "Button"
        && (role == "submit" || [nil, "none"].contains(role) && component.json["action"] != nil)
    default: return false
    }
  }

  /// Whether an option's label or value matches.
  static func option(_ option: JSONValue, matches pattern: String) -> Bool {
    ["label", "value"].contains { key in
      option[key]?.stringValue.map { Matching.finds(pattern, in: $0) } ?? false
    }
  }

  /// Whether an option is called so: by its label where it has one, else by its value.
  static func option(_ option: JSONValue, isNamed pattern: String) -> Bool {
    Matching.finds(pattern, in: option["label"]?.stringValue ?? option["value"]?.stringValue ?? "")
  }

  private static func purpose(_ component: JudgedComponent) -> String {
    component.json["purpose"]?.stringValue ?? ""
  }

  private static func rules(_ component: JudgedComponent, _ rule: String) -> Bool {
    component.rules.contains { $0.name == rule }
  }
}
