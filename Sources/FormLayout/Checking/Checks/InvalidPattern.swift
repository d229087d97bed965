internal import JSON

extension Check {
  static let invalidPattern = Check(
    code: "invalid-pattern", severity: .error,
    summary: "a pattern cannot be read",
    reason: """
      A pattern that does not follow JavaScript's syntax is never matched, so the answers are not \
      held to it.
      """,
    source: "Formhaus, SurveyJS linter; ECMAScript patterns",
    passing: [
      Example("a pattern", [field("^NW-[0-9]{6}$")]),
      Example("a bracket that is escaped", [field("\\[")]),
      Example("a pattern that is no text is another finding", [field(7)]),
    ],
    failing: [
      Example("a bracket that is not closed", [field("[a-z")]),
      Example("a group that is not closed", [field("(a|b")]),
      Example("nothing to repeat", [field("*")]),
    ],
    find: { context in
      var known: [CodeUnits: PatternError?] = [:]
      return context.components.flatMap { placed in
        (placed.component["rules"]?.arrayValue ?? []).enumerated().compactMap { index, rule in
          guard rule["rule"]?.stringValue == "pattern", let source = rule["value"]?.stringValue,
            let error = fault(in: source, &known)
          else { return nil }
          return Finding(
            component: placed.reportedID,
            pointer: placed.path.pointer.appending("rules").appending(index).appending("value"),
            message: "the pattern cannot be read at character \(error.offset + 1): \(error)",
            help: "write it as JavaScript does, without slashes and flags")
        }
      }
    })

  private static func field(_ pattern: JSONValue) -> JSONValue {
    [
      "type": "TextField", "id": "a", "label": "A",
      "rules": [["rule": "pattern", "value": pattern]],
    ]
  }

  /// What is wrong with a pattern; each is read once, however often it is used.
  private static func fault(
    in source: String, _ known: inout [CodeUnits: PatternError?]
  ) -> PatternError? {
    let key = CodeUnits(source)
    if let fault = known[key] { return fault }
    var fault: PatternError?
    do { _ = try Pattern(javaScript: source) } catch { fault = error }
    known[key] = fault
    return fault
  }
}
