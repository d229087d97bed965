internal import JSON

extension Check {
  static let actionDangling = Check(
    code: "action-dangling", severity: .warning,
    summary: "an action is spelt almost like one that is known",
    reason: """
      What a button does is for the host to say, by the action's name. A slip in it means that \
      nothing happens when it is pressed.
      """,
    source: "DynamicUI; ViewLayout's registration form, whose host knows 'register' and 'login'",
    passing: [
      Example("a known action", [button("register")]),
      Example("an action of the host's own", [button("bookTrip")]),
      Example("a longer name", [button("registerMe")]),
      Example("another word", [button("logout")]),
      Example("a word that is near by chance", [button("plugin")]),
    ],
    failing: [
      Example("a letter too few", [button("registr")]),
      Example("two letters swapped", [button("lgoin")]),
      Example("a link", [["type": "Link", "id": "a", "label": "A", "action": "regsiter"]]),
    ],
    find: { context in
      context.components(having: "action").compactMap { placed in
        guard let action = placed.component.action, let known = meant(by: action) else {
          return nil
        }
        let edit = Edit.set(ids: [context.address(of: placed)], props: [.text("action", known)])
        return placed.finding(
          "the action '\(action)' is none that is known", at: "action",
          help: "did you mean '\(known)'?",
          fixes: [Fix("write '\(known)'", .offered, [edit])])
      }
    })

  private static func button(_ action: String) -> JSONValue {
    [
      "type": "Button", "id": "a", "label": "Go", "role": "submit", "action": .string(action),
    ]
  }

  private static let known = ["register", "login"]

  /// Words within reach of a known action that are meant as they are.
  private static let others: Set<String> = ["logon", "logic", "registry", "registrar"]

  /// The known action that a name misses by a slip: what begins alike and does not contain it.
  private static func meant(by action: String) -> String? {
    let folded = action.lowercased()
    guard (4...10).contains(folded.utf8.count), !others.contains(folded),
      !known.contains(where: { folded.contains($0) }),
      let near = NearestName.to(folded, among: known), near.utf8.first == folded.utf8.first
    else { return nil }
    return near
  }
}
