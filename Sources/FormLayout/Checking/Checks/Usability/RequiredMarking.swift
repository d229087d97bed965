internal import JSON

extension Check {
  static let requiredMarking = Check(
    code: "required-marking", severity: .warning,
    summary: "labels say by hand what must be answered, and not as it is",
    reason: """
      A form marks what is required by itself. A '*' or '(optional)' typed into some labels is said \
      twice there, missing elsewhere, and wrong once 'required' is changed.
      """,
    source: "GOV.UK Design System: Question pages; Baymard Institute: Required and optional fields",
    passing: [
      Example("no marks", [field("a", "Name", true), field("b", "Phone", false)]),
      Example(
        "all that is optional is marked",
        [field("a", "Name", true), field("b", "Phone (optional)", false)]),
      Example("a star that means something else", [field("a", "Rating in * to *****", true)]),
    ],
    failing: [
      Example("a star on what is optional", [field("a", "Name *", false)]),
      Example("an optional field that is required", [field("a", "Phone (optional)", true)]),
      Example("a star on some", [field("a", "Name *", true), field("b", "Email", true)]),
    ],
    find: { context in
      let marked = context.askedFields.compactMap { field in mark(of: field).map { (field, $0) } }
      guard !marked.isEmpty else { return [] }
      let wrong = marked.filter { field, mark in
        mark.saysRequired != field.component.isRequired && field.component["requiredIf"] == nil
      }
      let findings = wrong.map { contradiction($0, $1, context) }
      let right = marked.filter { field, mark in mark.saysRequired == field.component.isRequired }
      return findings + [true, false].flatMap { unevenly(right, isRequired: $0, context) }
    })

  private struct Mark {
    let saysRequired: Bool
    let label: String
  }

  private static func field(_ id: String, _ label: String, _ isRequired: Bool) -> JSONValue {
    [
      "type": "TextField", "id": .string(id), "label": .string(label),
      "required": .bool(isRequired),
    ]
  }

  /// What a label says of being required, and the label without it.
  private static func mark(of field: AskedField) -> Mark? {
    guard let label = field.component.label, let last = label.utf8.last else { return nil }
    if last == UInt8(ascii: "*") {
      let rest = label.dropLast()
      guard !rest.contains("*") else { return nil }
      return Mark(saysRequired: true, label: trimmed(rest))
    }
    guard last == UInt8(ascii: ")") || last == UInt8(ascii: "]"),
      let open = label.lastIndex(where: { "([".contains($0) })
    else { return nil }
    let words = TextWords.of(String(label[open...]))
    let rest = trimmed(label[..<open])
    if optional.are(words) { return Mark(saysRequired: false, label: rest) }
    return required.are(words) ? Mark(saysRequired: true, label: rest) : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static let optional = WordPhrases("optional,freiwillig,facultatif,opcional,任意")
  private static let required = WordPhrases(
    "required,mandatory,pflichtfeld,erforderlich,obligatoire,requis,obligatorio,必須")

  private static func contradiction(
    _ field: AskedField, _ mark: Mark, _ context: CheckContext
  ) -> Finding {
    field.placed.finding(
      mark.saysRequired
        ? "the label says that it is required, and it is not"
        : "the label says that it is optional, and it is required",
      at: "label", help: "say it with 'required' alone: the form marks the field",
      fixes: mark.label.isSpoken
        ? [
          context.fix(
            mark.saysRequired ? "require it" : "make it optional", .offered, of: field.placed,
            [
              .flag("required", mark.saysRequired),
              .text("label", mark.saysRequired ? mark.label : field.component.label ?? ""),
            ])
        ] : [])
  }

  /// One finding where some of the required, or optional, fields are marked and others are not.
  private static func unevenly(
    _ marked: [(AskedField, Mark)], isRequired: Bool, _ context: CheckContext
  ) -> [Finding] {
    let some = marked.filter { $0.1.saysRequired == isRequired && $0.1.label.isSpoken }
    let all = context.askedFields.count {
      $0.component.isRequired == isRequired && $0.component.label != nil
        && ($0.component["requiredIf"] == nil || isRequired)
        // Off is an answer too, so nobody marks a switch as optional.
        && (isRequired || $0.component.type != "Toggle")
    }
    guard let first = some.first, some.count < all else { return [] }
    let edits = some.map { field, mark in
      Edit.set(ids: [context.address(of: field.placed)], props: [.text("label", mark.label)])
    }
    let kind = isRequired ? "required" : "optional"
    return [
      first.0.placed.finding(
        "the label says '\(kind)', and those of other \(kind) fields do not", at: "label",
        help: "leave it to the form, which marks what is required",
        fixes: [Fix("take the marks out of the labels", .safe, edits)],
        related: some.dropFirst().map { $0.0.placed.related("so does \($0.0.placed.name)") })
    ]
  }
}
