internal import JSON

extension AnswerSchemaWriter {
  /// What the rules and bounds of a field ask of an answer; what a schema cannot say is a loss, and
  /// is kept as an annotation.
  mutating func rules(of component: Component) -> (
    constraints: AnswerConstraints, left: [JSONValue]
  ) {
    var constraints = AnswerConstraints()
    var left: [JSONValue] = []
    for rule in component.rules {
      do throws(AnswerTest.Inexpressible) {
        constraints.add(try self.constraints(for: rule, of: component))
      } catch {
        lose("rules.\(rule.name)", of: component, error.reason)
        left.append(rule.json)
      }
    }
    for name in ["minimum", "maximum", "step", "minItems", "maxItems"] {
      guard let value = bound(name, of: component) else { continue }
      do throws(AnswerTest.Inexpressible) {
        constraints.add(try self.constraints(for: name, value, of: component))
      } catch {
        lose(name, of: component, error.reason)
        left.append(FieldRule(name: name, value: value).json)
      }
    }
    return (constraints, left)
  }

  private func constraints(
    for rule: FieldRule, of component: Component
  ) throws(AnswerTest.Inexpressible) -> AnswerConstraints {
    let isText = component.valueKind == .text
    switch rule.name {
    case "minLength", "maxLength":
      guard let value = rule.value, value.numberValue != nil else { return AnswerConstraints() }
      var keywords: JSONObject = [:]
      if component.valueKind == .textList {
        keywords[rule.name == "minLength" ? "minItems" : "maxItems"] = value
      } else if isText || component.valueKind == .date {
        keywords[rule.name] = value
      }
      return AnswerConstraints(keywords)
    case "pattern": return try pattern(rule, of: component)
    case "email":
      let pattern = #"^[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}$"#
      return AnswerConstraints(["format": "email", "pattern": .string(pattern)])
    case "url":
      let pattern = #"^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\/?#.:][^\s]*$"#
      return AnswerConstraints(["format": "uri", "pattern": .string(pattern)])
    case "phone":
      return AnswerConstraints([
        "pattern": #"^\+?[ ()\-.\/]*(?:[0-9][ ()\-.\/]*){5,15}$"#
      ])
    case "oneOf":
      return rule.value?.arrayValue.map { AnswerConstraints(["enum": .array($0)]) }
        ?? AnswerConstraints()
    default: throw AnswerTest.Inexpressible(reason: Self.obstacle(to: rule.name))
    }
  }

  private static func obstacle(to rule: String) -> String {
    switch rule {
    case "matchField": "a JSON Schema does not compare two answers"
    case "before", "after": "a JSON Schema does not compare dates"
    case "minAge", "maxAge": "a JSON Schema does not know today's date"
    case "unique": "a JSON Schema does not compare one answer of each item"
    case "custom": "the host answers for it"
    default: "a JSON Schema has no such rule"
    }
  }

  private func pattern(
    _ rule: FieldRule, of component: Component
  ) throws(AnswerTest.Inexpressible) -> AnswerConstraints {
    guard component.valueKind == .text || component.valueKind == .date,
      let source = rule.value?.stringValue
    else { throw AnswerTest.Inexpressible(reason: "a JSON Schema matches patterns on texts only") }
    // A pattern that the engine does not take is passed over, as it does.
    guard (try? Pattern(javaScript: source)) != nil else {
      throw AnswerTest.Inexpressible(reason: "the pattern cannot be used")
    }
    var reader = PatternReader(source)
    guard let node = try? reader.read(), let text = PortablePatternWriter.text(of: node) else {
      throw AnswerTest.Inexpressible(reason: "the pattern tells the halves of a character apart")
    }
    return AnswerConstraints(["pattern": .string(text)])
  }

  // MARK: Bounds

  /// A bound as the engine sees it: what the catalogue says where the layout says nothing.
  private func bound(_ name: String, of component: Component) -> JSONValue? {
    switch name {
    case "minItems", "maxItems":
      return component.isMultiple ? component[name].flatMap { $0.intValue == nil ? nil : $0 } : nil
    case "step": return component.valueKind == .number ? component[name] : nil
    default:
      guard component.valueKind == .number || component.valueKind == .date else { return nil }
      return component[name] ?? component.catalogued?.property(name)?.defaultValue
    }
  }

  private func constraints(
    for name: String, _ value: JSONValue, of component: Component
  ) throws(AnswerTest.Inexpressible) -> AnswerConstraints {
    var keywords: JSONObject = [:]
    if component.valueKind == .date {
      throw AnswerTest.Inexpressible(reason: "a JSON Schema does not compare dates")
    }
    guard let number = value.doubleValue else { return AnswerConstraints() }
    if name == "step" {
      guard number > 0 else { return AnswerConstraints() }
      let start = bound("minimum", of: component)?.doubleValue ?? 0
      guard number == number.rounded(), start.truncatingRemainder(dividingBy: number) == 0 else {
        throw AnswerTest.Inexpressible(
          reason: "a JSON Schema counts whole steps from 0 only, and others not exactly")
      }
      keywords["multipleOf"] = value
    } else {
      keywords[name] = value
    }
    return AnswerConstraints(keywords)
  }
}
