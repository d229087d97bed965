internal import JSON

extension Check {
  static let longFormNoReview = Check(
    code: "long-form-no-review", severity: .info,
    summary: "a long form is sent without a last look at the answers",
    reason: """
      What was answered four pages ago is out of sight when it is sent. A last page before sending \
      is where people find their slips.
      """,
    source: "GOV.UK Design System: Check answers; WCAG 2.2: 3.3.4",
    passing: [
      Example("a last page", steps("You", "Trip", "Payment", "Check your answers")),
      Example("three pages", steps("You", "Trip", "Payment")),
      Example("in German", steps("Person", "Reise", "Zahlung", "Zusammenfassung")),
    ],
    failing: [
      Example("four pages", steps("You", "Trip", "Extras", "Payment")),
      Example("five pages", steps("You", "Home", "Work", "Trip", "Payment")),
    ],
    find: { context in
      let steps = context.components(ofType: "Step").filter { $0.parent == nil }
      // Where routes lead past pages, nobody may see so many.
      guard steps.count > 3, let last = steps.last,
        !steps.contains(where: { $0.component["routes"] != nil }),
        !steps.suffix(2).contains(where: { step in
          let component = step.component
          return [component.label, component.id, component.summary].contains {
            reviews.occur(in: TextWords.of($0 ?? ""))
          }
        })
      else { return [] }
      return [
        last.finding(
          "after \(steps.count) pages the form is sent without a last look at the answers",
          help: "end with a page on which the answers can be checked")
      ]
    })

  private static func steps(_ labels: String...) -> JSONValue {
    .array(
      labels.enumerated().map { index, label in
        [
          "type": "Step", "id": .string("s\(index)"), "label": .string(label),
          "children": [["type": "Toggle", "id": .string("t\(index)"), "label": "On"]],
        ]
      })
  }

  private static let reviews = WordPhrases(
    """
    review,check your,check answers,summary,overview,confirm,confirmation,verify,uberprufen,\
    prufen,zusammenfassung,ubersicht,bestatigung,recapitulatif,verification,verifier,resume,\
    confirmer,resumen,revisar,confirmar,revision,確認
    """)
}
