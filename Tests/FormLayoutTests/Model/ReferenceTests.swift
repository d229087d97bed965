import FormLayout
import JSON
import Testing

@Suite struct ReferenceTests {
  static let component = Component(json: [
    "type": "TextField", "id": "a", "label": "{$on ? A : B}",
    "visibleIf": ["all": [["field": "b", "eq": 1], ["not": ["field": "c", "truthy": true]]]],
    "requiredIf": "malformed", "maximum": "d", "minimum": "today",
    "rules": [
      ["rule": "matchField", "value": "e"], ["rule": "before", "value": "2026-01-01"],
      ["rule": "after", "value": "f"], ["rule": "pattern", "value": "{$x ? a : b}"],
    ],
    "routes": [["to": "g", "if": ["field": "h", "eq": "x"]], ["to": nil]],
    "style": ["modifiers": ["shadow": ["color": "{$i ? red : blue}"]]],
    "origin": ["title": "{$z ? a : b}"],
  ])

  @Test func `every id that a component names is found with its place`() {
    let found = Self.component.references.map { "\($0.kind) \($0.id) \($0.pointer)" }
    #expect(
      found == [
        "expression on /label", "condition b /visibleIf", "condition c /visibleIf",
        "bound d /maximum", "matchField e /rules/0/value", "bound f /rules/2/value",
        "route g /routes/0/to", "condition h /routes/0/if",
        "expression i /style/modifiers/shadow/color",
      ])
  }

  @Test func `translations are the form's references`() {
    let form = Form(json: [
      "title": "{$on ? A : B}",
      "strings": ["fr": ["form.title": "T", "plan.option.pro": "P", "email": "E"]],
    ])
    #expect(
      form.references.map { "\($0.kind) \($0.id) \($0.pointer)" } == [
        "expression on /title", "translation plan /strings/fr/plan.option.pro",
        "translation email /strings/fr/email",
      ])
  }
}
