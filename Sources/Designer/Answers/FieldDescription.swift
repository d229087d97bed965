internal import FormLayout
internal import JSON

/// What a field is and checks, in words.
enum FieldDescription {
  /// Its type, whether it is required, its rules.
  static func all(_ field: NamedComponent) -> String {
    let component = field.component
    var words = "\(field.title) is a \(component.type)"
    if component.isField { words += component.isRequired ? ", required" : ", optional" }
    return words + "." + (component.isField ? " " + rules(field) : "")
  }

  /// What an answer must be like.
  static func rules(_ field: NamedComponent) -> String {
    let component = field.component
    var rules = component.rules.map(words)
    for (name, said) in [("minimum", "at least"), ("maximum", "at most")] {
      if let value = component[name] {
        rules.append("\(said) \(value.stringValue ?? value.text())")
      }
    }
    for (name, said) in [("minItems", "at least"), ("maxItems", "at most")] {
      if let count = component[name]?.intValue { rules.append("\(said) \(count) choices") }
    }
    if let accept = component["accept"]?.stringValue { rules.append("files of type \(accept)") }
    if component.isRequired { rules.append("that it is filled in") }
    return rules.isEmpty
      ? "\(field.title) checks nothing." : "\(field.title) checks: \(Sentence.list(rules))."
  }

  /// The section that components are in, where they share one.
  static func place(_ fields: [NamedComponent]) -> String {
    let around = Set(fields.map { $0.placed.ancestors.last { $0.label != nil }?.label ?? "" })
    guard around.count == 1, let section = around.first, !section.isEmpty else { return "" }
    return ", in '\(section)'"
  }

  private static func words(_ rule: FieldRule) -> String {
    let value = rule.value?.stringValue ?? rule.value?.text() ?? ""
    switch rule.name {
    case "minLength": return "at least \(value) characters"
    case "maxLength": return "at most \(value) characters"
    case "pattern": return "the pattern \(value)"
    case "matchField": return "the same as '\(value)'"
    case "email": return "an email address"
    case "url": return "a web address"
    case "phone": return "a telephone number"
    case "before": return "not after \(value)"
    case "after": return "not before \(value)"
    case "minAge": return "an age of at least \(value)"
    case "maxAge": return "an age of at most \(value)"
    case "unique": return "different in every item"
    default: return "\(rule.name) \(value)"
    }
  }
}
