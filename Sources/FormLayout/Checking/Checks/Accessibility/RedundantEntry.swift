internal import JSON

extension Check {
  static let redundantEntry = Check(
    code: "redundant-entry", severity: .warning,
    summary: "a later page asks for what an earlier one asked",
    reason: """
      To type the same again takes effort, above all from who finds typing or remembering hard. \
      What is known is filled in, or offered to be taken over.
      """,
    source: "WCAG 2.2: 3.3.7; GOV.UK Design System: Question pages",
    passing: [
      Example("two questions", [step("one", email("a")), step("two", phone)]),
      Example("once more on the same page", [step("one", email("a"), email("b"))]),
      Example("to be sure", [step("one", email("a")), step("two", confirm)]),
      Example("only where it differs", [step("one", same, email("a")), step("two", differing)]),
    ],
    failing: [
      Example("an email address", [step("one", email("a")), step("two", email("b"))]),
      Example(
        "two things",
        [
          step("one", email("a"), phone),
          step("two", email("b"), ["type": "TextField", "id": "d", "label": "Phone"]),
        ]),
    ],
    find: { context in
      var seen: [Purpose: (step: Int, placed: PlacedComponent)] = [:]
      var found: [Int: [(earlier: PlacedComponent, later: PlacedComponent)]] = [:]
      for field in context.purposefulFields where field.isOwn && !field.isRepeated {
        guard asked.contains(field.purpose), field.placed.ancestors.first?.type == "Step",
          let step = field.placed.path.indices.first
        else { continue }
        guard let first = seen[field.purpose] else {
          seen[field.purpose] = (step, field.placed)
          continue
        }
        guard first.step != step, !isConditional(field.placed) else { continue }
        found[step, default: []].append((first.placed, field.placed))
      }
      return found.values.compactMap(finding)
    })

  private static let phone: JSONValue = ["type": "TextField", "id": "c", "label": "Phone"]
  private static let same: JSONValue = [
    "type": "Toggle", "id": "other", "label": "Bill goes elsewhere",
  ]
  private static let confirm: JSONValue = [
    "type": "TextField", "id": "b", "label": "Confirm your email",
  ]
  private static let differing: JSONValue = [
    "type": "TextField", "id": "b", "label": "Email", "visibleIf": ["field": "other", "eq": true],
  ]

  private static func email(_ id: String) -> JSONValue {
    ["type": "TextField", "id": .string(id), "label": "Email"]
  }

  private static func step(_ id: String, _ children: JSONValue...) -> JSONValue {
    ["type": "Step", "id": .string(id), "label": .string(id), "children": .array(children)]
  }

  private static let asked: Set<Purpose> = [
    .name, .givenName, .familyName, .email, .telephone, .streetAddress, .postcode, .birthday,
    .organisation, .iban, .cardNumber, .nationalID, .passport,
  ]

  private static func isConditional(_ placed: PlacedComponent) -> Bool {
    placed.component["visibleIf"] != nil || placed.ancestors.contains { $0["visibleIf"] != nil }
  }

  private static func finding(
    _ pairs: [(earlier: PlacedComponent, later: PlacedComponent)]
  ) -> Finding? {
    guard let (earlier, later) = pairs.first else { return nil }
    return later.finding(
      "it asks again for what \(earlier.name) asked on an earlier page",
      help: "ask once; where the answers may differ, ask first whether they do",
      related: [earlier.related("asked first")]
        + pairs.dropFirst().map { $0.later.related("so does \($0.later.name)") })
  }
}
