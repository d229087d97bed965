internal import JSON

/// Reads a condition's text by recursive descent:
/// `or` below `and` below `not`, tests at the bottom.
struct ConditionParser {
  private typealias Kind = ConditionLexer.Kind

  private let tokens: [ConditionLexer.Token]
  private var index = 0
  private var depth = 0

  init(_ text: String) throws(ConditionTextError) {
    var lexer = ConditionLexer(text)
    tokens = try lexer.tokens()
  }

  mutating func parse() throws(ConditionTextError) -> Condition {
    let condition = try disjunction()
    guard current.kind == .end else {
      throw fail("'and' or 'or' goes between two conditions")
    }
    return condition
  }

  // MARK: Structure

  private mutating func disjunction() throws(ConditionTextError) -> Condition {
    var parts = [try conjunction()]
    while takeWord("or") || take(.symbol("||")) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(ConditionTextError) -> Condition {
    var parts = [try negation()]
    while takeWord("and") || take(.symbol("&&")) { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(ConditionTextError) -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw fail("it nests too deep") }
    if takeWord("not") || take(.symbol("!")) { return .not(try negation()) }
    guard take(.symbol("(")) else { return try test() }
    let condition = try disjunction()
    guard take(.symbol(")")) else { throw fail("a ')' is missing") }
    return condition
  }

  // MARK: Tests

  private mutating func test() throws(ConditionTextError) -> Condition {
    if takeWord("true") { return .always(true) }
    if takeWord("false") { return .always(false) }
    guard case .word(let field) = current.kind, !isWord(at: index, among: Self.connectives) else {
      throw fail(current.kind == .end ? "a condition is missing" : "a field's id is missing")
    }
    if isWord(at: index, among: ["age"]), tokens[index + 1].kind == .symbol("(") {
      return try age()
    }
    index += 1
    if let comparison = takeComparison() { return try compare(field, comparison) }
    if takeWord("contains") { return try contains(field) }
    if isWord(at: index, among: ["not"]), isWord(at: index + 1, among: ["in"]) {
      index += 2
      return .test(field: field, .notIn, .array(try list()))
    }
    if takeWord("in") { return .test(field: field, .in, .array(try list())) }
    if takeWord("is") { return try filled(field) }
    return .test(field: field, .truthy, true)
  }

  private static let connectives = ["and", "or", "not", "in", "is", "contains"]

  private mutating func takeComparison() -> String? {
    guard case .symbol(let symbol) = current.kind,
      ["=", "!=", ">", ">=", "<", "<="].contains(symbol)
    else { return nil }
    index += 1
    return symbol
  }

  private mutating func compare(
    _ field: String, _ symbol: String
  ) throws(ConditionTextError) -> Condition {
    let offset = current.offset
    let value = try literal()
    let comparison: Condition.Operator =
      switch symbol {
      case "=": .eq
      case "!=": .neq
      case ">": .gt
      case ">=": .gte
      case "<": .lt
      default: .lte
      }
    let isOrder = comparison != .eq && comparison != .neq
    if isOrder, !(value.stringValue.map { DateText.isDate($0) } ?? (value.numberValue != nil)) {
      throw ConditionTextError(
        offset: offset, message: "'\(symbol)' compares with a number or a date")
    }
    return .test(field: field, comparison, value)
  }

  private mutating func contains(_ field: String) throws(ConditionTextError) -> Condition {
    let offset = current.offset
    let value = try literal()
    guard value.stringValue != nil || value.numberValue != nil else {
      throw ConditionTextError(
        offset: offset, message: "'contains' looks for a text or a number")
    }
    return .test(field: field, .contains, value)
  }

  private mutating func filled(_ field: String) throws(ConditionTextError) -> Condition {
    var isNegated = takeWord("not")
    if takeWord("empty") {
      isNegated.toggle()
    } else if !takeWord("filled") {
      throw fail("'is' goes with 'filled'")
    }
    let test = Condition.test(field: field, .notEmpty, true)
    return isNegated ? .not(test) : test
  }

  /// `age(born) >= 18`; whole years, so that every comparison is one of the two.
  private mutating func age() throws(ConditionTextError) -> Condition {
    index += 2
    guard case .word(let field) = current.kind else { throw fail("'age' takes a field's id") }
    index += 1
    guard take(.symbol(")")) else { throw fail("a ')' is missing") }
    guard let symbol = takeComparison(), symbol != "!=" else {
      throw fail("an age is compared with '<' or '>='")
    }
    guard case .number(let number) = current.kind else { throw fail("an age is a number of years") }
    index += 1
    let years = number.doubleValue
    guard abs(years) < 1_000_000 else {
      throw ConditionTextError(offset: tokens[index - 1].offset, message: "nobody is that old")
    }
    func least(_ number: JSONNumber) -> Condition {
      .test(field: field, .minAge, .number(number))
    }
    func most(_ number: JSONNumber) -> Condition {
      .test(field: field, .maxAge, .number(number))
    }
    switch symbol {
    case ">=": return least(number)
    case ">": return least(JSONNumber(Int(years.rounded(.down)) + 1))
    case "<": return most(JSONNumber(Int(years.rounded(.up)) - 1))
    case "<=": return most(number)
    default: return .all([least(number), most(number)])
    }
  }

  // MARK: Literals

  private mutating func list() throws(ConditionTextError) -> [JSONValue] {
    guard take(.symbol("[")) else { throw fail("'in' takes a list: ['a', 'b']") }
    var values: [JSONValue] = []
    guard !take(.symbol("]")) else { return [] }
    repeat { values.append(try literal()) } while take(.symbol(","))
    guard take(.symbol("]")) else { throw fail("a ',' or ']' is missing") }
    return values
  }

  private mutating func literal() throws(ConditionTextError) -> JSONValue {
    defer { index = min(index + 1, tokens.count - 1) }
    switch current.kind {
    case .text(let text), .date(let text): return .string(text)
    case .number(let number): return .number(number)
    case .word(let word):
      switch word.lowercased() {
      case "true": return true
      case "false": return false
      case "null": return nil
      case "today": return "today"
      default: throw fail("a text stands in quotes: '\(word)'")
      }
    case .symbol, .end: throw fail("a text in quotes, a number, true or false is missing")
    }
  }

  // MARK: Tokens

  private var current: ConditionLexer.Token { tokens[index] }

  private func fail(_ message: String) -> ConditionTextError {
    ConditionTextError(offset: current.offset, message: message)
  }

  private mutating func take(_ kind: Kind) -> Bool {
    guard current.kind == kind else { return false }
    index += 1
    return true
  }

  /// Takes a word of the grammar, in lower or upper case.
  private mutating func takeWord(_ word: String) -> Bool {
    guard isWord(at: index, among: [word]) else { return false }
    index += 1
    return true
  }

  private func isWord(at place: Int, among words: [String]) -> Bool {
    guard tokens.indices.contains(place), case .word(let found) = tokens[place].kind else {
      return false
    }
    return words.contains { $0.isIdentical(to: found) || $0.uppercased().isIdentical(to: found) }
  }
}
