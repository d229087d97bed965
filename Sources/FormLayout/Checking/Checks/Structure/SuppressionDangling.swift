internal import JSON

extension Check {
  static let suppressionDangling = Check(
    code: "suppression-dangling", severity: .warning,
    summary: "a finding is suppressed that cannot be there",
    reason: """
      'metadata.suppress' names findings that are not wanted, by code and component. An entry with \
      a slip in it suppresses nothing.
      """,
    source: "house rule: what is suppressed is said and counted",
    passing: [
      Example("a code", form([["code": "all-caps"]])),
      Example("a code and a component", form([["code": "label-missing", "component": "a"]])),
      Example("a code of a file's reader", form([["code": "original-ignores"]])),
    ],
    failing: [
      Example("no such code", form([["code": "all-cap"]])),
      Example("no such component", form([["code": "all-caps", "component": "b"]])),
      Example("no code", form([["component": "a"]])),
      Example("no list", form("all-caps")),
    ],
    find: { context in
      guard let value = context.form["metadata"]?[Form.suppressKey] else { return [] }
      let list = JSONPointer(["metadata", Form.suppressKey])
      guard let entries = value.arrayValue else {
        return [
          Finding(
            pointer: list, message: "'metadata.suppress' is no list, so it suppresses nothing",
            help: "write a list of objects with 'code' and, for one component, 'component'")
        ]
      }
      return entries.enumerated().compactMap { index, entry in
        fault(in: entry, context).map { message, help in
          Finding(
            pointer: list.appending(index), message: message, help: help,
            fixes: [Fix("remove the entry", .offered, [removal(of: index, from: entries)])])
        }
      }
    })

  private static func form(_ suppressed: JSONValue) -> JSONValue {
    [
      "formchat": 1, "id": "f", "metadata": ["suppress": suppressed],
      "components": [["type": "Text", "id": "a", "text": "Hello"]],
    ]
  }

  /// Codes of what reading a file may say, beside those of the checks.
  private static let readingPrefix = "original-"

  private static func fault(
    in entry: JSONValue, _ context: CheckContext
  ) -> (message: String, help: String)? {
    guard let suppression = Suppression(json: entry) else {
      return ("the entry names no code", "name a code, such as 'privacy-notice-missing'")
    }
    let code = suppression.code
    guard Check.named(code) != nil || code.hasPrefix(readingPrefix) else {
      let meant = NearestName.question(for: code, among: Check.all.map(\.code))
      return ("there is no finding '\(code)'", meant ?? "see which codes the report shows")
    }
    guard let id = suppression.component, context.component(id) == nil else { return nil }
    return ("there is no component '\(id)'", "name one of this form, or none for all")
  }

  private static func removal(of index: Int, from entries: [JSONValue]) -> Edit {
    var kept = entries
    kept.remove(at: index)
    return .set(
      ids: ["form"],
      props: [
        kept.isEmpty
          ? .unset("metadata.suppress") : .path("metadata.suppress", .array(kept))
      ])
  }
}
