internal import JSON

/// Numbers, counts, dates and patterns.
extension RuleSourceWriter {
  mutating func count(_ code: String) -> String? {
    guard kind == .textList, component.isMultiple, let limit = component[code]?.intValue else {
      return nil
    }
    used.insert(code == "minItems" ? .minItems : .maxItems)
    return ".\(code)(\(limit)\(component.type == "Picker" ? "" : ", verb: \"Give\""))"
  }

  mutating func number(_ code: String, _ limit: JSONValue) -> String? {
    guard kind == .number, let bound = limit.doubleValue else { return nil }
    let text = SwiftText.number(bound)
    switch code {
    case "minimum": used.insert(.minimum)
    case "maximum": used.insert(.maximum)
    default:
      guard bound > 0 else { return nil }
      used.insert(.step)
      let start = component["minimum"]?.doubleValue ?? standard("minimum")?.doubleValue ?? 0
      return ".step(\(text)" + (start == 0 ? ")" : ", from: \(SwiftText.number(start)))")
    }
    return ".\(code)(\(text))"
  }

  mutating func date(_ code: String, _ limit: JSONValue) -> String? {
    guard kind == .text || kind == .date else { return nil }
    var expression: String?
    if let reference = part.bounds[code] {
      let reading = SourceReading(
        reference, from: scope, part: local, in: plan, isCondition: false)
      guard let reading, [.text, .date].contains(reading.kind) else { return nil }
      needs.formUnion(reading.needs)
      expression = reading.expression
    } else if let text = limit.stringValue, DateText.isDate(text) {
      let source = DateSource(text)
      if source.needsToday { needs.today = true }
      expression = source.expression
    }
    guard let expression else { return nil }
    let pieces: [String: ValuesSupport.Piece] = [
      "before": .before, "after": .after, "minimum": .earliest, "maximum": .latest,
    ]
    if let piece = pieces[code] { used.insert(piece) }
    return ".\(code)(\(expression))"
  }

  mutating func pattern(_ rule: FieldRule) -> String? {
    guard let pattern = part.pattern else { return nil }
    let source = PatternSource(pattern)
    if let reason = source.loss {
      losses.add("rules.pattern", of: component, at: part.order, reason)
    }
    switch kind {
    case .text, .date: used.insert(.patternText)
    case .number: used.insert(.patternNumber)
    case .textList: used.insert(.patternList)
    case .boolean:
      switch pattern.matches("true") {
      case .matches: return nil
      case .fails, .exceeded: return broken(.pattern)
      }
    case .itemList: return nil
    }
    let units = source.seesUnits ? "" : ", seesScalars: true"
    return ".pattern(\(SwiftText.literal(source.text))\(units))"
  }
}
