package import JSON

extension Condition.Operator {
  /// Whether a value satisfies the operator: Formhaus format 1.0, strict and without coercion.
  ///
  /// A value is `nil` where there is none; a stored null is a value.
  package func holds(_ value: JSONValue?, _ operand: JSONValue, today: LocalDate) -> Bool {
    switch self {
    case .eq: return value.map { $0.isSame(as: operand) } ?? false
    case .neq: return !(value.map { $0.isSame(as: operand) } ?? false)
    case .in: return value.map { operand.lists($0) } ?? false
    case .notIn: return !(value.map { operand.lists($0) } ?? false)
    case .notEmpty: return operand != true || !(value.isBlank)
    case .truthy: return (value?.isTruthy ?? false) == (operand.boolValue ?? true)
    case .gt: return value.order(to: operand, today).map { $0 > 0 } ?? false
    case .gte: return value.order(to: operand, today).map { $0 >= 0 } ?? false
    case .lt: return value.order(to: operand, today).map { $0 < 0 } ?? false
    case .lte: return value.order(to: operand, today).map { $0 <= 0 } ?? false
    case .contains: return value?.contains(operand) ?? false
    case .minAge: return compareAge(value, operand, today) { $0 >= $1 }
    case .maxAge: return compareAge(value, operand, today) { $0 <= $1 }
    }
  }

  private func compareAge(
    _ value: JSONValue?, _ operand: JSONValue, _ today: LocalDate,
    _ isFine: (Double, Double) -> Bool
  ) -> Bool {
    guard let years = value?.age(today: today), let bound = operand.doubleValue else {
      return false
    }
    return isFine(Double(years), bound)
  }
}

extension JSONValue {
  /// JavaScript's `===` for values from JSON: lists and objects are never the same as anything.
  package func isSame(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.array, _), (.object, _): false
    case (.number(let left), .number(let right)):
      left.doubleValue == right.doubleValue
    default: self == other
    }
  }

  /// DynamicUI's test of a value.
  package var isTruthy: Bool {
    switch self {
    case .null, .array: false
    case .bool(let value): value
    case .number(let number): number.doubleValue != 0
    case .string(let text): !text.isEmpty
    case .object(let object): !object.isEmpty
    }
  }

  /// The whole years from a date to today; `nil` for what is no date.
  package func age(today: LocalDate) -> Int? {
    stringValue.flatMap { DateValue(literal: $0)?.day }?.wholeYears(until: today)
  }

  fileprivate func lists(_ value: JSONValue) -> Bool {
    arrayValue?.contains { value.isSame(as: $0) } ?? false
  }

  /// Whether a list has an element, or a text a part.
  fileprivate func contains(_ operand: JSONValue) -> Bool {
    if let elements = arrayValue { return elements.contains { $0.isSame(as: operand) } }
    guard let text = stringValue, let part = operand.stringValue else { return false }
    return text.utf8.firstRange(of: part.utf8) != nil || part.isEmpty
  }
}

extension JSONValue? {
  /// What Formhaus counts as empty: no value, null, empty text, an empty list.
  package var isBlank: Bool {
    switch self {
    case nil, .null: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .bool, .number, .object: false
    }
  }

  /// How two numbers, or two dates, stand to each other; `nil` for all else.
  fileprivate func order(to operand: JSONValue, _ today: LocalDate) -> Int? {
    if let left = self?.doubleValue, let right = operand.doubleValue {
      return left == right ? 0 : left < right ? -1 : left > right ? 1 : nil
    }
    guard let left = self?.stringValue.flatMap({ DateValue(literal: $0) }),
      let right = operand.stringValue.flatMap({ DateValue($0, today: today) }),
      left.mode == right.mode
    else { return nil }
    return left.order(to: right)
  }
}
