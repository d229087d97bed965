internal import JSON

/// Writes a condition as Swift: the filling engine's answer, by the typed values.
struct ConditionSourceWriter {
  let plan: SourcePlan
  let scope: Int
  let part: Int

  /// A condition as source.
  struct Written {
    /// Its value, where that is always the same.
    var constant: Bool?
    var expression: String
    var statements: [String] = []
    var needs = SourceNeeds()
    var pieces: Set<ValuesSupport.Piece> = []
  }

  /// What stands around an expression decides on its brackets.
  private enum Form {
    case atom, conjunction, disjunction
  }

  private struct Part {
    var constant: Bool?
    var text = ""
    var form = Form.atom
  }

  /// The most parts in one expression; more are gathered in steps, which the compiler thanks.
  private static let mostParts = 3

  func written(_ condition: PlannedCondition) -> Written {
    var state = Written(expression: "")
    state.needs = plan.keptNeeds(of: scope)
    let part = part(condition, &state)
    state.constant = part.constant
    state.expression = part.constant.map { $0 ? "true" : "false" } ?? part.text
    if part.constant != nil { state.statements = [] }
    return state
  }

  private func part(_ condition: PlannedCondition, _ state: inout Written) -> Part {
    switch condition {
    case .always(let value): return Part(constant: value)
    case .test(let reference, let comparison, let operand):
      return test(reference, comparison, operand, &state)
    case .all(let parts): return joined(parts, isAll: true, &state)
    case .any(let parts): return joined(parts, isAll: false, &state)
    case .not(let inner): return negated(part(inner, &state))
    }
  }

  private func negated(_ part: Part) -> Part {
    if let constant = part.constant { return Part(constant: !constant) }
    if part.form == .atom, part.text.hasPrefix("!"), !part.text.contains(" ") {
      return Part(text: String(part.text.dropFirst()))
    }
    let isWord = part.text.utf8.allSatisfy { $0 != 0x20 }
    return Part(text: isWord && part.form == .atom ? "!" + part.text : "!(" + part.text + ")")
  }

  private func joined(
    _ conditions: [PlannedCondition], isAll: Bool, _ state: inout Written
  ) -> Part {
    var parts: [Part] = []
    for condition in conditions {
      let part = part(condition, &state)
      if let constant = part.constant {
        if constant != isAll { return Part(constant: constant) }
      } else {
        parts.append(part)
      }
    }
    if parts.isEmpty { return Part(constant: isAll) }
    if parts.count == 1 { return parts[0] }
    let form: Form = isAll ? .conjunction : .disjunction
    func text(_ parts: some Sequence<Part>) -> String {
      parts.map { $0.form == .atom || $0.form == form ? $0.text : "(\($0.text))" }
        .joined(separator: isAll ? " && " : " || ")
    }
    while parts.count > Self.mostParts {
      let head = parts.prefix(Self.mostParts)
      let name = (isAll ? "all" : "any") + String(state.statements.count + 1)
      state.statements.append("let \(name) = \(text(head))")
      parts = [Part(text: name)] + parts.dropFirst(Self.mostParts)
    }
    return Part(text: text(parts), form: form)
  }

  // MARK: Tests

  private func test(
    _ reference: FieldReference, _ comparison: Condition.Operator, _ operand: JSONValue,
    _ state: inout Written
  ) -> Part {
    let reading = SourceReading(reference, from: scope, part: part, in: plan)
    guard let reading else {
      // A place where no answer is ever read: the engine answers for that once.
      guard let day = LocalDate("2000-01-01") else { return Part(constant: false) }
      return Part(constant: comparison.holds(nil, operand, today: day))
    }
    let part = text(of: reading, comparison, operand, &state)
    if part.constant == nil { state.needs.formUnion(reading.needs) }
    let asksIfAnswered = part.text.hasSuffix(".isAnswered")
    if asksIfAnswered {
      state.pieces.insert(reading.kind == .textList ? .isAnsweredList : .isAnsweredText)
    }
    return part
  }

