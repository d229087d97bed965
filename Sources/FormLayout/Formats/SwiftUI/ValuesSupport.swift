/// The private half of a file of values: what its checks are made of, only as far as it is used.
struct ValuesSupport {
  /// One thing that checks may use.
  enum Piece: String, CaseIterable {
    case day, errorList, items
    case broken, general
    case choice, choices, files, anyEmail, colour, date, time, dateTime, whole
    case minLength, maxLength, fewest, most, minItems, maxItems, minimum, maximum, step
    case patternText, patternNumber, patternList, matchesText, matchesValue
    case email, url, phone, before, after, earliest, latest, minAge, maxAge
    case listedText, listedNumber, unique
    case isAnsweredText, isAnsweredList, holds, age, isOrdered
    // What those stand on.
    case dateText, numberText, pattern
    case emailShape, urlShape, phoneShape, letterShape, digitShape
  }

  private var used: Set<Piece> = []

  var usedPieces: Set<Piece> { used }

  mutating func use(_ piece: Piece) {
    guard used.insert(piece).inserted else { return }
    for other in piece.needs { use(other) }
  }

  mutating func use(_ pieces: Set<Piece>) {
    for piece in pieces { use(piece) }
  }

  /// Takes note of the helpers that a condition calls.
  mutating func useHelpers(of condition: SourceCondition) {
    let text = condition.statements.joined() + condition.expression
    if text.contains(".holds(") { use(.holds) }
    if text.contains(".age(on:") { use(.age) }
    if text.contains(".isOrdered(") { use(.isOrdered) }
    if condition.needs.today { use(.day) }
    use(condition.pieces)
  }

  /// The source of all that is used.
  func text(valuesType: String, sharesValues: Bool) -> String {
    var parts: [String] = []
    if used.contains(.day) { parts.append(Self.day(valuesType)) }
    if used.contains(.errorList) { parts += [Self.answers, errorList(valuesType, sharesValues)] }
    if used.contains(.errorList) { parts.append(Self.rule) }
    for (constraint, pieces) in Self.groups {
      let members = pieces.filter(used.contains).map(\.member)
      guard !members.isEmpty else { continue }
      parts.append(
        "extension Rule\(constraint) {\n" + members.joined(separator: "\n\n") + "\n}")
    }
    parts += helpers
    guard !parts.isEmpty else { return "" }
    return parts.joined(separator: "\n\n").replacing("VALUES", with: valuesType) + "\n"
  }

  private var helpers: [String] {
    var parts: [String] = []
    let onText: [Piece] = [.isAnsweredText, .holds, .age, .isOrdered].filter(used.contains)
    if !onText.isEmpty {
      parts.append(
        "extension String? {\n" + onText.map(\.member).joined(separator: "\n\n") + "\n}")
    }
    if used.contains(.isAnsweredList) {
      parts.append("extension [String]? {\n" + Piece.isAnsweredList.member + "\n}")
    }
    let shapes: [Piece] = [.emailShape, .urlShape, .phoneShape, .letterShape, .digitShape]
    let members = shapes.filter(used.contains).map(\.member)
    if !members.isEmpty {
      parts.append(
        "/// What addresses and numbers look like.\nprivate enum TextShape {\n"
          + members.joined(separator: "\n\n") + "\n}")
    }
    parts += [Piece.pattern, .dateText, .numberText].filter(used.contains).map(\.member)
    return parts
  }

  private static let groups: [(String, [Piece])] = [
    ("", [.broken, .unique, .matchesValue]),
    (
      " where Value == String",
      [
        .anyEmail, .choice, .colour, .date, .time, .dateTime, .minLength, .maxLength, .earliest,
        .latest, .patternText, .matchesText, .email, .url, .phone, .before, .after, .minAge,
        .maxAge, .listedText,
      ]
    ),
    (
      " where Value == Double",
      [.whole, .minimum, .maximum, .step, .patternNumber, .listedNumber]
    ),
    (
      " where Value == [String]",
      [.choices, .files, .fewest, .most, .minItems, .maxItems, .patternList]
    ),
  ]
}

extension ValuesSupport.Piece {
  /// What it stands on.
  var needs: [ValuesSupport.Piece] {
    switch self {
    case .date, .time, .dateTime, .isOrdered: [.dateText]
    case .before, .after, .earliest, .latest: [.dateText]
    case .minAge, .maxAge, .age: [.day, .dateText]
    case .minimum, .maximum, .step: [.numberText]
    case .patternNumber: [.numberText, .pattern]
    case .patternText, .patternList: [.pattern]
    case .email: [.emailShape]
    case .url: [.urlShape]
    case .phone: [.phoneShape]
    case .emailShape: [.letterShape, .digitShape]
    case .phoneShape: [.digitShape]
    case .listedText: [.matchesText]
    case .day: [.dateText]
    case .errorList, .items, .broken, .general, .choice, .choices, .files, .anyEmail, .colour,
      .whole, .minLength, .maxLength, .fewest, .most, .minItems, .maxItems, .matchesText,
      .matchesValue, .listedNumber, .unique, .isAnsweredText, .isAnsweredList, .holds, .dateText,
      .numberText, .pattern, .urlShape, .letterShape, .digitShape:
      []
    }
  }
}
