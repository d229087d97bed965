internal import JSON

/// One field held against its rules: the first that fails is its error.
struct FieldCheck {
  let filling: FormFilling
  let place: FillPlace
  let states: [ScopeState]
  let part: PlannedPart

  init(_ filling: FormFilling, _ place: FillPlace, _ states: [ScopeState]) {
    self.filling = filling
    self.place = place
    self.states = states
    part = filling.part(at: place)
  }

  var component: Component { part.component }

  /// The most items of a list that says nothing of it.
  static let mostItems = 1_000

  /// The error; what nobody can change at present is not held against them.
  var error: FieldError? {
    guard let slot = part.slot, !component.isReadOnly,
      !filling.isDisabled(place.part, scope: place.scope, items: place.items, in: states)
    else { return nil }
    if part.isRepeat { return countFault.map(error) }
    let value = states.last?.values[slot]
    guard let value, !isEmpty(value) else {
      return isRequired ? error(.required) : nil
    }
    if component.isRequiredBlank(value), isRequired { return error(.required) }
    return fault(of: value).map(error)
  }

  private var isRequired: Bool { filling.isRequired(at: place, in: states) }

  /// Whether no rule is asked; of a switch, off is no answer.
  private func isEmpty(_ value: JSONValue) -> Bool {
    JSONValue?.some(value).isBlank || (component.type == "Toggle" && value == false)
  }

  private func error(_ fault: RuleFault) -> FieldError {
    FieldError(
      place: place, code: fault.code,
      message: filling.message(for: fault.code, of: component) ?? fault.message)
  }

  // MARK: Rules

  /// The first rule that fails, in Formhaus's order where it has one, then in ours.
  private func fault(of value: JSONValue) -> RuleFault? {
    for code in RuleFault.order {
      if let fault = fault(code, of: value) { return fault }
    }
    return nil
  }

  private func fault(_ code: String, of value: JSONValue) -> RuleFault? {
    switch code {
    case "minItems", "maxItems", "minimum", "maximum", "step":
      return bound(code, of: value)
    default:
      guard let rule = part.rules.first(where: { $0.name == code }) else { return nil }
      return fault(rule, of: value)
    }
  }

  private func fault(_ rule: FieldRule, of value: JSONValue) -> RuleFault? {
    switch rule.name {
    case "minLength", "maxLength": return length(rule, of: value)
    case "pattern": return pattern(value)
    case "matchField": return matches(value) ? nil : .matchField
    case "email": return TextShape.isEmail(value.stringValue ?? "") ? nil : .email
    case "url": return TextShape.isURL(value.stringValue ?? "") ? nil : .url
    case "phone": return TextShape.isPhone(value.stringValue ?? "") ? nil : .phone
    case "before", "after": return rule.value.flatMap { date(rule.name, $0, value) }
    case "minAge", "maxAge": return age(rule, of: value)
    case "oneOf":
      let isListed = rule.value?.arrayValue?.contains { value.isSame(as: $0) } ?? true
      return isListed ? nil : .oneOf
    case "unique": return isUnique(value) ? nil : .unique
    case "custom": return custom(rule, of: value)
    default: return nil
    }
  }

  private func length(_ rule: FieldRule, of value: JSONValue) -> RuleFault? {
    guard let bound = rule.value else { return nil }
    let count: Int
    if let text = value.stringValue {
      count = text.utf16.count
    } else if let elements = value.arrayValue {
      count = elements.count
    } else {
      return nil
    }
    let limit = bound.isNull ? 0 : bound.doubleValue ?? (rule.name == "minLength" ? 0 : .infinity)
    let isFine = rule.name == "minLength" ? Double(count) >= limit : Double(count) <= limit
    guard !isFine else { return nil }
    return .length(rule.name, bound, isList: value.arrayValue != nil)
  }

  /// A pattern that cannot be used is passed over, as Formhaus does; a check reports it.
  private func pattern(_ value: JSONValue) -> RuleFault? {
    guard let pattern = part.pattern else { return nil }
    switch pattern.matches(value.javaScriptText) {
    case .matches: return nil
    case .fails: return .pattern
    case .exceeded(let limit): return .patternLimit(limit)
    }
  }

  private func matches(_ value: JSONValue) -> Bool {
    guard let reference = part.match else { return true }
    let other = filling.value(of: reference, from: place, in: states, isCondition: false)
    return other.map { value.isSame(as: $0) } ?? false
  }

  private func custom(_ rule: FieldRule, of value: JSONValue) -> RuleFault? {
    guard let name = rule.value?.stringValue, let host = filling.hostRules[name],
      let message = host(value, filling.submission), !message.isEmpty
    else { return nil }
    return RuleFault(code: "custom", message: message)
  }

