internal import JSON

extension Condition {
  /// Reads a condition as people write it: `plan = 'pro' and (seats >= 2 or not trial)`.
  ///
  /// Other usual spellings (`==`, `<>`, `"…"`, `&& || !`, upper-case words, `is empty`) are read too.
  package init(text: String) throws(ConditionTextError) {
    var parser = try ConditionParser(text)
    self = try parser.parse()
  }

  /// The condition as people read it, in the one spelling that is printed.
  package var text: String {
    switch self {
    case .always(let value): value ? "true" : "false"
    case .test(let field, let comparison, let value):
      Self.text(of: field, comparison, value)
    case .all(let parts): Self.joined(parts, "and", empty: "true")
    case .any(let parts): Self.joined(parts, "or", empty: "false")
    case .not(let part): part.isWord ? "not " + part.text : "not (\(part.text))"
    }
  }

  /// Whether it reads as one word, with or without a `not` before it.
  private var isWord: Bool {
    switch self {
    case .always: true
    case .test(_, .truthy, let value): value == true
    case .test: false
    case .all(let parts), .any(let parts):
      parts.isEmpty || parts.count == 1 && parts[0].isWord
    case .not(let part): part.isWord
    }
  }

  private static func joined(_ parts: [Condition], _ word: String, empty: String) -> String {
    guard parts.count != 1 else { return parts[0].text }
    guard !parts.isEmpty else { return empty }
    return parts.map { $0.isCompound ? "(\($0.text))" : $0.text }.joined(separator: " \(word) ")
  }

  private var isCompound: Bool {
    switch self {
    case .all(let parts), .any(let parts):
      parts.count > 1 || parts.first.map(\.isCompound) ?? false
    case .always, .test, .not: false
    }
  }

  private static func text(of field: String, _ comparison: Operator, _ value: JSONValue) -> String {
    switch comparison {
    case .eq: "\(field) = \(literal(value))"
    case .neq: "\(field) != \(literal(value))"
    case .gt: "\(field) > \(literal(value))"
    case .gte: "\(field) >= \(literal(value))"
    case .lt: "\(field) < \(literal(value))"
    case .lte: "\(field) <= \(literal(value))"
    case .contains: "\(field) contains \(literal(value))"
    case .in: "\(field) in \(literal(value))"
    case .notIn: "\(field) not in \(literal(value))"
    case .notEmpty: value == false ? "not (\(field) is filled)" : "\(field) is filled"
    case .truthy: value == false ? "not \(field)" : field
    case .minAge: "age(\(field)) >= \(literal(value))"
    case .maxAge:
      value.intValue.flatMap { abs($0) < 1_000_000 ? "age(\(field)) < \($0 + 1)" : nil }
        ?? "age(\(field)) <= \(literal(value))"
    }
  }

  private static func literal(_ value: JSONValue) -> String {
    switch value {
    case .string(let text):
      "'"
        + text.unicodeScalars.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
    case .array(let elements): "[" + elements.map(literal).joined(separator: ", ") + "]"
    case .null, .bool, .number, .object: value.text()
    }
  }
}
