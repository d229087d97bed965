internal import JSON

/// A comparison of a field with a value that its answers can never be.
struct TestMismatch {
  /// What is wrong, in a phrase after the field's name.
  let message: String
  /// The comparison that was meant, where that is plain.
  var meant: (comparison: Condition.Operator, operand: JSONValue)?
  /// Whether the meaning is the same.
  var isSafe = true

  /// `nil` where the comparison can be made.
  init?(_ comparison: Condition.Operator, _ operand: JSONValue, of component: Component) {
    guard let kind = component.valueKind else { return nil }
    switch comparison {
    case .notEmpty, .truthy: return nil
    case .minAge, .maxAge:
      guard kind != .date, kind != .text else { return nil }
      self.init(kind, "is asked for an age")
    case .contains: self.init(containing: operand, kind, component)
    case .gt, .gte, .lt, .lte: self.init(ordering: comparison, operand, kind)
    case .eq, .neq, .in, .notIn: self.init(equality: comparison, operand, kind, component)
    }
  }

  private init(
    _ kind: FieldValueKind, _ fault: String, meant: (Condition.Operator, JSONValue)? = nil,
    isSafe: Bool = true
  ) {
    message = "whose answers are \(kind.inWords), \(fault)"
    self.meant = meant.map { (comparison: $0.0, operand: $0.1) }
    self.isSafe = isSafe
  }

  private init?(containing operand: JSONValue, _ kind: FieldValueKind, _ component: Component) {
    switch kind {
    case .text, .textList:
      guard let number = operand.numberValue else { return nil }
      let text = JSONValue.string(number.text)
      self.init(
        kind, "is searched for the number \(number.text)", meant: (.contains, text),
        isSafe: component.type != "Picker" || component.offers(text))
    case .boolean, .number, .date, .itemList:
      self.init(kind, "is searched for a part")
    }
  }

  private init?(
    ordering comparison: Condition.Operator, _ operand: JSONValue, _ kind: FieldValueKind
  ) {
    switch kind {
    case .number:
      guard let text = operand.stringValue else { return nil }
      self.init(
        kind, "is compared with '\(text)'",
        meant: JSONValue.number(in: text).map { (comparison, $0) })
    case .date where operand.numberValue != nil:
      self.init(kind, "is compared with \(operand.text())")
    case .text where operand.stringValue.map({ DateText.isDate($0) }) != true:
      self.init(kind, "is to be more or less than a value")
    case .boolean, .textList, .itemList:
      self.init(kind, "is to be more or less than a value")
    case .text, .date: return nil
    }
  }

  private init?(
    equality comparison: Condition.Operator, _ operand: JSONValue, _ kind: FieldValueKind,
    _ component: Component
  ) {
    let literals = operand.arrayValue ?? [operand]
    guard kind != .textList, kind != .itemList else {
      guard let literal = literals.first, !literal.isNull else { return nil }
      let isPlain = comparison == .eq && kind == .textList && literal.stringValue != nil
      self.init(
        kind, "is compared with the single value \(literal.text())",
        meant: isPlain ? (.contains, literal) : nil, isSafe: false)
      return
    }
    guard let wrong = literals.first(where: { !kind.mayBe($0) }) else { return nil }
    let mended = literals.map { kind.mayBe($0) ? $0 : kind.reading(of: $0) }
    let fault = "is compared with \(wrong.text())"
    guard !mended.contains(nil) else {
      self.init(kind, fault)
      return
    }
    let values = mended.compactMap { $0 }
    self.init(
      kind, fault, meant: (comparison, operand.arrayValue == nil ? values[0] : .array(values)),
      isSafe: component.type != "Picker" || values.allSatisfy { component.offers($0) })
  }
}

extension FieldValueKind {
  fileprivate var inWords: String {
    switch self {
    case .text: "texts"
    case .number: "numbers"
    case .boolean: "true or false"
    case .date: "dates"
    case .textList: "lists"
    case .itemList: "lists of items"
    }
  }

  /// Whether an answer may be equal to a literal; null is equal to no answer.
  fileprivate func mayBe(_ literal: JSONValue) -> Bool {
    switch self {
    case .text, .date: literal.stringValue != nil || literal.isNull
    case .number: literal.numberValue != nil || literal.isNull
    case .boolean: literal.boolValue != nil || literal.isNull
    case .textList, .itemList: false
    }
  }

  /// The literal as an answer of this kind, where it says the same.
  fileprivate func reading(of literal: JSONValue) -> JSONValue? {
    switch self {
    case .text: literal.numberValue.map { .string($0.text) }
    case .number: literal.stringValue.flatMap { JSONValue.number(in: $0) }
    case .boolean:
      switch literal.stringValue {
      case "true": true
      case "false": false
      default: nil
      }
    case .date, .textList, .itemList: nil
    }
  }
}

extension Component {
  /// Whether a value is one of the options.
  fileprivate func offers(_ value: JSONValue) -> Bool {
    options.contains { value.stringValue?.isIdentical(to: $0.value) == true }
  }
}

extension JSONValue {
  /// The number that a text is.
  fileprivate static func number(in text: String) -> JSONValue? {
    (try? JSONValue(parsing: text)).flatMap { $0.numberValue == nil ? nil : $0 }
  }
}

extension Condition {
  /// Whether a comparison in it can never be made.
  func hasMismatch(_ component: (String) -> Component?) -> Bool {
    switch self {
    case .always: false
    case .test(let field, let comparison, let operand):
      component(field).flatMap { TestMismatch(comparison, operand, of: $0) } != nil
    case .all(let parts), .any(let parts): parts.contains { $0.hasMismatch(component) }
    case .not(let part): part.hasMismatch(component)
    }
  }
}