  private func text(
    of reading: SourceReading, _ comparison: Condition.Operator, _ operand: JSONValue,
    _ state: inout Written
  ) -> Part {
    let value = reading.expression
    switch comparison {
    case .eq: return equal(reading, operand)
    case .neq: return unequal(reading, operand)
    case .in, .notIn:
      let isIn = comparison == .in
      let list = (operand.arrayValue ?? []).compactMap { literal($0, for: reading.kind) }
      guard !list.isEmpty else { return Part(constant: !isIn) }
      if list.count == 1 {
        return Part(text: "\(value) \(isIn ? "==" : "!=") \(list[0])")
      }
      return Part(
        text: "\(isIn ? "" : "!")[\(list.joined(separator: ", "))].contains(\(value))")
    case .notEmpty:
      guard operand == true else { return Part(constant: true) }
      switch reading.kind {
      case .text, .date, .textList: return Part(text: "\(value).isAnswered")
      case .number, .boolean: return Part(text: "\(value) != nil")
      case .itemList: return Part(text: "!\(value).isEmpty")
      }
    case .truthy:
      let part = truthy(reading)
      return operand.boolValue ?? true ? part : negated(part)
    case .gt, .gte, .lt, .lte: return ordered(reading, comparison, operand, &state)
    case .contains:
      guard let text = operand.stringValue else { return Part(constant: false) }
      switch reading.kind {
      case .text, .date:
        return Part(text: "\(value).holds(\(SwiftText.literal(text)))")
      case .textList:
        return Part(text: "\(value)?.contains(\(SwiftText.literal(text))) == true")
      case .number, .boolean, .itemList: return Part(constant: false)
      }
    case .minAge, .maxAge:
      guard [.text, .date].contains(reading.kind), let bound = operand.doubleValue else {
        return Part(constant: false)
      }
      state.needs.today = true
      let order = comparison == .minAge ? ">=" : "<="
      // An age that there is not is out of reach of either bound.
      let none = comparison == .minAge ? "-Double.infinity" : "Double.infinity"
      return Part(
        text: "(\(value).age(on: today) ?? \(none)) \(order) \(SwiftText.number(bound))")
    }
  }

  private func equal(_ reading: SourceReading, _ operand: JSONValue) -> Part {
    guard let literal = literal(operand, for: reading.kind) else { return Part(constant: false) }
    return Part(text: "\(reading.expression) == \(literal)")
  }

  private func unequal(_ reading: SourceReading, _ operand: JSONValue) -> Part {
    guard let literal = literal(operand, for: reading.kind) else { return Part(constant: true) }
    return Part(text: "\(reading.expression) != \(literal)")
  }

  private func truthy(_ reading: SourceReading) -> Part {
    switch reading.kind {
    case .text, .date: Part(text: "\(reading.expression).isAnswered")
    case .number: Part(text: "(\(reading.expression) ?? 0) != 0")
    case .boolean: Part(text: "\(reading.expression) == true")
    case .textList, .itemList: Part(constant: false)
    }
  }

  private func ordered(
    _ reading: SourceReading, _ comparison: Condition.Operator, _ operand: JSONValue,
    _ state: inout Written
  ) -> Part {
    let isGreater = comparison == .gt || comparison == .gte
    let sign = [
      Condition.Operator.gt: ">", .gte: ">=", .lt: "<", .lte: "<=",
    ][comparison, default: ">"]
    if reading.kind == .number, let bound = operand.doubleValue {
      let none = isGreater ? "-Double.infinity" : "Double.infinity"
      return Part(text: "(\(reading.expression) ?? \(none)) \(sign) \(SwiftText.number(bound))")
    }
    guard [.text, .date].contains(reading.kind), let text = operand.stringValue,
      DateText.isDate(text)
    else { return Part(constant: false) }
    let bound = DateSource(text)
    if bound.needsToday { state.needs.today = true }
    return Part(
      text: "\(reading.expression).isOrdered(\(sign), \(bound.expression))")
  }

  /// A value as a literal of a field's type; `nil` where no answer of that type can be the same.
  private func literal(_ value: JSONValue, for kind: FieldValueKind) -> String? {
    switch kind {
    case .text, .date: value.stringValue.map(SwiftText.literal)
    case .number: value.doubleValue.map(SwiftText.number)
    case .boolean: value.boolValue.map { $0 ? "true" : "false" }
    case .textList, .itemList: nil
    }
  }
}
