internal import JSON

extension Check {
  static let captchaOrQuiz = Check(
    code: "captcha-or-quiz", severity: .info,
    summary: "a puzzle is to keep programs out",
    reason: """
      Programs solve such puzzles by now, and people who see, hear or count less well do not. The \
      host can tell programs apart by other means.
      """,
    source: "WCAG 2.2: 3.3.8; W3C: Inaccessibility of CAPTCHA",
    passing: [
      Example("a question", [["type": "TextField", "id": "a", "label": "What is your name?"]]),
      Example("a part", [["type": "TextField", "id": "a", "label": "What is part 3 of 4?"]]),
      Example(
        "where somebody signs in it is another finding",
        [
          [
            "type": "SecureField", "id": "a", "label": "Password", "purpose": "current-password",
          ],
          ["type": "TextField", "id": "b", "label": "What is 3 + 4?"],
        ]),
    ],
    failing: [
      Example("a sum", [["type": "TextField", "id": "a", "label": "What is 3 + 4?"]]),
      Example("a box", [["type": "Toggle", "id": "a", "label": "I am not a robot"]]),
    ],
    find: { context in
      let signsIn = context.purposefulFields.contains {
        $0.purpose == .currentPassword || $0.purpose == .oneTimeCode
      }
      guard !signsIn else { return [] }
      return context.askedFields.filter(isPuzzle).map { field in
        field.placed.finding(
          "it asks people to prove that they are no program",
          help: "leave it out: the host can tell programs by how they behave",
          fixes: context.removal("leave it out", .offered, of: field.placed).map { [$0] } ?? [])
      }
    })
}
