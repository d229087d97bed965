internal import JSON

/// Writes what one field's answer is held against, as the arguments of `errors.check`: its rules.
///
/// What the answer must look like before all else is in `RuleSourceWriter+Shape.swift`.
struct RuleSourceWriter {
  let plan: SourcePlan
  let scope: Int
  let local: Int
  let kind: FieldValueKind
  var used: Set<ValuesSupport.Piece> = []
  var needs = SourceNeeds()
  var losses = SwiftUILosses()

  init(plan: SourcePlan, scope: Int, local: Int, kind: FieldValueKind) {
    self.plan = plan
    self.scope = scope
    self.local = local
    self.kind = kind
  }

  var part: PlannedPart { plan.part(scope, local) }
  var component: Component { part.component }

  // MARK: Rules

  /// The messages of the form's own, and the rules.
  mutating func tail() -> [String] {
    if kind == .itemList { return bounds() + messages }
    let rules = rules
    return messages + (rules.isEmpty ? [] : ["rules: [\(rules.joined(separator: ", "))]"])
  }

  private mutating func bounds() -> [String] {
    var arguments: [String] = []
    if let least = component["minItems"]?.intValue { arguments.append("least: \(least)") }
    if let most = component["maxItems"]?.intValue { arguments.append("most: \(most)") }
    used.insert(.items)
    return arguments
  }

  private var messages: [String] {
    let members = component["messages"]?.objectValue?.members ?? []
    let own = members.filter { member in
      let code = member.key
      let isKnown = RuleFault.order.contains(code) || code == "required"
      return isKnown && code != "custom" && mayBreak(code)
    }
    var seen: Set<String> = []
    let pairs = own.reversed().filter { seen.insert($0.key).inserted }.reversed().compactMap {
      member in
      member.value.stringValue.map {
        "\(SwiftText.literal(member.key)): \(SwiftText.literal($0))"
      }
    }
    return pairs.isEmpty ? [] : ["messages: [\(pairs.joined(separator: ", "))]"]
  }

  private func mayBreak(_ code: String) -> Bool {
    switch code {
    case "required":
      component.isRequired || plan.scopes[scope].requires[local] != nil
    case "minItems", "maxItems", "minimum", "maximum", "step":
      component[code] != nil || component.catalogued?.property(code)?.defaultValue != nil
    default: part.rules.contains { $0.name == code }
    }
  }

  private var rules: [String] {
    mutating get {
      var rules: [String] = []
      for code in RuleFault.order {
        if let rule = rule(code) { rules.append(rule) }
      }
      return rules
    }
  }

  private mutating func rule(_ code: String) -> String? {
    switch code {
    case "minItems", "maxItems": return count(code)
    case "minimum", "maximum", "step":
      guard let limit = component[code] ?? standard(code) else { return nil }
      return kind == .date ? (code == "step" ? nil : date(code, limit)) : number(code, limit)
    default:
      guard let rule = part.rules.first(where: { $0.name == code }) else { return nil }
      return self.rule(rule)
    }
  }

  func standard(_ code: String) -> JSONValue? {
    code == "step" ? nil : component.catalogued?.property(code)?.defaultValue
  }

  private mutating func rule(_ rule: FieldRule) -> String? {
    switch rule.name {
    case "minLength", "maxLength": return length(rule)
    case "pattern": return pattern(rule)
    case "matchField": return match()
    case "email": return shaped(.email, rule.name, RuleFault.email)
    case "url": return shaped(.url, rule.name, RuleFault.url)
    case "phone": return shaped(.phone, rule.name, RuleFault.phone)
    case "before", "after": return rule.value.flatMap { date(rule.name, $0) }
    case "minAge", "maxAge":
      guard let years = rule.value?.intValue, kind == .text || kind == .date else { return nil }
      used.insert(rule.name == "minAge" ? .minAge : .maxAge)
      needs.today = true
      return ".\(rule.name)(\(years), today)"
    case "oneOf": return listed(rule)
    case "unique": return unique()
    case "custom":
      losses.add(
        "rules.custom", of: component, at: part.order,
        "the host answers for this rule, not the source")
      return nil
    default: return nil
    }
  }