  /// Whether no other item of the `Repeat` has the same answer.
  private func isUnique(_ value: JSONValue) -> Bool {
    guard let slot = part.slot, let id = place.items.last, states.count > 1,
      let outer = filling.plan.scopes[place.scope].outer
    else { return true }
    // With more, the list itself is wrong; comparing each with each would take for ever.
    guard (states[states.count - 2].items[outer.part]?.count ?? 0) <= Self.mostItems else {
      return true
    }
    let key = CodeUnits(filling.plan.scopes[place.scope].keys[slot])
    return !(states[states.count - 2].items[outer.part] ?? []).contains { item in
      guard item.id != id, let other = filling.plan.scopes[item.scope].slots[key] else {
        return false
      }
      return item.state.values[other].map { value.isEquivalent(to: $0) } ?? false
    }
  }

  // MARK: Ages, dates, numbers, counts

  private func age(_ rule: FieldRule, of value: JSONValue) -> RuleFault? {
    guard let bound = rule.value?.intValue, let years = value.age(today: filling.today) else {
      return nil
    }
    let isFine = rule.name == "minAge" ? years >= bound : years <= bound
    return isFine ? nil : .age(rule.name, bound)
  }

  private func bound(_ code: String, of value: JSONValue) -> RuleFault? {
    if code == "minItems" || code == "maxItems" {
      guard component.isMultiple, let count = value.arrayValue?.count,
        let limit = component[code]?.intValue
      else { return nil }
      let isFine = code == "minItems" ? count >= limit : count <= limit
      return isFine ? nil : .count(code, limit, isChoice: component.type == "Picker")
    }
    guard let limit = component[code] ?? catalogueBound(code) else { return nil }
    if component.valueKind == .date { return code == "step" ? nil : date(code, limit, value) }
    guard let number = value.doubleValue, let bound = limit.doubleValue else { return nil }
    switch code {
    case "minimum": return number < bound ? .number(code, limit) : nil
    case "maximum": return number > bound ? .number(code, limit) : nil
    default: return isOnGrid(number, step: bound) ? nil : .number(code, limit)
    }
  }

  /// What the catalogue says where the layout says nothing; of a step nothing, since it is a look.
  private func catalogueBound(_ code: String) -> JSONValue? {
    code == "step" ? nil : component.catalogued?.property(code)?.defaultValue
  }

  private func isOnGrid(_ number: Double, step: Double) -> Bool {
    guard step > 0 else { return true }
    let start = component["minimum"]?.doubleValue ?? catalogueBound("minimum")?.doubleValue ?? 0
    let count = (number - start) / step
    return abs(count - count.rounded()) < 1e-6
  }

  /// `before` and `maximum`, `after` and `minimum`: inclusive.
  private func date(_ code: String, _ limit: JSONValue, _ value: JSONValue) -> RuleFault? {
    guard let own = value.stringValue.flatMap({ DateValue(literal: $0) }),
      let bound = dateBound(code, limit), let order = own.order(to: bound)
    else { return nil }
    let isUpper = code == "before" || code == "maximum"
    return (isUpper ? order <= 0 : order >= 0) ? nil : .date(code, bound, isUpper: isUpper)
  }

  private func dateBound(_ code: String, _ limit: JSONValue) -> DateValue? {
    if let reference = part.bounds[code] {
      return filling.value(of: reference, from: place, in: states, isCondition: false)?
        .stringValue.flatMap { DateValue(literal: $0) }
    }
    return limit.stringValue.flatMap { DateValue($0, today: filling.today) }
  }

  private var countFault: RuleFault? {
    let count = states.last?.items[place.part]?.count ?? 0
    if let least = component["minItems"]?.intValue, count < least {
      return .items("minItems", least)
    }
    let most = component["maxItems"]?.intValue ?? Self.mostItems
    return count > most ? .items("maxItems", most) : nil
  }
}

extension Component {
  /// Whether a value counts as no answer where one is required: blank text, on purpose unlike Formhaus.
  fileprivate func isRequiredBlank(_ value: JSONValue) -> Bool {
    value.stringValue?.allSatisfy(\.isWhitespace) ?? false
  }
}

extension JSONValue {
  /// The text that JavaScript makes of a value.
  var javaScriptText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): JSONNumber(number.doubleValue).text
    case .string(let text): text
    case .array(let elements):
      elements.map { $0.isNull ? "" : $0.javaScriptText }.joined(separator: ",")
    case .object: "[object Object]"
    }
  }
}
