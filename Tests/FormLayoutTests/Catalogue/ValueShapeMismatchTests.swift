import FormLayout
import JSON
import Testing

@Suite struct ValueShapeMismatchTests {
  struct Case: CustomTestStringConvertible {
    let shape: ValueShape
    let value: JSONValue
    let faults: [String]
    var testDescription: String { value.text() }

    init(_ shape: ValueShape, _ value: JSONValue, _ faults: String...) {
      self.shape = shape
      self.value = value
      self.faults = faults
    }
  }

  static let cases = [
    Case(.text, "a"),
    Case(.text, 3, " it takes a text, not 3"),
    Case(.flag, "true", " it takes true or false, not 'true'"),
    Case(.integer(1...5), 5),
    Case(.integer(1...5), 6, " it takes a whole number from 1 to 5, not 6"),
    Case(.number(minimum: 0), -1, " it takes a number of at least 0, not -1"),
    Case(.choice(["menu", "radio"]), "radio"),
    Case(.choice(["menu", "radio"]), 4, " it takes one of 'menu', 'radio', not 4"),
    Case(.colour, "#FFF"), Case(.colour, "red"), Case(.colour, "{$a ? red : blue}"),
    Case(
      .colour, "#FFFFF",
      " it takes a colour (#RGB, #RRGGBB, #RRGGBBAA or a SwiftUI colour name), not '#FFFFF'"),
    Case(.language, "pt-BR"),
    Case(.language, "", " it takes a language tag such as 'en' or 'pt-BR', not ''"),
    Case(.dateBound, "today-18y"), Case(.dateBound, "2024-02-29"), Case(.dateBound, "checkIn"),
    Case(
      .dateBound, "2026-02-30",
      " it takes a date, 'today' with an offset such as '+3d', or a field's id, not '2026-02-30'"),
    Case(.list(.text), ["a", 1], "/1 it takes a text, not 1"),
    Case(.map(.text), ["a": 1], "/a it takes a text, not 1"),
    Case(.condition, ["field": "a", "eqq": 1], "/eqq 'eqq' is no operator"),
    Case(
      .object(Property.style), ["pading": 1, "padding": ["top": "1"]],
      "/pading 'pading' is not known here (padding)",
      "/padding/top it takes a number of at least 0, not '1'"),
    Case(
      .rules, [["rule": "minLength"], ["rule": "emial"], 3, ["rule": "email"]],
      "/0 the rule 'minLength' needs a value", "/1/rule 'emial' is no rule, did you mean 'email'?",
      "/2 a rule is an object with its name under 'rule'"),
  ]

  @Test(arguments: cases)
  func `a value that is not of its shape is found with its place`(_ example: Case) {
    let found = example.shape.mismatches(of: example.value).map { fault in
      var text = "\(fault.pointer) \(fault.message)"
      if case .unknownKey(let nearest?) = fault.kind { text += " (\(nearest))" }
      return text
    }
    #expect(found == example.faults)
  }
}
