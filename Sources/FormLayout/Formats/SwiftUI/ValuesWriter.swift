internal import JSON

/// Writes the file of values: what is answered, what is asked, and what is wrong.
struct ValuesWriter {
  let plan: SourcePlan
  var support = ValuesSupport()
  var losses = SwiftUILosses()
  var source = SwiftSource()

  init(_ plan: SourcePlan) {
    self.plan = plan
  }

  mutating func write() -> String {
    writeType(of: 0)
    writeItems()
    writeQuestions()
    writeConditions()
    if plan.hasSteps { writePath() }
    writeClearing()
    writeErrors()
    var text = source.text
    let snippets = support.text(valuesType: plan.valuesType, sharesValues: sharesValues)
    if !snippets.isEmpty { text += "\n" + snippets }
    return text
  }

  /// Writes a stretch of source after an empty line.
  mutating func emit(_ body: (ValuesWriter, inout SwiftSource) -> Void) {
    var fresh = SwiftSource()
    body(self, &fresh)
    source.gap()
    source.add(fresh.lines)
  }

  private var sharesValues: Bool {
    plan.filling.scopes.contains { $0.sharers.contains { $0.count > 1 } }
  }

  // MARK: Types

  mutating func writeItemType(of scope: Int) { writeType(of: scope) }

  private mutating func writeType(of scope: Int) {
    let isForm = scope == 0
    let title = SwiftText.comment(plan.form.title ?? plan.form.id)
    if isForm {
      source.doc("The answers to “\(title)”. What has no answer is `nil`.")
    } else {
      let item = plan.part(scope, 0).component
      source.doc("One entry: \(SwiftText.comment(item.label ?? item.id)).")
    }
    let conformances = isForm ? "" : "Identifiable, "
    let type = plan.scopes[scope].type
    var body = SwiftSource()
    if !isForm { body.line("let id = UUID()") }
    writeProperties(of: scope, to: &body)
    writeCoding(of: scope, to: &body)
    source.line("struct \(type): \(conformances)Codable, Equatable, Sendable {")
    source.indent { $0.add(body.lines) }
    source.line("}")
  }

  private mutating func writeProperties(of scope: Int, to body: inout SwiftSource) {
    let planned = plan.filling.scopes[scope]
    for slot in planned.keys.indices {
      let parts = planned.sharers[slot]
      guard let first = parts.first, let kind = plan.kind(ofSlot: slot, in: scope) else { continue }
      let component = planned.parts[first].component
      let words = SwiftText.comment(component.label ?? "")
      if !words.isEmpty { body.doc(comment(words, component, kind)) }
      let name = plan.scopes[scope].properties[slot]
      let type = swiftType(of: slot, kind, in: scope)
      var value: String?
      for part in parts where value == nil {
        value = initialValue(of: planned.parts[part], kind, in: scope, part)
      }
      body.line("var \(name): \(type)" + (value.map { " = \($0)" } ?? ""))
    }
  }

  private func comment(_ words: String, _ component: Component, _ kind: FieldValueKind) -> String {
    switch kind {
    case .date:
      switch component.mode {
      case "time": return words + ", as `09:30`."
      case "dateTime": return words + ", as `2026-01-31T09:30`."
      default: return words + ", as `2026-01-31`."
      }
    case .text, .number, .boolean, .textList, .itemList:
      return words.last.map { ".?!…".contains($0) } ?? true ? words : words + "."
    }
  }

  private func swiftType(of slot: Int, _ kind: FieldValueKind, in scope: Int) -> String {
    switch kind {
    case .text, .date: "String?"
    case .number: "Double?"
    case .boolean: "Bool?"
    case .textList: "[String]?"
    case .itemList:
      "[\(itemType(of: plan.filling.scopes[scope].sharers[slot].first ?? 0, in: scope))]"
    }
  }

  /// The type of the items of a list.
  func itemType(of part: Int, in scope: Int) -> String {
    if let type = plan.listTypes[SourcePlan.PartKey(scope: scope, part: part)] { return type }
    return plan.part(scope, part).templates.first.map { plan.scopes[$0].type } ?? "String"
  }

