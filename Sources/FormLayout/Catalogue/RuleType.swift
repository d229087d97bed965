internal import JSON

/// One rule name that a field may carry.
package struct RuleType: Sendable {
  package let name: String
  /// What its value looks like; `nil` where it takes none.
  package let value: ValueShape?
  package let meaning: String

  /// The rules in the order in which they are tried; Formhaus's where it has one.
  package static let all: [RuleType] = [
    RuleType(
      name: "minLength", value: .integer(0...10_000), meaning: "at least so many UTF-16 units"),
    RuleType(
      name: "maxLength", value: .integer(0...1_000_000), meaning: "at most so many UTF-16 units"),
    RuleType(
      name: "pattern", value: .text, meaning: "a JavaScript pattern without flags, searched"),
    RuleType(name: "matchField", value: .identifier, meaning: "equal to another field"),
    RuleType(name: "email", value: nil, meaning: "an email address"),
    RuleType(name: "url", value: nil, meaning: "a web address"),
    RuleType(name: "phone", value: nil, meaning: "a telephone number"),
    RuleType(name: "before", value: .dateBound, meaning: "on or before a date"),
    RuleType(name: "after", value: .dateBound, meaning: "on or after a date"),
    RuleType(
      name: "minAge", value: .integer(0...200), meaning: "at least so many whole years today"),
    RuleType(
      name: "maxAge", value: .integer(0...200), meaning: "at most so many whole years today"),
    RuleType(name: "oneOf", value: .list(.text), meaning: "one of these texts"),
    RuleType(name: "unique", value: nil, meaning: "different in every item of its Repeat"),
    RuleType(name: "custom", value: .name, meaning: "a name that the host answers for"),
  ]

  /// The rule of a name.
  package static func named(_ name: String) -> RuleType? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
