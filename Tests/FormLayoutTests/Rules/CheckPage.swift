import FormLayout

/// The page of the documentation that lists the checks, made from them.
enum CheckPage {
  static let path = "../../../Sources/formchat/Documentation.docc/Checks.md"

  static var lines: [String] {
    [
      "# What is checked", "",
      """
      After every turn, and in `formchat check`, a form is looked over for what follows. An error \
      will not work or cannot be exported, a warning works but wrongly or not for everybody, and \
      information is advice. `formchat explain CODE` gives the reason and examples. What is mended \
      safely changes no meaning and is mended by `/fix` and `formchat check --fix`; what is offered \
      is shown first. What is not wanted is named in the form: \
      `"metadata": {"suppress": [{"code": "…", "component": "…"}]}`; without a component all findings of \
      the code are meant. They are counted, and shown by `/check --all` and `formchat check --all`.
      """, "",
    ] + checks + ["", "## Found under another code", ""] + covered
      + [
        "", "## Left out", "", "Rules that other tools or guides have, and why they are not here.",
        "",
      ]
      + leftOut
  }

  private static var checks: [String] {
    rows(
      ["code", "severity", "finds", "mended", "after"],
      Check.all.map { check in
        [
          "`\(check.code)`", check.severity.rawValue, check.summary, mending(by: check),
          check.source,
        ]
      })
  }

  /// How the examples of a check are mended.
  private static func mending(by check: Check) -> String {
    let fixes = check.failing.flatMap { example in
      check.diagnostics(in: CheckContext(example.form)).flatMap(\.fixes)
    }
    let ways = Set(fixes.map(\.safety))
    if ways.isEmpty { return "–" }
    return [Fix.Safety.safe, .offered].filter(ways.contains)
      .map { $0 == .safe ? "safely" : "offered" }.joined(separator: ", ")
  }

  private static var covered: [String] {
    rows(
      ["rule", "code"],
      CatalogueRule.all.compactMap { rule in
        guard case .covered(let code) = rule.state else { return nil }
        return ["`\(rule.code)`", "`\(code)`"]
      })
  }

  private static var leftOut: [String] {
    rows(
      ["rule", "reason"],
      CatalogueRule.all.compactMap { rule in
        guard case .leftOut(let reason) = rule.state else { return nil }
        return ["`\(rule.code)`", reason]
      })
  }

  private static func rows(_ header: [String], _ rows: [[String]]) -> [String] {
    ([header, header.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
        + " |"
    }
  }
}