  private mutating func initialValue(
    of part: PlannedPart, _ kind: FieldValueKind, in scope: Int, _ local: Int
  ) -> String? {
    if kind == .itemList { return initialItems(of: part, in: scope, local) }
    guard let value = part.component.defaultValue, part.component.valueKind == kind else {
      return nil
    }
    switch kind {
    case .text: return value.stringValue.map(SwiftText.literal)
    case .number: return value.doubleValue.map(SwiftText.number)
    case .boolean: return value.boolValue.map { $0 ? "true" : "false" }
    case .textList:
      guard let list = value.arrayValue else { return nil }
      let texts = list.compactMap(\.stringValue)
      return texts.count == list.count
        ? "[" + texts.map(SwiftText.literal).joined(separator: ", ") + "]" : nil
    case .date:
      guard let text = value.stringValue else { return nil }
      let source = DateSource(text)
      if source.needsToday { support.use(.day) }
      return source.expression.replacing("today.", with: "Day.today.")
    case .itemList: return nil
    }
  }

  /// As many items as there must be, of the first kind.
  private func initialItems(of part: PlannedPart, in scope: Int, _ local: Int) -> String {
    let count = min(max(part.component["minItems"]?.intValue ?? 0, 0), 1_000)
    guard count > 0, let first = part.templates.first else { return "[]" }
    var item = plan.scopes[first].type + "()"
    if part.templates.count > 1 { item = ".\(kindCase(of: first))(\(item))" }
    if count == 1 { return "[\(item)]" }
    return
      "(1...\(count)).map { _ in \(part.templates.count > 1 ? itemType(of: local, in: scope) : "")\(item) }"
  }

  /// The case of a kind of item.
  func kindCase(of scope: Int) -> String {
    SwiftName.unreserved(SwiftName.lowerCamel(plan.scopes[scope].type) ?? "entry")
  }

  // MARK: Coding

  private mutating func writeCoding(of scope: Int, to body: inout SwiftSource) {
    let planned = plan.filling.scopes[scope]
    let names = plan.scopes[scope].properties
    guard !names.isEmpty else {
      if scope != 0 {
        body.gap()
        body.line("private enum CodingKeys: CodingKey {}")
      }
      return
    }
    let lists = planned.keys.indices.filter { plan.kind(ofSlot: $0, in: scope) == .itemList }
    let isPlain = zip(names, planned.keys).allSatisfy { $0.isIdentical(to: $1) }
    if scope != 0 || !isPlain {
      body.gap()
      var seen: Set<String> = []
      body.line("private enum CodingKeys: String, CodingKey {")
      for (name, key) in zip(names, planned.keys) {
        let raw = unique(key, &seen, of: scope)
        body.line(
          raw.isIdentical(to: name)
            ? "  case \(name)" : "  case \(name) = \(SwiftText.literal(raw))")
      }
      body.line("}")
    }
    guard !lists.isEmpty else { return }
    body.gap()
    body.line("/// Answers with the form's defaults.")
    body.line("init() {}")
    body.gap()
    body.block("init(from decoder: any Decoder) throws") { body in
      body.line("let values = try decoder.container(keyedBy: CodingKeys.self)")
      for slot in planned.keys.indices {
        let kind = plan.kind(ofSlot: slot, in: scope)
        let type = swiftType(of: slot, kind ?? .text, in: scope)
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        let end = kind == .itemList ? " ?? []" : ""
        body.line(
          "\(names[slot]) = try values.decodeIfPresent(\(plain).self, forKey: .\(names[slot]))\(end)"
        )
      }
    }
  }

  /// A key that Swift takes for no other: it compares texts by what they look like.
  private mutating func unique(_ key: String, _ seen: inout Set<String>, of scope: Int) -> String {
    guard !seen.insert(key).inserted else { return key }
    var number = 2
    while !seen.insert(key + String(number)).inserted { number += 1 }
    losses.add(
      "binding", of: scope == 0 ? nil : plan.part(scope, 0).component, at: 0,
      "two keys look the same, and Swift takes them for one")
    return key + String(number)
  }
}
