internal import JSON

extension Check {
  static let translationDangling = Check(
    code: "translation-dangling", severity: .warning,
    summary: "a translation is of words that are not there",
    reason:
      "Words under a path that names nothing are never shown, and look as if the work were done.",
    source: "house rule; formbricks/formbricks#2909",
    passing: [
      Example(
        "words, options and messages",
        translated([
          "plan.label": "Tarif", "plan.option.a.b": "A", "plan.message.required": "Bitte",
          "form.title": "Tarife",
        ])),
      Example(
        "a button of a step",
        [
          "formchat": 1, "id": "a", "components": [["type": "Step", "id": "one", "label": "One"]],
          "strings": ["de": ["one.next": "Weiter"]],
        ]),
    ],
    failing: [
      Example("a component that is not there", translated(["plna.label": "Tarif"])),
      Example("an option that is not there", translated(["plan.option.c": "C"])),
      Example(
        "words that are not there", translated(["plan.help": "Hilfe", "form.description": "Text"])),
      Example("no path", translated(["plan": "Tarif"])),
    ],
    find: { context in
      let strings = context.form["strings"]?.objectValue ?? [:]
      var groups: [CodeUnits: [JSONPointer]] = [:]
      for language in strings.members {
        for path in language.value.objectValue?.keys ?? []
        where !names(TranslationPath(path), in: context) {
          groups[CodeUnits(path), default: []].append(JSONPointer(["strings", language.key, path]))
        }
      }
      let dead = Set(groups.keys)
      return groups.map { path, places in
        dangling(path.string, at: places, context, without(dead, strings))
      }
    })

  private static func translated(_ words: JSONObject) -> JSONValue {
    [
      "formchat": 1, "id": "a", "title": "Plans",
      "components": [
        [
          "type": "Picker", "id": "plan", "label": "Plan", "options": [["value": "a.b"]],
          "messages": ["required": "Please choose"],
        ]
      ], "strings": ["de": .object(words)],
    ]
  }

  private static func dangling(
    _ path: String, at places: [JSONPointer], _ context: CheckContext, _ rest: JSONValue
  ) -> Finding {
    let parts = TranslationPath(path)
    let isForm = parts.id.isIdentical(to: TranslationPath.form)
    let isThere = isForm || context.component(parts.id) != nil
    let nearest =
      isThere
      ? nil
      : NearestName.question(for: parts.id, among: context.ids)
    return Finding(
      component: isForm || !isThere ? nil : parts.id, pointer: places[0],
      message: isThere
        ? "there is nothing to translate at '\(path)'"
        : "the translation '\(path)' is of a component that is not there",
      help: nearest ?? "a path is an id and a property, such as 'email.label', that has words",
      fixes: [
        Fix(
          "remove the translations of nothing", .offered,
          [.set(ids: ["form"], props: [.path("strings", rest)])])
      ],
      related: places.dropFirst().map {
        Diagnostic.Related(component: nil, pointer: $0, message: "and in '\($0.tokens[1].string)'")
      })
  }

  private static func without(_ dead: Set<CodeUnits>, _ strings: JSONObject) -> JSONValue {
    .object(
      JSONObject(
        strings.members.map { language in
          guard let words = language.value.objectValue else { return language }
          let kept = words.members.filter { !dead.contains(CodeUnits($0.key)) }
          return JSONObject.Member(key: language.key, value: .object(JSONObject(kept)))
        }))
  }

  /// Whether a path leads to words.
  private static func names(_ path: TranslationPath, in context: CheckContext) -> Bool {
    if path.id.isIdentical(to: TranslationPath.form) {
      return ["title", "description"].contains { path.rest == $0 && context.form[$0] != nil }
    }
    guard let component = context.component(path.id)?.component else { return false }
    if let value = path.option {
      return component.options.contains { $0.value.isIdentical(to: value) }
    }
    if let rule = path.message { return component["messages"]?[rule] != nil }
    if component.type == "Step", ["next", "back", "skip"].contains(path.rest) { return true }
    let keys = path.rest.split(separator: ".").map(String.init)
    return JSONValue.object(component.properties)[JSONPointer(keys)]?.stringValue != nil
  }
}