  /// A rule that no answer of this kind can follow.
  mutating func broken(_ fault: RuleFault) -> String {
    used.insert(.broken)
    return ".broken(\(SwiftText.literal(fault.code)), \(SwiftText.literal(fault.message)))"
  }

  private mutating func shaped(
    _ piece: ValuesSupport.Piece, _ name: String, _ fault: RuleFault
  ) -> String {
    guard kind == .text || kind == .date else { return broken(fault) }
    used.insert(piece)
    return "." + name
  }

  private mutating func length(_ rule: FieldRule) -> String? {
    guard let bound = rule.value, kind == .text || kind == .date || kind == .textList else {
      return nil
    }
    let isLeast = rule.name == "minLength"
    let isList = kind == .textList
    let limit = bound.isNull ? 0 : bound.doubleValue ?? (isLeast ? 0 : .infinity)
    if isLeast ? limit <= 0 : limit == .infinity { return nil }
    guard let count = bound.intValue else {
      used.insert(.general)
      let fault = RuleFault.length(rule.name, bound, isList: isList)
      let size = isList ? "$0.count" : "$0.utf16.count"
      return "Rule(\(SwiftText.literal(fault.code)), \(SwiftText.literal(fault.message))) "
        + "{ Double(\(size)) \(isLeast ? "<" : ">") \(SwiftText.number(limit)) }"
    }
    used.insert(isList ? (isLeast ? .fewest : .most) : (isLeast ? .minLength : .maxLength))
    return ".\(rule.name)(\(SwiftText.grouped(count)))"
  }

  private mutating func match() -> String? {
    guard let reference = part.match else { return nil }
    let reading = SourceReading(reference, from: scope, part: local, in: plan, isCondition: false)
    guard let reading, isSameType(reading.kind), kind != .textList else {
      return broken(.matchField)
    }
    needs.formUnion(reading.needs)
    used.insert(kind == .number || kind == .boolean ? .matchesValue : .matchesText)
    return ".matches(\(reading.expression))"
  }

  private func isSameType(_ other: FieldValueKind) -> Bool {
    kind == other || ([.text, .date].contains(kind) && [.text, .date].contains(other))
  }

  private mutating func listed(_ rule: FieldRule) -> String? {
    guard let list = rule.value?.arrayValue else { return nil }
    switch kind {
    case .text, .date:
      used.insert(.listedText)
      let texts = list.compactMap(\.stringValue).map(SwiftText.literal)
      return ".oneOf([\(texts.joined(separator: ", "))])"
    case .number:
      used.insert(.listedNumber)
      return
        ".oneOf([\(list.compactMap(\.doubleValue).map(SwiftText.number).joined(separator: ", "))])"
    case .boolean: return list.contains(true) ? nil : broken(.oneOf)
    case .textList, .itemList: return broken(.oneOf)
    }
  }

  private mutating func unique() -> String? {
    guard let slot = part.slot, let outer = plan.filling.scopes[scope].outer else { return nil }
    let list = plan.part(outer.scope, outer.part)
    guard let listSlot = list.slot else { return nil }
    needs.outer.insert(outer.scope)
    used.insert(.unique)
    let items = "\(plan.variable(of: outer.scope)).\(plan.scopes[outer.scope].properties[listSlot])"
    let property = plan.scopes[scope].properties[slot]
    guard list.templates.count > 1 else {
      return ".unique(among: \(items).filter { $0.id != id }.map(\\.\(property)))"
    }
    let key = CodeUnits(plan.filling.scopes[scope].keys[slot])
    let cases = list.templates.compactMap { template -> String? in
      guard let other = plan.filling.scopes[template].slots[key],
        plan.kind(ofSlot: other, in: template) == kind
      else { return nil }
      let name = SwiftName.unreserved(SwiftName.lowerCamel(plan.scopes[template].type) ?? "entry")
      return
        "case .\(name)(let other): other.id == id ? nil : other.\(plan.scopes[template].properties[other])"
    }
    let rest = cases.count < list.templates.count ? "; default: nil" : ""
    return ".unique(among: \(items).map { switch $0 { \(cases.joined(separator: "; "))\(rest) } })"
  }
}
